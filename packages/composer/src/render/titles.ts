/** Scripts that part no words. */
const endsUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。！？ー]$/u;

/** What stands between two halves of a title on one line: a space, where the script has any. */
export const gapAfter = (half: string): string => (endsUnspaced.test(half) ? '' : ' ');

/** A title as its halves; the second is empty where there is but one. */
export function halvesOf(title: string): readonly [first: string, second: string] {
  const [first = '', second = ''] = title.split('|');
  return [first, second];
}

/** Both halves of a title on one line. */
export function oneLine(title: string): string {
  const [first, second] = halvesOf(title);
  return second ? `${first}${gapAfter(first)}${second}` : first;
}
