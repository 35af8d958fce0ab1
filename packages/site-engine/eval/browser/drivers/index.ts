import { accordion } from './accordion.ts';
import { calculator } from './calculator.ts';
import { carousel } from './carousel.ts';
import { cart } from './cart.ts';
import { countdown } from './countdown.ts';
import type { Driver } from './driver.ts';
import { filter } from './filter.ts';
import { form } from './form.ts';
import { hours } from './hours.ts';
import { lightbox } from './lightbox.ts';
import { menu } from './menu.ts';
import { priceToggle } from './price-toggle.ts';
import { sort } from './sort.ts';
import { tabs } from './tabs.ts';
import { theme } from './theme.ts';

export const drivers: readonly Driver[] = [
  accordion,
  calculator,
  carousel,
  cart,
  countdown,
  filter,
  form,
  hours,
  lightbox,
  menu,
  priceToggle,
  sort,
  tabs,
  theme,
];
