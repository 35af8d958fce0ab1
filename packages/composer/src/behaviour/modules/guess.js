for (const game of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll('[data-guess]'))) {
  const input = game.querySelector('input');
  const status = game.querySelector('[data-status]');
  const count = game.querySelector('[data-count]');
  const { higher = '', lower = '', right = '' } = game.dataset;
  const [from, to] = [Number(game.dataset.from), Number(game.dataset.to)];
  let number = 0;
  let tries = 0;

  /** @param {string} words */
  const say = (words) => {
    if (status) status.textContent = words;
    if (count)
      count.textContent = tries > 0 ? (game.dataset.tries ?? '').replace('{tries}', String(tries)) : '';
  };

  const begin = () => {
    number = from + Math.floor(Math.random() * (to - from + 1));
    tries = 0;
    say('');
    if (input) input.value = '';
  };

  game.addEventListener('submit', (event) => {
    event.preventDefault();
    const guess = input?.valueAsNumber ?? NaN;
    if (Number.isNaN(guess)) return;
    tries += 1;
    const words = guess === number ? right : guess < number ? higher : lower;
    say(words.replace('{guess}', String(guess)).replace('{tries}', String(tries)));
    input?.select();
  });
  game.querySelector('[data-again]')?.addEventListener('click', () => {
    begin();
    input?.focus();
  });
  begin();
}
