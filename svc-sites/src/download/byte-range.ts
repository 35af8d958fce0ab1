/** From the first to the last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The one range that a `Range` header asks for (RFC 9110, section 14.2). Undefined for anything else, several ranges
 * included: then the whole is answered. `unsatisfiable` when it begins after the end.
 */
export function readByteRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (from === '' && to === '') return undefined;
  const range =
    from === ''
      ? { first: Math.max(0, size - Number(to)), last: size - 1 }
      : { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return range.first >= size || (from === '' && Number(to) === 0) ? 'unsatisfiable' : range;
}
