import { keptAs } from './kept.js';

/** @type {Readonly<Record<string, readonly [number, number]>>} */
const ways = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };
/** @type {Readonly<Record<string, string>>} */
const keys = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };
const step = 190;

for (const game of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-snake]'))) {
  const cells = /** @type {HTMLElement[]} */ ([...game.querySelectorAll('[data-field] > span')]);
  const status = game.querySelector('[data-status]');
  const run = game.querySelector('[data-run]');
  const { score = '', over = '', start = '', pause = '', train } = game.dataset;
  const size = Number(game.dataset.size);
  /** @type {{ read(): number | undefined, write(best: number): boolean }} */
  const store = keptAs('snake', game.dataset.snake);
  let best = store.read() ?? 0;
  /** Places of the body, the head first. @type {number[]} */
  let body = [];
  let food = 0;
  let way = 'right';
  /** Ways that are still to be taken: two keys within one step count both. @type {string[]} */
  let turns = [];
  let waiting = 0;
  /** Whether a game is to begin anew, and whether one was lost. */
  let isOver = true;
  let isLost = false;

  const points = () => body.length - 3;

  const isTrain = train !== undefined;
  /** Drawn with colours and corners: not every device has pictures among its letters. */
  const corners = { head: isTrain ? '15% 45% 15% 15%' : '40%', part: isTrain ? '8%' : '18%', food: '50%' };

  /** @param {number} place @param {string} colour @param {string} corner */
  const paint = (place, colour, corner) => {
    const cell = cells[place];
    if (!cell) return;
    cell.style.background = colour;
    cell.style.borderRadius = corner;
  };

  const drawBody = () => {
    const [head = 0, ...parts] = body;
    for (const part of parts) paint(part, 'var(--fill)', corners.part);
    paint(head, 'var(--mark)', corners.head);
  };

  const say = () => {
    const words = score.replace('{score}', String(points())).replace('{best}', String(best));
    if (status) status.textContent = isLost ? `${over} ${words}` : words;
    if (run) run.textContent = waiting ? pause : start;
  };

  const draw = () => {
    for (const at of cells.keys()) paint(at, '', '');
    paint(food, 'currentColor', corners.food);
    drawBody();
    say();
  };

  /** Somewhere free. */
  const place = () => {
    const free = cells.map((_, at) => at).filter((at) => !body.includes(at));
    food = free[Math.floor(Math.random() * free.length)] ?? 0;
  };

  const begin = () => {
    const middle = Math.floor(size / 2) * size + Math.floor(size / 2);
    body = [middle, middle - 1, middle - 2];
    way = 'right';
    turns = [];
    isOver = false;
    isLost = false;
    place();
  };

  /** The place that a way leads to; nothing beyond the edge. */
  const ahead = () => {
    const [x, y] = ways[way] ?? [0, 0];
    const head = body[0] ?? 0;
    const [column, row] = [(head % size) + x, Math.floor(head / size) + y];
    return column < 0 || row < 0 || column >= size || row >= size ? undefined : row * size + column;
  };

  const stop = () => {
    clearInterval(waiting);
    waiting = 0;
  };

  const move = () => {
    way = turns.shift() ?? way;
    const next = ahead();
    const isEating = next === food;
    // The last place is left as the head arrives there.
    const kept = isEating ? body : body.slice(0, -1);
    if (next === undefined || kept.includes(next)) {
      isOver = true;
      isLost = true;
      stop();
    } else {
      body = [next, ...kept];
      if (isEating) place();
      if (points() > best) {
        best = points();
        store.write(best);
      }
    }
    draw();
  };

  const go = () => {
    if (isOver) begin();
    if (!waiting) waiting = Number(setInterval(move, step));
    draw();
  };

  /** @param {string} to */
  const steer = (to) => {
    const [x, y] = ways[to] ?? [0, 0];
    const [ownX, ownY] = ways[turns.at(-1) ?? way] ?? [0, 0];
    const isBack = x === -ownX && y === -ownY;
    if (!isBack && turns.length < 2) turns.push(to);
    if (!waiting && !isOver) go();
  };

  for (const button of /** @type {NodeListOf<HTMLElement>} */ (game.querySelectorAll('[data-steer]')))
    button.addEventListener('click', () => steer(button.dataset.steer ?? ''));
  run?.addEventListener('click', () => {
    if (!waiting) {
      go();
      return;
    }
    stop();
    draw();
  });
  document.addEventListener('keydown', (event) => {
    const to = keys[event.key];
    // Only while it is played do the keys not move the page.
    if (!to || !waiting) return;
    event.preventDefault();
    steer(to);
  });
  begin();
  isOver = true;
  draw();
}
