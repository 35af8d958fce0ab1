import type { Piece } from '@sitewright/web-kit/page-edits';
import { editingOf, useEditing } from '../edit-store.ts';
import { command } from '../frame/commands.ts';
import { enqueue } from '../saving/enqueue.ts';
import { spliced } from '../saving/splice.ts';
import { cornersIn, type Look, placesOf, type Role, readLook, spacingIn } from './read-look.ts';

/** A colour that both themes have becomes one for each when the dark one is changed. */
export const withColour = (css: string, role: Role, hex: string): Piece[] =>
  placesOf(css, role).map(({ start, end, isShared, text }) => ({
    start,
    end,
    new:
      isShared && role.theme === 'dark'
        ? `var(--lightningcss-light,${text})var(--lightningcss-dark,${hex})`
        : hex,
  }));

/** The smallest windows get two thirds of it, as they were made. */
function withSpacing(css: string, pixels: number): Piece[] {
  const place = spacingIn(css);
  if (!place) return [];
  return [
    { start: place.start, end: place.end, new: `clamp(${Math.round(pixels * 0.64)}px, 8vw, ${pixels}px)` },
  ];
}

/** Radii of buttons, cards and what lies in them. */
export const cornerKinds = {
  square: { name: 'Square', control: 0, card: 0, 'card-inner': 0 },
  slight: { name: 'Slight', control: 4, card: 6, 'card-inner': 4 },
  round: { name: 'Round', control: 10, card: 18, 'card-inner': 12 },
  full: { name: 'Full', control: 999, card: 28, 'card-inner': 20 },
} as const;
export type CornerKind = keyof typeof cornerKinds;

export function cornerKindOf(pixels: number): CornerKind {
  if (pixels < 2) return 'square';
  if (pixels < 8) return 'slight';
  return pixels < 40 ? 'round' : 'full';
}

const withCorners = (css: string, kind: CornerKind): Piece[] =>
  cornersIn(css).map(({ of, start, end }) => {
    const radius = of === 'control' || of === 'card' || of === 'card-inner' ? cornerKinds[kind][of] : 0;
    return { start, end, new: `${radius}px` };
  });

/** Values as they were in another stylesheet of the same site. */
function asIn(css: string, made: string): Piece[] {
  const colours = (['light', 'dark'] as const).flatMap((theme) => {
    const [now, before] = [readLook(css, theme), readLook(made, theme)];
    return now.roles.flatMap((role) => {
      const value = before.roles.find(({ id }) => id === role.id)?.value;
      const isOnes = theme === 'light' || placesOf(css, role).every(({ isShared }) => !isShared);
      return value && value !== role.value && isOnes ? withColour(css, role, value) : [];
    });
  });
  const [spacing, oldSpacing] = [spacingIn(css), spacingIn(made)];
  const oldCorners = cornersIn(made);
  const corners = cornersIn(css).flatMap(({ start, end, of }) => {
    const old = oldCorners.find((one) => one.of === of);
    return old ? [{ start, end, new: old.text }] : [];
  });
  return [
    ...colours,
    ...corners,
    ...(spacing && oldSpacing ? [{ start: spacing.start, end: spacing.end, new: oldSpacing.text }] : []),
  ];
}

interface LookChange {
  path: string;
  key?: string;
  instruction: string;
  make: (css: string) => Piece[];
}

function change({ path, key, instruction, make }: LookChange): void {
  const { editing } = useEditing.getState();
  if (!editing) return;
  const seen = editing.applied.length;
  const named = key === undefined ? {} : { key: `look ${key}` };
  enqueue(
    editing.siteId,
    { kind: 'look', path, seen, ...named, instruction, make },
    { isPaused: key !== undefined },
  );
  showNow(editing.siteId, path);
}

/** The page shows at once what is stored a moment later. */
function showNow(siteId: string, path: string): void {
  const editing = editingOf(siteId);
  const source = editing?.sources[path];
  if (!editing || !source) return;
  const css = editing.pending
    .filter(({ kind, path: changed }) => kind === 'look' && changed === path)
    .reduce(
      (text, one) =>
        spliced(
          text,
          one.make(text, (range) => range),
        ),
      source.text,
    );
  // The typefaces are there already, and their addresses are those of another file.
  command({ type: 'sitewright:edit-styles', css: css.replace(/@font-face\s*\{[^{}]*\}/g, '') });
}

export const setColour = (path: string, role: Role, hex: string): void =>
  change({
    path,
    key: `${role.theme} ${role.id}`,
    instruction: `Changed the colour ${role.name.toLowerCase()}${role.theme === 'dark' ? ' of the dark theme' : ''}`,
    make: (css) => withColour(css, role, hex),
  });

export const setSpacing = (path: string, pixels: number): void =>
  change({
    path,
    key: 'spacing',
    instruction: 'Changed the spacing',
    make: (css) => withSpacing(css, pixels),
  });

export const setCorners = (path: string, kind: CornerKind): void =>
  change({ path, instruction: 'Changed the corners', make: (css) => withCorners(css, kind) });

export const restoreLook = (path: string, made: string): void =>
  change({ path, instruction: 'Look as it was made', make: (css) => asIn(css, made) });

/** Whether there is anything to change in one place. */
export const hasLook = ({ roles, spacing, corners }: Look): boolean =>
  roles.length > 0 || spacing !== undefined || corners !== undefined;
