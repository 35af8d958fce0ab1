const units = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
];

for (const countdown of document.querySelectorAll('[data-countdown]')) {
  const target = Date.parse(countdown.dataset.countdown);
  const show = () => {
    let left = Math.max(0, target - Date.now());
    for (const [unit, length] of units) {
      countdown.querySelector(`[data-unit="${unit}"]`).textContent = String(Math.floor(left / length));
      left %= length;
    }
  };
  show();
  setInterval(show, 30_000);
}
