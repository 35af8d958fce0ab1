import { kindsOf } from '../kinds-of.ts';
import { band } from './band.ts';
import { cinema } from './cinema.ts';
import { comedian } from './comedian.ts';
import { group } from './group.ts';
import { library } from './library.ts';
import { museum } from './museum.ts';
import { musician } from './musician.ts';
import { theatre } from './theatre.ts';

export const cultureKinds = kindsOf('culture', group, {
  museum,
  library,
  theatre,
  cinema,
  band,
  musician,
  comedian,
});
