import { useState } from 'react';
import { EndOfList, FoundCount, NoMatch, SearchBox } from '../../src/index.ts';

/** What stands round a list that is searched and goes on. */
export function Lists() {
  const [words, setWords] = useState('bakery');
  const [hasReachedEnd, setReachedEnd] = useState(false);
  return (
    <>
      <SearchBox aria-label="Search" words={words} onWordsChange={setWords} className="max-w-80" />
      <SearchBox
        aria-label="Search, busy"
        words={words}
        onWordsChange={setWords}
        isBusy
        className="max-w-80"
      />
      <FoundCount count={3} hasMore nouns={['project', 'projects']} />
      <NoMatch onClear={() => setWords('')}>No project matches “{words}”.</NoMatch>
      <EndOfList onReach={() => setReachedEnd(true)} />
      <p className="text-ink-3 text-small">
        {hasReachedEnd ? 'The end of the list came near.' : 'The list goes on.'}
      </p>
    </>
  );
}
