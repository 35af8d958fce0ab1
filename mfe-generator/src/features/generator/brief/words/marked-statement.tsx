import type { Statement } from '@sitewright/contracts';
import { cn } from '@sitewright/ui';
import { type Standing, standingOf } from './standing.ts';

export const markLooks: Record<Standing, string> = {
  on_page: 'underline decoration-2 decoration-good underline-offset-[5px]',
  applied: 'underline decoration-2 decoration-dotted decoration-ink-2 underline-offset-[5px]',
  left_out: 'rounded-[3px] bg-warn-tint box-decoration-clone px-0.5 py-px text-warn-ink',
  noted: '',
};

const spoken: Record<Standing, string> = {
  on_page: 'on the page',
  applied: 'applied',
  left_out: 'not used',
  noted: 'said to the maker',
};

interface MarkedStatementProps {
  statement: Statement;
  /** As it stands in the prompt. */
  written: string;
  isPointedAt: boolean;
  onPoint: () => void;
}

/** A statement among the words of a prompt, marked by what became of it. */
export function MarkedStatement({ statement, written, isPointedAt, onPoint }: MarkedStatementProps) {
  const standing = standingOf(statement);
  const at = Math.max(0, written.indexOf(statement.text));
  const end = written.includes(statement.text) ? at + statement.text.length : written.length;
  return (
    <>
      {written.slice(0, at)}
      {/* A button breaks no lines. */}
      {/* biome-ignore lint/a11y/useSemanticElements: words within a text, which flow with it */}
      <span
        role="button"
        tabIndex={0}
        aria-pressed={isPointedAt}
        className={cn(
          'cursor-pointer rounded-[2px] focus-visible:outline-offset-1',
          markLooks[standing],
          isPointedAt && standing !== 'left_out' && 'bg-purple-tint',
        )}
        onFocus={onPoint}
        onClick={onPoint}
        onKeyDown={({ key }) => key === 'Enter' && onPoint()}
      >
        {written.slice(at, end)}
        <span className="sr-only">, {spoken[standing]}</span>
      </span>
      {written.slice(end)}
    </>
  );
}
