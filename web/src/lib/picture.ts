/** A drawing of the page made into a picture that a canvas can draw: with its colours, which style sheets gave it. */
import { flushSync, mount, unmount, type Component } from 'svelte';

/** What style sheets may say of a drawing, and attributes can say as well. */
const SAID = [
  ...['fill', 'fill-opacity', 'fill-rule', 'opacity', 'stop-color', 'stop-opacity'],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin'],
  ...['font-family', 'font-size', 'font-weight', 'letter-spacing', 'text-anchor'],
];

/** The drawing of a component that is one `svg`, so many pixels large. */
export async function pictureOf(drawing: Component, width: number, height: number): Promise<HTMLImageElement> {
  const place = document.createElement('div');
  place.className = 'visually-hidden';
  place.ariaHidden = 'true';
  document.body.append(place);
  const mounted = mount(drawing, { target: place });
  flushSync();
  const code = inked(place.querySelector('svg')!, width, height);
  void unmount(mounted);
  place.remove();
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(code)}`;
  await picture.decode();
  return picture;
}

/** The code of a drawing that needs no style sheet. */
export function inked(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll('*');
  drawing.querySelectorAll('*').forEach((node, number) => {
    const style = getComputedStyle(node);
    for (const name of SAID) {
      const value = style.getPropertyValue(name);
      if (value) copies[number]!.setAttribute(name, value);
    }
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}
