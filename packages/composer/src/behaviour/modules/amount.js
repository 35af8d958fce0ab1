/**
 * The amount in a price as it is written, whichever way thousands and cents are marked; nothing where it is none or several.
 * @param {string} text
 */
export const amountIn = (text) => {
  const [digits, ...others] = text.match(/\d[\d.,'\u00a0\u202f ]*/g) ?? [];
  if (!digits || others.length > 0) return undefined;
  const number = digits.replace(/[^\d]+$/, '');
  const cents = /[.,](\d{1,2})$/.exec(number)?.[1] ?? '';
  const whole = cents ? number.slice(0, -cents.length - 1) : number;
  return Number(`${whole.replace(/\D/g, '')}.${cents || 0}`);
};

/**
 * An amount written as the price was, so that its currency and its place stay.
 * @param {number} amount @param {string} like
 */
export const writtenLike = (amount, like) => {
  const hasCents = !Number.isInteger(amount) || /[.,]\d{2}(?!\d)/.test(like);
  const number = amount.toLocaleString(document.documentElement.lang, {
    minimumFractionDigits: hasCents ? 2 : 0,
    maximumFractionDigits: 2,
  });
  return like.replace(/\d[\d.,']*(?:[ \u00a0\u202f]\d{3})*/, number);
};
