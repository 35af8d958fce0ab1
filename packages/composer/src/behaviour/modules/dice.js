/** Where the pips of each face stand, in nine places from the top left. */
const faces = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

for (const dice of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-dice]'))) {
  const list = dice.querySelector('[data-faces]');
  const template = dice.querySelector('template');
  const count = dice.querySelector('select');
  const result = dice.querySelector('[data-result]');
  const kinds = /** @type {HTMLElement[]} */ ([...dice.querySelectorAll('[data-sides]')]);
  let sides = Number(dice.dataset.dice);

  /** @param {number} value */
  const faceOf = (value) => {
    const face = template?.content.firstElementChild?.cloneNode(true);
    if (!(face instanceof Element)) return '';
    for (const [place, pip] of face.querySelectorAll('[data-pip]').entries())
      pip.toggleAttribute('data-on', faces[value - 1]?.includes(place) ?? false);
    const number = face.querySelector('[data-number]');
    if (number) number.textContent = String(value);
    return face;
  };

  const roll = () => {
    const values = Array.from({ length: Number(count?.value) }, () => 1 + Math.floor(Math.random() * sides));
    list?.replaceChildren(...values.map(faceOf));
    const sum = values.reduce((total, value) => total + value, 0);
    if (result) result.textContent = (dice.dataset.sum ?? '').replace('{sum}', String(sum));
  };

  for (const kind of kinds) {
    kind.addEventListener('click', () => {
      sides = Number(kind.dataset.sides);
      for (const other of kinds) other.setAttribute('aria-pressed', String(other === kind));
      roll();
    });
  }
  dice.querySelector('[data-roll]')?.addEventListener('click', roll);
  dice.querySelector('[data-controls]')?.removeAttribute('hidden');
}
