import { kindsOf } from '../kinds-of.ts';
import { cleaning } from './cleaning.ts';
import { construction } from './construction.ts';
import { electrician } from './electrician.ts';
import { garage } from './garage.ts';
import { gardening } from './gardening.ts';
import { group } from './group.ts';
import { moving } from './moving.ts';
import { plumber } from './plumber.ts';
import { repair } from './repair.ts';

export const tradesKinds = kindsOf('trades', group, {
  repair,
  plumber,
  electrician,
  garage,
  construction,
  cleaning,
  moving,
  gardening,
});
