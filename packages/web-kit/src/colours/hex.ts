export type Rgb = [red: number, green: number, blue: number];

/** `#rgb` or `#rrggbb`, in small letters with six digits; nothing when it is no colour. */
export function toHex(words: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(words.trim())?.[1]?.toLowerCase();
  if (!digits) return undefined;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

export const toRgb = (hex: string): Rgb => {
  const number = Number.parseInt(hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};

const clamped = (value: number) => Math.min(255, Math.max(0, Math.round(value)));

/** @param rgb each from 0 to 255; what a screen cannot show is brought to what it can */
export const fromRgb = (rgb: Rgb): string =>
  `#${rgb.map((value) => clamped(value).toString(16).padStart(2, '0')).join('')}`;
