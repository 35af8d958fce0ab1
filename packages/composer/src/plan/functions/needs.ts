import type { BriefFunction } from '@sitewright/contracts';

/** What a function that was not made is in want of. */
export const needs: Readonly<Partial<Record<BriefFunction, string>>> = {
  table: 'A table needs its rows: give them one a line, with the names of the columns first.',
  filter: 'A filter needs a list: say what there is, and what belongs to which category.',
  sort: 'There is no list that could be sorted: give its entries.',
  tabs: 'Tabs need at least two groups with a title: say what stands under each.',
  accordion: 'There is nothing to fold out: give the questions with their answers.',
  basket: 'A basket needs things with prices.',
  price_switch: 'A price switch needs prices by the month, and what a year costs.',
  countdown: 'A countdown needs a whole date: say day, month and year.',
  map_link: 'A link to a map needs an address: give it.',
  calendar_file: 'A calendar file needs dates with day, month and year.',
  carousel: 'There is nothing to slide through: say what the pictures show.',
};
