import { compose } from '@sitewright/composer';
import { type Engine, EngineError, type EngineOutput } from '../../engine.ts';

/**
 * The engine that needs no key and no network: it reads the prompt, chooses a design and writes the site by itself.
 * The same prompt and seed give the same bytes.
 */
export function createComposer(): Engine {
  return {
    name: 'composer',
    label: 'Offline composer',
    writesGradually: false,
    async generate({ prompt, seed = 0 }, { signal, onEvent }): Promise<EngineOutput> {
      onEvent({ type: 'status', phase: 'plan', message: 'Reading the prompt and choosing a design' });
      if (signal.aborted) throw new EngineError('GENERATION_STOPPED', 'The generation was stopped.');
      const { name, files, notes } = compose(prompt, String(seed));
      onEvent({ type: 'status', phase: 'write', message: `Writing ${name}` });
      for (const { path, content } of files) {
        if (typeof content === 'string') onEvent({ type: 'file', path, content, complete: true });
      }
      return { name, files, notes };
    },
  };
}
