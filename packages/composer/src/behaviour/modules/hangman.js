const language = document.documentElement.lang;

for (const game of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-hangman]'))) {
  const words = (game.dataset.words ?? '').split('|');
  const letters = /** @type {HTMLButtonElement[]} */ ([...game.querySelectorAll('[data-letter]')]);
  const [shown, hearts, status] = ['word', 'left', 'status'].map((part) =>
    game.querySelector(`[data-${part}]`),
  );
  const { mistakes = '', won = '', lost = '', length = '' } = game.dataset;
  const most = Number(game.dataset.most);
  let word = '';
  /** @type {Set<string>} */
  let tried = new Set();

  /** Letters as they are guessed: without case. */
  const signs = () => [...word.toLocaleUpperCase(language)];
  const isLetter = (/** @type {string} */ sign) => /\p{L}/u.test(sign);
  const left = () => most - [...tried].filter((letter) => !signs().includes(letter)).length;
  const isFound = () => signs().every((sign) => !isLetter(sign) || tried.has(sign));
  const isOver = () => isFound() || left() <= 0;

  const show = () => {
    const seen = signs().map((sign) => (!isLetter(sign) || tried.has(sign) || left() <= 0 ? sign : '_'));
    if (shown) {
      shown.replaceChildren(
        ...seen.map((sign) => Object.assign(document.createElement('span'), { textContent: sign })),
      );
      const count = length.replace('{count}', String(signs().filter(isLetter).length));
      shown.setAttribute('aria-label', `${count}: ${seen.join(' ')}`);
    }
    if (hearts)
      hearts.textContent = `${'●'.repeat(Math.max(0, left()))}${'○'.repeat(most - Math.max(0, left()))}`;
    const said = isFound() ? won : left() <= 0 ? lost : mistakes;
    if (status) status.textContent = said.replace('{left}', String(left())).replace('{word}', () => word);
    for (const letter of letters) letter.disabled = isOver() || tried.has(letter.dataset.letter ?? '');
  };

  const begin = () => {
    const others = words.filter((other) => other !== word);
    word = others[Math.floor(Math.random() * others.length)] ?? word;
    tried = new Set();
    show();
  };

  /** @param {string} letter */
  const guess = (letter) => {
    if (isOver()) return;
    tried.add(letter);
    show();
  };

  for (const letter of letters) letter.addEventListener('click', () => guess(letter.dataset.letter ?? ''));
  document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
    const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    const letter = letters.find(({ dataset }) => dataset.letter === key.toLocaleUpperCase(language));
    if (letter && !letter.disabled && !isTyping && !ctrlKey && !metaKey && !altKey)
      guess(letter.dataset.letter ?? '');
  });
  game.querySelector('[data-next]')?.addEventListener('click', begin);
  begin();
}
