/** Three digits that count, with commas between thousands. */
export const number = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 });

const steps = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];

/** Bytes in the unit that leaves one to three digits. */
export function bytes(value: number): string {
  const step = Math.min(steps.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, value)) / 3)));
  return `${number(value / 1000 ** step)} ${steps[step]}`;
}

const longest = 138;

/** Prose in lines that a reader of its source takes in. */
export const wrap = (text: string): string =>
  text.split(' ').reduce((lines, word) => {
    const length = lines.length - lines.lastIndexOf('\n') - 1;
    return length + 1 + word.length > longest ? `${lines}\n${word}` : `${lines} ${word}`;
  });
