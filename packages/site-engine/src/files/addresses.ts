/** An address as it stands in a page or style sheet: `text.slice(start, end)`, without quotes. */
export interface WrittenAddress {
  start: number;
  end: number;
  address: string;
}

const written =
  /(?:\s(?:href|src|action|poster|data|background)\s{0,9}=\s{0,9}["']?|\burl\(\s{0,9}["']?|@import\s{1,9}["'])([^\s"'()<>]{1,500})/gi;

/** Where a text names other files, be they loaded or led to. */
export function addressesIn(text: string): WrittenAddress[] {
  return Array.from(text.matchAll(written), ({ 0: whole, 1: address = '', index }) => {
    const end = index + whole.length;
    return { start: end - address.length, end, address };
  });
}
