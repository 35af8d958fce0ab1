import { expect, test } from 'vitest';
import type { EngineEvent } from '../../engine.ts';
import { createComposer } from './composer-engine.ts';

test('reports each page as it is written and hands over the site', async () => {
  const events: EngineEvent[] = [];
  const output = await createComposer().generate(
    { prompt: 'a bakery called Tom' },
    { signal: new AbortController().signal, onEvent: (event) => events.push(event) },
  );

  expect(output.name).toBe('Tom');
  expect(events.map((event) => (event.type === 'status' ? event.phase : event.path))).toEqual(
    expect.arrayContaining(['plan', 'write', 'index.html', 'theme.css', 'script.js']),
  );
});

test('does not begin what was stopped', async () => {
  const generation = createComposer().generate(
    { prompt: 'a bakery' },
    { signal: AbortSignal.abort(), onEvent: () => {} },
  );

  await expect(generation).rejects.toMatchObject({ code: 'GENERATION_STOPPED' });
});
