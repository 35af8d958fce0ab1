import type { GenerationPhase, LoggedEvent } from '@sitewright/contracts';
import { ToldFiles, type WrittenSoFar } from '@sitewright/site-engine';

/** The files of a generation as its events tell them. */
export interface WrittenFiles {
  take(event: LoggedEvent): void;
  soFar(): WrittenSoFar;
  /** The step that was begun last. */
  phase(): GenerationPhase | undefined;
}

const afterWriting: ReadonlySet<GenerationPhase> = new Set(['style', 'check', 'save']);

export function createWrittenFiles(): WrittenFiles {
  let told = new ToldFiles();
  let phase: GenerationPhase | undefined;
  let isWritten = false;

  return {
    take(event) {
      if (event.type === 'file') told.take(event);
      if (event.type === 'status') {
        phase = event.phase;
        isWritten ||= afterWriting.has(event.phase);
      }
      if (event.type === 'resumed' && event.from === 'start') {
        told = new ToldFiles();
        isWritten = false;
      }
    },
    soFar: () => ({ files: told.files, isWritten }),
    phase: () => phase,
  };
}
