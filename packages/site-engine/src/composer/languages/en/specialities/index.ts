import type { Specialities } from '../../speciality.ts';
import { care } from './care.ts';
import { food } from './food.ts';
import { learning } from './learning.ts';
import { leisure } from './leisure.ts';
import { shop } from './shop.ts';
import { studio } from './studio.ts';
import { trades } from './trades.ts';

export const specialities: Specialities = {
  ...care,
  ...food,
  ...learning,
  ...leisure,
  ...shop,
  ...studio,
  ...trades,
};
