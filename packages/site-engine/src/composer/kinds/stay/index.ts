import { kindsOf } from '../kinds-of.ts';
import { coworking } from './coworking.ts';
import { group } from './group.ts';
import { hotel } from './hotel.ts';
import { realestate } from './realestate.ts';
import { travel } from './travel.ts';

export const stayKinds = kindsOf('stay', group, { hotel, travel, realestate, coworking });
