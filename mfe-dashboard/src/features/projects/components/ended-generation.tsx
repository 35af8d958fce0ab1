import type { Generation } from '@sitewright/contracts';
import { useGenerations } from '../generations/generations-store.ts';
import { quotedName } from '../project-name.ts';

const words: Partial<Record<Generation['state'], string>> = {
  done: 'is done',
  failed: 'could not be made',
  stopped: 'was stopped',
};

/** Says to screen readers what has ended; everybody else sees it on its card. */
export function EndedGeneration() {
  const lastEnd = useGenerations((state) => state.lastEnd);
  return (
    <p role="status" className="sr-only">
      {lastEnd && `${quotedName(lastEnd.name)} ${words[lastEnd.generation.state]}`}
    </p>
  );
}
