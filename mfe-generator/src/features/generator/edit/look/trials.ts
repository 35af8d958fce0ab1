import { create } from 'zustand';
import { spliced } from '../saving/splice.ts';
import { type RoleName, roleIn, withColour } from './look-pieces.ts';
import { betterThan } from './read-look.ts';

/** A colour that the page shows and that is not stored, as what is written on it, or in it, could not be read. */
export interface Trial {
  role: RoleName;
  hex: string;
}

export const useTrials = create<{ trials: readonly Trial[] }>()(() => ({ trials: [] }));

export const isOf = (role: RoleName) => (trial: Trial) =>
  trial.role.id === role.id && trial.role.theme === role.theme;

export const withTrials = (css: string, trials: readonly Trial[]): string =>
  trials.reduce((text, { role, hex }) => spliced(text, withColour(text, role, hex)), css);

/**
 * Those that can be stored together: a colour may be readable only with another one that is tried, too. Where none could be
 * read, nothing can be asked for instead.
 */
export function storable(css: string, trials: readonly Trial[], page: string): readonly Trial[] {
  const shown = withTrials(css, trials);
  const good = trials.filter(({ role, hex }) => {
    const against = roleIn(shown, role, page)?.against ?? [];
    return betterThan(hex, against) === undefined;
  });
  return good.length === trials.length ? good : storable(css, good, page);
}
