import { dayOf, keptAs } from './kept.js';

const dayLength = 24 * 60 * 60 * 1000;
const language = document.documentElement.lang;

/** The next time that a day of every year comes, today at the earliest. @param {string} monthDay */
const nextOf = (monthDay) => {
  const today = dayOf();
  const year = Number(today.slice(0, 4)) + (monthDay < today.slice(5) ? 1 : 0);
  return `${year}-${monthDay}`;
};

for (const tool of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-until]'))) {
  const field = tool.querySelector('input');
  const [number, words, day] = ['number', 'words', 'day'].map((part) => tool.querySelector(`[data-${part}]`));
  const { left = '', today = '', past = '' } = tool.dataset;
  /** @type {{ read(): string | undefined, write(day: string): boolean }} */
  const store = keptAs('until', tool.dataset.until);

  /** @param {number} days */
  const wordsFor = (days) => {
    if (Number.isNaN(days)) return '';
    if (days === 0) return today;
    return days > 0 ? left : past;
  };

  const show = () => {
    const value = field?.value ?? '';
    // Both as midnight in universal time: no day has 23 hours there.
    const days = (Date.parse(value) - Date.parse(dayOf())) / dayLength;
    const written = value && new Date(`${value}T12:00`).toLocaleDateString(language, { dateStyle: 'full' });
    if (number) number.textContent = value ? Math.abs(days).toLocaleString(language) : '–';
    number?.toggleAttribute('hidden', days === 0);
    if (words) words.textContent = wordsFor(days);
    if (day) day.textContent = written;
  };

  const { yearly } = tool.dataset;
  if (field) field.value = store.read() ?? (yearly ? nextOf(yearly) : field.value);
  field?.addEventListener('input', () => {
    store.write(field.value);
    show();
  });
  setInterval(show, 60_000);
  tool.querySelector('[data-controls]')?.removeAttribute('hidden');
  show();
}
