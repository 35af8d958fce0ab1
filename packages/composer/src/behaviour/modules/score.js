import { keptAs } from './kept.js';

/** @typedef {{ name: string, turns: number[] }} Player */
/** @typedef {{ players: Player[], order: number[] }} Game */

for (const board of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-score]'))) {
  const list = board.querySelector('[data-players]');
  const template = board.querySelector('template');
  const status = board.querySelector('[data-status]');
  const { start = '0', down, leads = '', playerName = '' } = board.dataset;
  const sign = down === undefined ? 1 : -1;
  /** @type {{ read(): Game | undefined, write(game: Game): boolean }} */
  const store = keptAs('score', board.dataset.score);
  const fields = /** @type {NodeListOf<HTMLInputElement>} */ (board.querySelectorAll('ul [data-name]'));
  /** `order`: who entered points, the last one last. @type {Game} */
  let game = store.read() ?? {
    players: [...fields].map(({ value }) => ({ name: value, turns: [] })),
    order: [],
  };

  /** @param {Player} player */
  const totalOf = ({ turns }) => Number(start) + sign * turns.reduce((sum, points) => sum + points, 0);

  /** Who counts down leads with the fewest; nobody does where two have the same, or nothing was entered. */
  const leader = () => {
    const sorted = game.players.toSorted((a, b) => sign * (totalOf(b) - totalOf(a)));
    const [first, second] = sorted;
    const isAhead = first && second && totalOf(first) !== totalOf(second);
    return isAhead ? first.name : '';
  };

  const say = () => {
    const name = leader();
    if (status) status.textContent = name ? leads.replace('{name}', () => name) : '';
    store.write(game);
  };

  /** @param {Player} player @param {number} at */
  const rowOf = (player, at) => {
    const row = /** @type {HTMLElement} */ (template?.content.firstElementChild?.cloneNode(true));
    const name = /** @type {HTMLInputElement | null} */ (row.querySelector('[data-name]'));
    const points = /** @type {HTMLInputElement | null} */ (row.querySelector('[data-points]'));
    const total = row.querySelector('[data-total]');
    const label = points?.dataset.points ?? '';
    const call = () =>
      points?.setAttribute(
        'aria-label',
        label.replace('{name}', () => player.name),
      );
    if (name) name.value = player.name;
    if (total) total.textContent = String(totalOf(player));
    call();
    name?.addEventListener('input', () => {
      player.name = name.value;
      call();
      say();
    });
    const form = row.querySelector('form');
    form?.removeAttribute('hidden');
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      player.turns.push(points?.valueAsNumber || 0);
      game.order.push(at);
      show((at + 1) % game.players.length);
    });
    return row;
  };

  /** @param {number} [next] whose turn it is: their field is ready */
  const show = (next) => {
    list?.replaceChildren(...game.players.map(rowOf));
    const field = next === undefined ? undefined : list?.querySelectorAll('[data-points]')[next];
    if (field instanceof HTMLElement) field.focus();
    say();
  };

  board.querySelector('[data-undo]')?.addEventListener('click', () => {
    const last = game.order.pop();
    if (last !== undefined) game.players[last]?.turns.pop();
    show(last);
  });
  board.querySelector('[data-more]')?.addEventListener('click', () => {
    const name = playerName.replace('{number}', String(game.players.length + 1));
    game.players.push({ name, turns: [] });
    show(game.players.length - 1);
  });
  board.querySelector('[data-again]')?.addEventListener('click', () => {
    game = { players: game.players.map(({ name }) => ({ name, turns: [] })), order: [] };
    show(0);
  });
  board.querySelector('[data-controls]')?.removeAttribute('hidden');
  show();
}
