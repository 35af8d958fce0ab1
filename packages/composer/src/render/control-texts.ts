import type { Messages } from '@sitewright/composer-content';

/** The texts of controls that behaviours bring along: lists, baskets, tools. */
export type ControlTexts = Messages['controls'];

/**
 * Puts values into a text whose other values a script fills in later: `{found} of {all}`. Words of the prompt come out as
 * they are.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
