import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Points from './Points.svelte';

const hat = { name: 'hat', hearts: 4, damage: 2, limit: 3, protects: false, left: 3, ticked: 2 };

test('hearts that are left, and damage that is ticked; nothing of an object that has just gone', async () => {
  const { container, rerender } = render(Points, { object: hat, boxes: 5 });
  const counts = () => [...container.querySelectorAll<HTMLElement>('[data-count]')].map((node) => node.dataset.count);
  expect(counts()).toEqual(['3', '2']);
  await rerender({ object: null });
  expect(counts()).toEqual(['0', '0']);
});
