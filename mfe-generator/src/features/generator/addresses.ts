/** Where a site is opened in the generator. */
export const siteAddress = (id: string) => ({ search: `?site=${id}` });

/** Where a generation is watched. */
export const generationAddress = (id: string) => ({ search: `?generation=${id}` });

/** Where nothing is open. Without the state the page takes up what is being made. */
export const emptyAddress = { search: '' };
const emptyState = { isEmpty: true };
export const emptyPage = { to: emptyAddress, state: emptyState };

/** Whether somebody came by a link to the empty page; the state of a history entry may be anything. */
export const isEmptyState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isEmpty' in state;
