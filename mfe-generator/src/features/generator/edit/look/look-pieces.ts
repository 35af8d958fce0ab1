import type { Piece } from '@sitewright/web-kit/page-edits';
import { placesOf, type Role, readRoles } from './read-look.ts';
import { type CornerKind, cornerKinds, cornersIn, spacingIn } from './sizes.ts';

/** A role as another state of the stylesheet has it, too. */
export type RoleName = Pick<Role, 'id' | 'name' | 'theme'>;

export const roleIn = (css: string, { id, theme }: RoleName, page?: string): Role | undefined =>
  readRoles(css, theme, page).find((role) => role.id === id);

/** A colour that both themes have becomes one for each when the dark one is changed. */
export function withColour(css: string, named: RoleName, hex: string): Piece[] {
  const role = roleIn(css, named);
  const places = role ? placesOf(css, role) : [];
  return places.map(({ start, end, isShared, text }) => ({
    start,
    end,
    new:
      isShared && named.theme === 'dark'
        ? `var(--lightningcss-light,${text})var(--lightningcss-dark,${hex})`
        : hex,
  }));
}

/** Of the space between parts the smallest windows get two thirds, as they were made. */
export function withSpacing(css: string, pixels: number): Piece[] {
  const spacing = spacingIn(css);
  if (!spacing) return [];
  const { start, end, of } = spacing;
  const words =
    of === 'step' ? `${pixels / 16}rem` : `clamp(${Math.round(pixels * 0.64)}px, 8vw, ${pixels}px)`;
  return [{ start, end, new: words }];
}

export const withCorners = (css: string, kind: CornerKind): Piece[] =>
  cornersIn(css).map(({ of, start, end }) => ({ start, end, new: `${cornerKinds[kind][of]}px` }));

/** Values as they were in another stylesheet of the same site. */
export function asIn(css: string, made: string): Piece[] {
  const colours = (['light', 'dark'] as const).flatMap((theme) => {
    const before = readRoles(made, theme);
    return readRoles(css, theme).flatMap((role) => {
      const value = before.find(({ id }) => id === role.id)?.value;
      const isOnes = theme === 'light' || placesOf(css, role).every(({ isShared }) => !isShared);
      return value && value !== role.value && isOnes ? withColour(css, role, value) : [];
    });
  });
  const [spacing, oldSpacing] = [spacingIn(css), spacingIn(made)];
  const oldCorners = cornersIn(made);
  const corners = cornersIn(css).flatMap(({ start, end, id }) => {
    const old = oldCorners.find((one) => one.id === id);
    return old ? [{ start, end, new: old.text }] : [];
  });
  return [
    ...colours,
    ...corners,
    ...(spacing && oldSpacing ? [{ start: spacing.start, end: spacing.end, new: oldSpacing.text }] : []),
  ];
}
