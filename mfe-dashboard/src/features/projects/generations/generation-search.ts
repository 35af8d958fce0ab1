import type { Generation } from '@sitewright/contracts';

/** Whether a generation has the words that are searched for; it has none that are not there. */
export const matchesSearch = ({ name = '', prompt }: Generation, search: string) =>
  `${name}\n${prompt}`.toLowerCase().includes(search.toLowerCase());
