const units = /** @type {const} */ ([
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
]);

/** @param {HTMLElement} countdown */
const show = (countdown) => {
  let left = Date.parse(countdown.dataset.countdown ?? '') - Date.now();
  // Noughts say nothing: once the day has come there is nothing to count.
  countdown.hidden = !(left > 0);
  if (countdown.hidden) return;
  for (const [unit, length] of units) {
    const place = countdown.querySelector(`[data-unit="${unit}"]`);
    if (place) place.textContent = String(Math.floor(left / length));
    left %= length;
  }
};

for (const countdown of /** @type {NodeListOf<HTMLElement>} */ (
  document.querySelectorAll('[data-countdown]')
)) {
  show(countdown);
  setInterval(() => show(countdown), 30_000);
}
