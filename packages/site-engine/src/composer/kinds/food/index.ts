import { kindsOf } from '../kinds-of.ts';
import { bakery } from './bakery.ts';
import { bar } from './bar.ts';
import { brewery } from './brewery.ts';
import { butcher } from './butcher.ts';
import { cafe } from './cafe.ts';
import { catering } from './catering.ts';
import { farm } from './farm.ts';
import { foodtruck } from './foodtruck.ts';
import { group } from './group.ts';
import { icecream } from './icecream.ts';
import { restaurant } from './restaurant.ts';
import { winery } from './winery.ts';

export const foodKinds = kindsOf('food', group, {
  restaurant,
  bakery,
  cafe,
  bar,
  foodtruck,
  catering,
  icecream,
  brewery,
  winery,
  farm,
  butcher,
});
