import { siteHeadSchema } from '@sitewright/contracts';
import type { ApiError } from '@sitewright/web-kit';
import type { Sitting } from './sitting-store.ts';

/** Somebody else has written: nothing is stored before the person has said what is to be kept. */
export const conflictOf = ({ conflict }: ApiError): Pick<Sitting, 'saving' | 'theirs'> => ({
  saving: 'conflict',
  theirs: siteHeadSchema.safeParse(conflict?.theirs).data,
});
