for (const deck of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-cards]'))) {
  const cards = /** @type {HTMLElement[]} */ ([...deck.querySelectorAll('li')]);
  const status = deck.querySelector('[data-status]');
  let at = 0;

  /** @param {boolean} isTurned */
  const show = (isTurned) => {
    for (const [place, card] of cards.entries()) {
      card.hidden = place !== at;
      card.querySelector('[data-back]')?.toggleAttribute('hidden', !isTurned);
    }
    const words = (deck.dataset.at ?? '').replace('{at}', String(at + 1));
    if (status) status.textContent = words.replace('{all}', String(cards.length));
  };

  deck
    .querySelector('[data-turn]')
    ?.addEventListener('click', () => show(cards[at]?.querySelector('[data-back][hidden]') !== null));
  deck.querySelector('[data-next]')?.addEventListener('click', () => {
    at = (at + 1) % cards.length;
    show(false);
  });
  deck.querySelector('[data-controls]')?.removeAttribute('hidden');
  show(false);
}
