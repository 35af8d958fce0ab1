import type { Difference } from '@sitewright/contracts';
import { cn } from '@sitewright/ui';

const isColour = (text: string | undefined): text is string => /^#[0-9a-f]{3,8}$/.test(text ?? '');

/** One side of a difference: a colour as itself, words as words. */
function Side({ sign, text }: { sign: '−' | '+'; text: string }) {
  const isBefore = sign === '−';
  return (
    <span className="flex min-w-0 items-baseline gap-2.5">
      <span
        aria-hidden="true"
        className={cn('w-3 shrink-0 font-bold', isBefore ? 'text-bad-ink' : 'text-good-ink')}
      >
        {sign}
      </span>
      <span className="sr-only">{isBefore ? 'Before: ' : 'After: '}</span>
      {isColour(text) && (
        <span
          aria-hidden="true"
          className="size-4.5 shrink-0 self-center rounded-[4px] ring-1 ring-rule-strong"
          style={{ background: text }}
        />
      )}
      <span className={cn('min-w-0 [overflow-wrap:anywhere]', isColour(text) && 'font-mono text-small')}>
        {isColour(text) ? text : `“${text}”`}
      </span>
    </span>
  );
}

const kindWords: Record<Difference['kind'], string> = {
  text: 'Words',
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
  look: 'Look',
  link: 'Link',
  picture: 'Picture',
  file: 'File',
};

/** What a difference is, in words. */
export function DifferenceText({ difference }: { difference: Difference }) {
  const { part, kind, summary, before, after } = difference;
  const hasSides = Boolean(before) || Boolean(after);
  return (
    <span className="grid min-w-0 gap-1">
      <span>
        <strong className="font-semibold [overflow-wrap:anywhere]">{part}</strong>{' '}
        <span className="text-ink-2 text-small">{kindWords[kind]}</span>
      </span>
      {(!hasSides || kind === 'look' || kind === 'link') && (
        <span className="text-ink-2 text-small [overflow-wrap:anywhere]">{summary}</span>
      )}
      {before && <Side sign="−" text={before} />}
      {after && <Side sign="+" text={after} />}
    </span>
  );
}

interface DifferenceListProps {
  differences: readonly Difference[];
  chosen: number | undefined;
  onChoose: (index: number) => void;
}

/** What differs, numbered; one is chosen to be seen on both pages. */
export function DifferenceList({ differences, chosen, onChoose }: DifferenceListProps) {
  return (
    <ol className="-mx-2.5 grid">
      {differences.map((difference, index) => (
        <li key={difference.id} className="border-rule border-b">
          <button
            type="button"
            aria-pressed={index === chosen}
            className={cn(
              'flex w-full gap-3 rounded-lg px-2.5 py-3 text-left text-body',
              index === chosen ? 'bg-purple-tint' : 'hover:bg-paper-sunk',
            )}
            onClick={() => onChoose(index)}
          >
            <span
              className={cn(
                'mt-0.5 grid size-5 shrink-0 place-items-center rounded-[4px] font-semibold text-small',
                index === chosen ? 'bg-purple text-white' : 'bg-paper-sunk text-ink-2',
              )}
            >
              {index + 1}
            </span>
            <DifferenceText difference={difference} />
          </button>
        </li>
      ))}
    </ol>
  );
}
