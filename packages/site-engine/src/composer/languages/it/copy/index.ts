import type { Copy } from '../../language-pack.ts';
import { agency } from './agency.ts';
import { beauty } from './beauty.ts';
import { community } from './community.ts';
import { counsel } from './counsel.ts';
import { culture } from './culture.ts';
import { education } from './education.ts';
import { event } from './event.ts';
import { food } from './food.ts';
import { general } from './general.ts';
import { health } from './health.ts';
import { movement } from './movement.ts';
import { personal } from './personal.ts';
import { shop } from './shop.ts';
import { stay } from './stay.ts';
import { tech } from './tech.ts';
import { trades } from './trades.ts';
import { writing } from './writing.ts';

export const copy: Copy = {
  agency,
  beauty,
  community,
  counsel,
  culture,
  education,
  event,
  food,
  general,
  health,
  movement,
  personal,
  shop,
  stay,
  tech,
  trades,
  writing,
};
