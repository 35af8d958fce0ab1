const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** Fields by their worth, for a move that neither wins nor defends. */
const liked = [4, 0, 2, 6, 8, 1, 3, 5, 7];

/** @param {readonly string[]} marks */
const winner = (marks) => {
  const line = lines.find(
    ([a = 0, b = 0, c = 0]) => marks[a] && marks[a] === marks[b] && marks[b] === marks[c],
  );
  return line ? marks[line[0] ?? 0] : undefined;
};

/** The field that completes a line of a mark. @param {readonly string[]} marks @param {string} mark */
const completing = (marks, mark) =>
  marks.findIndex((own, at) => !own && winner(marks.with(at, mark)) === mark);

/** What the computer does: win, else defend, else take what is worth most. @param {readonly string[]} marks */
const answer = (marks) => {
  const [win, defence] = [completing(marks, '○'), completing(marks, '×')];
  if (win >= 0) return win;
  return defence >= 0 ? defence : (liked.find((at) => !marks[at]) ?? -1);
};

for (const game of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-tictactoe]'))) {
  const cells = /** @type {HTMLButtonElement[]} */ ([...game.querySelectorAll('[data-cell]')]);
  const status = game.querySelector('[data-status]');
  /** @type {HTMLInputElement | null} */
  const alone = game.querySelector('[data-alone]');
  const { turn = '', wins = '', draw = '', empty = '' } = game.dataset;
  let marks = cells.map(() => '');

  const next = () => (marks.filter(Boolean).length % 2 === 0 ? '×' : '○');
  const isOver = () => winner(marks) !== undefined || marks.every(Boolean);

  const words = () => {
    const won = winner(marks);
    if (won) return wins.replace('{player}', won);
    return marks.every(Boolean) ? draw : turn.replace('{player}', next());
  };

  const show = () => {
    for (const [at, cell] of cells.entries()) {
      cell.textContent = marks[at] ?? '';
      cell.setAttribute('aria-label', (cell.dataset.cell ?? '').replace('{mark}', marks[at] || empty));
    }
    if (status) status.textContent = words();
  };

  /** @param {number} at */
  const play = (at) => {
    if (marks[at] || isOver()) return;
    marks = marks.with(at, next());
    if (alone?.checked && !isOver()) marks = marks.with(answer(marks), next());
    show();
  };

  const begin = () => {
    marks = cells.map(() => '');
    show();
  };

  for (const [at, cell] of cells.entries()) cell.addEventListener('click', () => play(at));
  game.querySelector('[data-again]')?.addEventListener('click', () => {
    begin();
    cells[0]?.focus();
  });
  alone?.addEventListener('change', begin);
  show();
}
