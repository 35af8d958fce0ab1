import type { FindAccounts } from '@sitewright/service-kit';
import { joinCalls } from './join-calls.ts';

/** Whether there is an account of this id at this moment. */
export type HasAccount = (id: string) => Promise<boolean>;

/** One read for all who ask in one moment: of each site that is being written it is asked again and again. */
export const createHasAccount = (findAccounts: FindAccounts, answerMs: number): HasAccount =>
  joinCalls({
    async call(ids: string[]) {
      const found = await findAccounts(ids);
      return ids.map((id) => found.has(id));
    },
    sizeOf: () => 1,
    most: 100,
    answerMs,
  });
