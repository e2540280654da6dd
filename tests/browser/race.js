/**
 * Plays a seat of an arcade game as fast as the page goes, by clicks on the board: the Alien ahead, the Defender at
 * whatever can be hit. Nobody acts while dice fall, so that both go on at the same moment; and while `window.held` is
 * true nobody goes so far that the game could end. A click that changes nothing was refused, or is on its way.
 */
([seat, seconds]) => {
  const lit = (name) => document.querySelector(`[data-console="${seat}"] .press.lit[data-press="${name}"]`);
  const cells = (use) => [...document.querySelectorAll(`.screen .cell.lit.${use}:not(.held)`)];
  const shown = () => document.querySelector('.board').innerHTML;
  const later = (ms) => new Promise((run) => setTimeout(run, ms));
  const last = 'g';
  const few = 6;

  const step = () => {
    const held = document.querySelector('.screen .cell.held');
    if (held) return cells('take')[0] ?? held;
    return cells('go').findLast((cell) => !window.held || cell.dataset.cell < last);
  };
  const many = () => document.querySelectorAll('.screen [data-thing]').length > few;
  const shot = () => (!window.held || many() ? lit('shoot') : null) ?? lit('fly') ?? lit('nugget-right');
  const falling = () => document.querySelector('.die.falling');
  const wanted = () => (falling() ? null : lit('ready') ?? (seat === 0 ? step() : shot()) ?? lit('throw'));

  const run = async () => {
    let since = Date.now();
    while (!document.querySelector('section.end')) {
      if (Date.now() - since > seconds * 1000) throw new Error(`nothing to do: ${document.body.innerText}`);
      const before = shown();
      const place = wanted();
      if (place) {
        since = Date.now();
        place.click();
        while (shown() === before && Date.now() - since < 500) await later(5);
      }
      await later(5);
    }
  };
  (window.races ??= []).push(run());
};
