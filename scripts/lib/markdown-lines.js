const maxLength = 140;

const fence = /^\s*(?:```|~~~)/;
const tableRow = /^[\s>]*\|/;
/** The address of a link cannot be broken. */
const addresses = /\]\([^)]*\)|<?https?:\/\/\S+/g;

/**
 * The lines of a Markdown file that are longer than a reader of its source takes in: prose, but not tables, code or addresses.
 * @param {string} text
 * @returns {number[]} counted from 1
 */
export function longLines(text) {
  let isCode = false;
  return text.split('\n').flatMap((line, index) => {
    if (fence.test(line)) isCode = !isCode;
    else if (!isCode && !tableRow.test(line) && line.replace(addresses, ']').length > maxLength)
      return [index + 1];
    return [];
  });
}
