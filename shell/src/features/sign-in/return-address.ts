const usualAddress = '/app';

/** The address of this site that a guard remembered as `state.from`; anything else is the generator's. */
export function returnAddress(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return usualAddress;
  const { from } = state;
  // "//host" and "/\host" leave the site.
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : usualAddress;
}
