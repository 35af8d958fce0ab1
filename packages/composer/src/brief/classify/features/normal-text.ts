/** What a statement is shows at its beginning and end: the middle of a very long one is not looked at. */
const longest = { head: 480, tail: 120 };

/** The text as features see it: of bounded length, one spelling of each character, lower case, digits alike. */
export function normalText(text: string): string {
  const { head, tail } = longest;
  const bounded = text.length > head + tail ? `${text.slice(0, head)} ${text.slice(-tail)}` : text;
  return bounded
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Nd}/gu, '0')
    .replace(/\s+/gu, ' ')
    .trim();
}
