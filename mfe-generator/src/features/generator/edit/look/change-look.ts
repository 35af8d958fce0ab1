import type { Piece } from '@sitewright/web-kit/page-edits';
import { type Change, editingOf, useEditing } from '../edit-store.ts';
import { command } from '../frame/commands.ts';
import { stylesheetPath } from '../page/with-styles.ts';
import { enqueue, withdraw } from '../saving/enqueue.ts';
import { difference, spliced } from '../saving/splice.ts';
import { asIn, type RoleName, withColour, withCorners, withSpacing } from './look-pieces.ts';
import type { CornerKind } from './sizes.ts';
import { isOf, storable, type Trial, useTrials, withTrials } from './trials.ts';

interface LookChange {
  key?: string;
  instruction: string;
  make: (css: string) => Piece[];
}

function change({ key, instruction, make }: LookChange): void {
  const { editing } = useEditing.getState();
  if (!editing) return;
  const seen = editing.applied.length;
  const named = key === undefined ? {} : { key };
  enqueue(
    editing.siteId,
    { kind: 'look', path: stylesheetPath, seen, ...named, instruction, make },
    { isPaused: key !== undefined },
  );
  showNow(editing.siteId);
}

/** The stylesheet with what was changed and is stored a moment later. */
export const withPending = (css: string, pending: readonly Change[]): string =>
  pending
    .filter(({ kind, path }) => kind === 'look' && path === stylesheetPath)
    .reduce(
      (text, one) =>
        spliced(
          text,
          one.make(text, (range) => range),
        ),
      css,
    );

/** The page shows at once what is stored a moment later, and what is only tried. */
function showNow(siteId: string): void {
  const editing = editingOf(siteId);
  const source = editing?.sources[stylesheetPath];
  if (!editing || !source) return;
  const css = withTrials(withPending(source.text, editing.pending), useTrials.getState().trials);
  // The typefaces are there already, and their addresses are those of another file.
  command({ type: 'sitewright:edit-styles', css: css.replace(/@font-face\s*\{[^{}]*\}/g, '') });
}

const keyOf = ({ id, theme }: RoleName) => `look ${theme} ${id}`;

const inWords = ({ name, theme }: RoleName) =>
  `${name.toLowerCase()}${theme === 'dark' ? ' of the dark theme' : ''}`;

function storeColour({ role, hex }: Trial): void {
  const instruction = `Changed the colour ${inWords(role)}`;
  change({ key: keyOf(role), instruction, make: (css) => withColour(css, role, hex) });
}

/** Colours that can be read only together are taken back together, too. */
function storeTogether(colours: readonly Trial[]): void {
  const instruction = `Changed the colours ${colours.map(({ role }) => inWords(role)).join(', ')}`.slice(
    0,
    200,
  );
  change({
    instruction,
    make: (css) => {
      const piece = difference(css, withTrials(css, colours));
      return piece ? [piece] : [];
    },
  });
}

/** Shows a colour, and stores it once what is written on it can be read: until then it is tried. */
export function setColour(role: RoleName, hex: string): void {
  const { editing } = useEditing.getState();
  const source = editing?.sources[stylesheetPath];
  if (!editing || !source) return;
  withdraw(editing.siteId, stylesheetPath, keyOf(role));
  const others = useTrials.getState().trials.filter((trial) => !isOf(role)(trial));
  const trials = [...others, { role: { id: role.id, name: role.name, theme: role.theme }, hex }];
  const { pending = [] } = editingOf(editing.siteId) ?? {};
  const page = editing.sources[editing.page]?.text ?? '';
  const good = storable(withPending(source.text, pending), trials, page);
  useTrials.setState({ trials: trials.filter((trial) => !good.includes(trial)) });
  const [one, ...more] = good;
  if (one && more.length === 0) storeColour(one);
  else if (one) storeTogether(good);
  showNow(editing.siteId);
}

/** The page goes back to what is stored. */
export function dropTrials(siteId: string, isDropped: (role: RoleName) => boolean = () => true): void {
  const { trials } = useTrials.getState();
  const kept = trials.filter(({ role }) => !isDropped(role));
  if (kept.length === trials.length) return;
  useTrials.setState({ trials: kept });
  showNow(siteId);
}

export const setSpacing = (pixels: number): void =>
  change({
    key: 'look spacing',
    instruction: 'Changed the spacing',
    make: (css) => withSpacing(css, pixels),
  });

export const setCorners = (kind: CornerKind): void =>
  change({ instruction: 'Changed the corners', make: (css) => withCorners(css, kind) });

export const restoreLook = (made: string): void =>
  change({ instruction: 'Look as it was made', make: (css) => asIn(css, made) });
