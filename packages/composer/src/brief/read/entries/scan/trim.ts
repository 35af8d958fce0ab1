/** What stands between the parts of an entry and says nothing by itself. */
const edge = ',;:.·|•–—―=→-、，：；。・\u060c\u061b';

const isEdge = (character: string) => edge.includes(character) || character.trim() === '';

/** Without separators and space at both ends; a full stop within stays. */
export function trimSeparators(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isEdge(text.charAt(start))) start += 1;
  while (end > start && isEdge(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

const pairs = new Map([
  ['(', ')'],
  ['（', '）'],
  ['[', ']'],
]);

/** What brackets around the whole of a text hold; any other text as it is. */
export function unwrap(text: string): string {
  const close = pairs.get(text.charAt(0));
  const isWhole = close !== undefined && text.indexOf(close) === text.length - 1;
  return isWhole ? text.slice(1, -1).trim() : text;
}

/** Several parts as one, the empty ones left out; nothing where all are. */
export function joinParts(parts: readonly string[]): string | undefined {
  const filled = parts.map((part) => unwrap(trimSeparators(part))).filter((part) => part !== '');
  return filled.length > 0 ? filled.join(', ') : undefined;
}
