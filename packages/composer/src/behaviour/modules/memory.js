for (const game of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-memory]'))) {
  const cards = /** @type {HTMLButtonElement[]} */ ([...game.querySelectorAll('[data-card]')]);
  const status = game.querySelector('[data-memory-status]');
  const again = game.querySelector('[data-again]');
  /** @type {HTMLButtonElement[]} */
  let turned = [];
  let tries = 0;

  /** @param {HTMLButtonElement} card @param {boolean} isOpen */
  const turn = (card, isOpen) => {
    const { card: word = '', hiddenLabel = '' } = card.dataset;
    card.setAttribute('aria-pressed', String(isOpen));
    card.setAttribute('aria-label', isOpen ? word : hiddenLabel);
    const face = card.querySelector('span');
    if (face) face.textContent = isOpen ? word : '?';
  };

  const say = () => {
    const found = cards.filter((card) => card.dataset.found).length / 2;
    const words = (game.dataset.found ?? '')
      .replace('{found}', String(found))
      .replace('{all}', String(cards.length / 2))
      .replace('{tries}', String(tries));
    if (status) status.textContent = words;
    again?.toggleAttribute('hidden', found < cards.length / 2);
  };

  /** Two that do not match stay open until the next is turned: nobody has to hurry. */
  const judge = () => {
    const [one, other] = turned;
    if (!one || !other) return;
    tries += 1;
    if (one.dataset.card === other.dataset.card) {
      for (const card of turned) card.dataset.found = 'true';
      turned = [];
    }
    say();
  };

  const deal = () => {
    turned = [];
    tries = 0;
    const places = cards.map((card) => card.parentElement);
    const shuffled = places.toSorted(() => Math.random() - 0.5);
    places[0]?.parentElement?.append(...shuffled.filter((place) => place !== null));
    for (const card of cards) {
      delete card.dataset.found;
      turn(card, false);
    }
    again?.setAttribute('hidden', '');
  };

  for (const card of cards) {
    card.addEventListener('click', () => {
      if (turned.length === 2) {
        for (const other of turned) turn(other, false);
        turned = [];
      }
      if (card.dataset.found || turned.includes(card)) return;
      turn(card, true);
      turned.push(card);
      judge();
    });
  }
  again?.addEventListener('click', () => {
    deal();
    say();
    cards[0]?.focus();
  });
  deal();
}
