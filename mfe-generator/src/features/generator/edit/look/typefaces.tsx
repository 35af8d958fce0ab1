import { routes, type SiteTypefaces } from '@sitewright/contracts';
import { cn, Segment, SegmentedControl } from '@sitewright/ui';
import { useAnswer } from '@sitewright/web-kit';
import { wholeOf } from '@sitewright/web-kit/whole-typefaces';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useHead } from '../../head/head-store.ts';
import { editingOf, useEditing } from '../edit-store.ts';
import { setTypefaces } from './set-typefaces.ts';
import { siteWords } from './site-words.ts';

type Use = 'headings' | 'text';
const uses = { headings: 'Headings', text: 'Text' } as const;
const isUse = (value: string): value is Use => value in uses;

/** How many are shown before more are asked for. */
const shownFirst = 4;

interface FaceProps {
  family: string;
  words: string;
  isCurrent: boolean;
  onChoose: () => void;
}

function Face({ family, words, isCurrent, onChoose }: FaceProps) {
  return (
    <li className={cn('border-rule border-b', isCurrent && 'rounded-[5px] bg-purple-tint')}>
      <button
        type="button"
        aria-pressed={isCurrent}
        className="grid min-h-11 w-full grid-cols-[6.5rem_minmax(0,1fr)_auto] items-center gap-2.5 px-1.5 text-left hover:bg-surface-hover"
        onClick={onChoose}
      >
        <span
          className={cn('truncate text-small', isCurrent ? 'font-semibold text-purple-ink' : 'text-ink-2')}
        >
          {family}
        </span>
        <span
          aria-hidden="true"
          className="truncate text-[21px] text-ink leading-[1.5]"
          style={{ fontFamily: `"${wholeOf(family)}"` }}
        >
          {words}
        </span>
        {isCurrent && <Check aria-hidden="true" className="size-4 text-purple-ink" />}
      </button>
    </li>
  );
}

/** The current one first, then the others; what is no typeface of ours has a line of its own. */
function orderOf({ choices, ...current }: SiteTypefaces, use: Use): string[] {
  const fitting = choices.filter(({ isForText }) => use === 'headings' || isForText);
  const families = fitting.map(({ family }) => family);
  const now = current[use];
  return now && families.includes(now) ? [now, ...families.filter((family) => family !== now)] : families;
}

/** What was read stays until the next is there. */
function useTypefaces(siteId: string): SiteTypefaces | undefined {
  const version = useHead(({ open }) => open?.head.version);
  const answer = useAnswer(`${siteId} ${version}`, async () => {
    const { api } = editingOf(siteId) ?? {};
    return api?.call(routes.typefaces, { params: { id: siteId } });
  });
  const [kept, setKept] = useState<SiteTypefaces>();
  const told = answer.status === 'ready' ? answer.value : undefined;
  if (told && told !== kept) setKept(told);
  return told ?? kept;
}

/** Typefaces for headings and for text, each set in itself with words of the page. */
export function Typefaces({ siteId }: { siteId: string }) {
  const typefaces = useTypefaces(siteId);
  const source = useEditing(({ editing }) => editing?.sources[editing.page]?.text) ?? '';
  const [use, setUse] = useState<Use>('headings');
  const [isWhole, setWhole] = useState(false);
  if (!typefaces) return null;
  const current = typefaces[use];
  const families = orderOf(typefaces, use);
  const shown = isWhole ? families : families.slice(0, shownFirst);
  const words = siteWords(source)[use];
  return (
    <section aria-label="Typefaces" className="mt-7">
      <div className="mb-1 flex items-center justify-between border-rule border-b pb-1.5 text-small">
        <h2 className="font-bold">Typefaces</h2>
        <SegmentedControl
          label="Typefaces of"
          value={use}
          onValueChange={(value) => isUse(value) && setUse(value)}
        >
          {Object.entries(uses).map(([key, name]) => (
            <Segment key={key} value={key} className="pointer-coarse:h-11">
              {name}
            </Segment>
          ))}
        </SegmentedControl>
      </div>
      {current === undefined ? (
        <p className="py-2 text-ink-2 text-small">
          This site does not say in one place what its {use} are set in. Change it in Code.
        </p>
      ) : (
        <>
          <ul>
            {shown.map((family) => (
              <Face
                key={family}
                family={family}
                words={words}
                isCurrent={family === current}
                onChoose={() => family !== current && void setTypefaces(siteId, { [use]: family })}
              />
            ))}
          </ul>
          {families.length > shownFirst && (
            <button
              type="button"
              aria-expanded={isWhole}
              className="min-h-9 text-purple-ink text-small underline underline-offset-3 pointer-coarse:min-h-11"
              onClick={() => setWhole(!isWhole)}
            >
              {isWhole ? 'Fewer' : `${families.length - shownFirst} more`}
            </button>
          )}
        </>
      )}
    </section>
  );
}
