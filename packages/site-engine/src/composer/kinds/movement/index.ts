import { kindsOf } from '../kinds-of.ts';
import { dance } from './dance.ts';
import { group } from './group.ts';
import { gym } from './gym.ts';
import { martialarts } from './martialarts.ts';
import { sportsclub } from './sportsclub.ts';
import { yoga } from './yoga.ts';

export const movementKinds = kindsOf('movement', group, { gym, yoga, dance, martialarts, sportsclub });
