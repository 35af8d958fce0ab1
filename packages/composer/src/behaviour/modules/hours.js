/** Walks a drawn landscape through the day: each hour is six colours and the height of the sun. */
for (const control of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-hours]'))) {
  const scene = control.closest('section');
  const slider = control.querySelector('input');
  const output = control.querySelector('output');
  /** @type {{ name: string, sun: number, colours: number[][] }[]} */
  const hours = JSON.parse(control.dataset.hours ?? '[]');
  const show = () => {
    const value = Number(slider?.value);
    const [from, to] = [hours[Math.floor(value)], hours[Math.ceil(value)]];
    if (!from || !to || !scene) return;
    const between = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * (value % 1);
    for (const [index, colour] of from.colours.entries()) {
      const mixed = colour.map((part, place) => between(part, to.colours[index]?.[place] ?? part).toFixed(3));
      scene.style.setProperty(`--sky-${index}`, `oklch(${mixed.join(' ')})`);
    }
    scene.style.setProperty('--sun', `${between(from.sun, to.sun)}px`);
    if (output) output.value = hours[Math.round(value)]?.name ?? '';
  };
  slider?.addEventListener('input', show);
}
