import type { GenerationPhase, LoggedEvent } from '@sitewright/contracts';
import type { WrittenSoFar } from '@sitewright/site-engine';

/** The files of a generation as its events tell them. */
export interface WrittenFiles {
  take(event: LoggedEvent): void;
  soFar(): WrittenSoFar;
  /** The step that was begun last. */
  phase(): GenerationPhase | undefined;
}

const afterWriting: ReadonlySet<GenerationPhase> = new Set(['style', 'check', 'save']);

export function createWrittenFiles(): WrittenFiles {
  const files = new Map<string, { content: string; complete: boolean }>();
  let phase: GenerationPhase | undefined;
  let isWritten = false;

  const takeFile = ({ path, content, delta = '', complete }: Extract<LoggedEvent, { type: 'file' }>) => {
    const text = content ?? (files.get(path)?.content ?? '') + delta;
    if (complete && text === '') files.delete(path);
    else files.set(path, { content: text, complete });
  };

  return {
    take(event) {
      if (event.type === 'file') takeFile(event);
      if (event.type === 'status') {
        phase = event.phase;
        isWritten ||= afterWriting.has(event.phase);
      }
      if (event.type === 'resumed' && event.from === 'start') {
        files.clear();
        isWritten = false;
      }
    },
    soFar: () => ({ files: [...files].map(([path, file]) => ({ path, ...file })), isWritten }),
    phase: () => phase,
  };
}
