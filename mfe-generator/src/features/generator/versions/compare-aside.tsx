import type { Comparison } from '@sitewright/contracts';
import { Alert, Kbd, Skeleton } from '@sitewright/ui';
import type { Answer } from '@sitewright/web-kit';
import type { RefObject } from 'react';
import { DifferenceList } from './difference-list.tsx';
import { sameWords } from './same-words.ts';
import type { VersionPair } from './use-versions.ts';

const countWords = (count: number, isCut: boolean): string => {
  if (count === 0) return 'These two are the same.';
  return `${isCut ? 'More than ' : ''}${count} ${count === 1 ? 'difference' : 'differences'}.`;
};

interface CompareAsideProps {
  heading: RefObject<HTMLHeadingElement | null>;
  headingId: string;
  pair: VersionPair;
  comparison: Answer<Comparison>;
  chosen: number | undefined;
  onChoose: (index: number) => void;
}

/** What differs between two versions, in words. */
export function CompareAside({ heading, headingId, pair, comparison, chosen, onChoose }: CompareAsideProps) {
  return (
    <aside
      data-content=""
      aria-label="What differs"
      className="min-h-0 overflow-y-auto border-rule-strong border-r px-5 py-6 max-desk:border-r-0 max-desk:border-b"
    >
      <h1 ref={heading} id={headingId} tabIndex={-1} className="text-h2 outline-hidden">
        Version {pair.from} beside version {pair.to}
      </h1>
      {comparison.status === 'loading' && <Skeleton className="mt-3 h-4 w-2/3" />}
      {comparison.status === 'failed' && (
        <Alert className="mt-4" onRetry={comparison.retry}>
          {comparison.error.message}
        </Alert>
      )}
      {comparison.status === 'ready' && (
        <>
          <p role="status" className="mt-1 mb-4 text-body text-ink-2">
            {countWords(comparison.value.differences.length, comparison.value.isCut)}{' '}
            {sameWords(comparison.value.same, 'the same')}
          </p>
          <DifferenceList differences={comparison.value.differences} chosen={chosen} onChoose={onChoose} />
          {comparison.value.differences.length > 1 && (
            <p className="mt-4 flex items-center gap-1.5 text-ink-2 text-small max-desk:hidden">
              <Kbd>J</Kbd>
              <Kbd>K</Kbd> next and previous difference
            </p>
          )}
        </>
      )}
    </aside>
  );
}
