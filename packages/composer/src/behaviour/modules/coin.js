for (const coin of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-coin]'))) {
  const { heads = '', tails = '', tally = '' } = coin.dataset;
  const result = coin.querySelector('[data-result]');
  const count = coin.querySelector('[data-count]');
  const button = coin.querySelector('button');
  const thrown = { heads: 0, tails: 0 };

  button?.addEventListener('click', () => {
    const isHeads = Math.random() < 0.5;
    thrown[isHeads ? 'heads' : 'tails'] += 1;
    if (result) result.textContent = isHeads ? heads : tails;
    const counted = tally.replace('{heads}', String(thrown.heads)).replace('{tails}', String(thrown.tails));
    if (count) count.textContent = counted;
  });
  button?.removeAttribute('hidden');
}
