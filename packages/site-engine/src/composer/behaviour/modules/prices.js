/**
 * The amount in a price as it is written, whichever way thousands and cents are marked.
 * @param {string} text
 */
const amountIn = (text) => {
  const digits = /\d[\d.,' ]*/.exec(text)?.[0].trim() ?? '0';
  const cents = /[.,](\d{1,2})$/.exec(digits)?.[1] ?? '';
  const whole = cents ? digits.slice(0, -cents.length - 1) : digits;
  return Number(`${whole.replace(/\D/g, '')}.${cents || 0}`);
};

/**
 * An amount written as the price was, so that its currency and its place stay.
 * @param {number} amount @param {string} like
 */
const writtenLike = (amount, like) => {
  const hasCents = !Number.isInteger(amount) || /[.,]\d{2}(?!\d)/.test(like);
  const number = amount.toLocaleString(document.documentElement.lang, {
    minimumFractionDigits: hasCents ? 2 : 0,
    maximumFractionDigits: 2,
  });
  return like.replace(/\d[\d.,']*(?: \d{3})*/, number);
};

for (const calculator of document.querySelectorAll('[data-calculator]')) {
  const what = calculator.querySelector('select');
  const count = calculator.querySelector('input');
  const result = calculator.querySelector('output');
  const show = () => {
    const price = what?.value ?? '';
    const total = amountIn(price) * Math.max(1, Number(count?.value));
    if (result) result.value = writtenLike(total, price);
  };
  calculator.addEventListener('input', show);
  show();
}

const cart = document.querySelector('[data-cart]');
const rows = cart?.querySelector('[data-cart-rows]');
const template = cart?.querySelector('template');
/** @type {HTMLElement | null | undefined} */
const status = cart?.querySelector('[data-cart-status]');

/** @type {Map<string, { price: string, count: number }>} */
const basket = new Map();

const total = () => {
  const [first] = basket.values();
  if (!first) return status?.dataset.empty ?? '';
  const sum = [...basket.values()].reduce((all, { price, count }) => all + amountIn(price) * count, 0);
  return `${status?.dataset.total}: ${writtenLike(Math.round(sum * 100) / 100, first.price)}`;
};

/** @param {string} name @param {number} step */
const change = (name, step) => {
  const entry = basket.get(name);
  if (!entry) return;
  entry.count += step;
  if (entry.count < 1) basket.delete(name);
  show();
};

/** @param {string} name @param {number} count */
const rowFor = (name, count) => {
  const row = /** @type {DocumentFragment} */ (template?.content.cloneNode(true));
  for (const [place, text] of Object.entries({ '[data-name]': name, '[data-count]': String(count) })) {
    const element = row.querySelector(place);
    if (element) element.textContent = text;
  }
  for (const [step, key] of /** @type {const} */ ([
    [-1, 'less'],
    [1, 'more'],
  ])) {
    /** @type {HTMLElement | null} */
    const button = row.querySelector(`[data-${key}]`);
    button?.setAttribute('aria-label', (button.dataset[key] ?? '').replace('{name}', name));
    button?.addEventListener('click', () => {
      change(name, step);
      /** @type {HTMLElement | null | undefined} */ (rows?.querySelector(`[data-${key}]`))?.focus();
    });
  }
  return row;
};

const show = () => {
  rows?.replaceChildren(...[...basket].map(([name, { count }]) => rowFor(name, count)));
  if (status) status.textContent = total();
};

for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-add]'))) {
  button.addEventListener('click', () => {
    const name = button.dataset.add ?? '';
    if (!basket.has(name)) basket.set(name, { price: button.dataset.priceText ?? '', count: 0 });
    change(name, 1);
  });
}
