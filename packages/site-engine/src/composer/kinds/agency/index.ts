import { kindsOf } from '../kinds-of.ts';
import { agency } from './agency.ts';
import { architect } from './architect.ts';
import { group } from './group.ts';
import { interior } from './interior.ts';
import { photographer } from './photographer.ts';
import { portfolio } from './portfolio.ts';

export const agencyKinds = kindsOf('agency', group, { agency, architect, interior, portfolio, photographer });
