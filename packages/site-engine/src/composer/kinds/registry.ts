import { agencyKinds } from './agency/index.ts';
import { beautyKinds } from './beauty/index.ts';
import { communityKinds } from './community/index.ts';
import { counselKinds } from './counsel/index.ts';
import { cultureKinds } from './culture/index.ts';
import { educationKinds } from './education/index.ts';
import { eventKinds } from './event/index.ts';
import { foodKinds } from './food/index.ts';
import { generalKinds } from './general/index.ts';
import type { KindId } from './groups.ts';
import { healthKinds } from './health/index.ts';
import type { Kind } from './kind.ts';
import { movementKinds } from './movement/index.ts';
import { personalKinds } from './personal/index.ts';
import { shopKinds } from './shop/index.ts';
import { stayKinds } from './stay/index.ts';
import { techKinds } from './tech/index.ts';
import { tradesKinds } from './trades/index.ts';
import { writingKinds } from './writing/index.ts';

/** Every kind the composer knows, with its texts in English. A new one is a file in the folder of its group. */
export const kinds: Readonly<Record<KindId, Kind>> = {
  ...agencyKinds,
  ...beautyKinds,
  ...communityKinds,
  ...counselKinds,
  ...cultureKinds,
  ...educationKinds,
  ...eventKinds,
  ...foodKinds,
  ...generalKinds,
  ...healthKinds,
  ...movementKinds,
  ...personalKinds,
  ...shopKinds,
  ...stayKinds,
  ...techKinds,
  ...tradesKinds,
  ...writingKinds,
};
