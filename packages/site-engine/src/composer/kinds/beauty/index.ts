import { kindsOf } from '../kinds-of.ts';
import { barber } from './barber.ts';
import { group } from './group.ts';
import { nails } from './nails.ts';
import { salon } from './salon.ts';
import { spa } from './spa.ts';
import { tattoo } from './tattoo.ts';

export const beautyKinds = kindsOf('beauty', group, { salon, barber, nails, spa, tattoo });
