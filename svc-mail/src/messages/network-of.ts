/**
 * Who counts as one where storage is shared out: the /24 or /48 that an address of the limits lies in. Whoever rents many
 * addresses gets them side by side.
 */
export const networkOf = (address: string): string =>
  address.includes(':')
    ? `${address.split(':').slice(0, 3).join(':')}::/48`
    : address.replace(/\.\d+$/, '.0/24');
