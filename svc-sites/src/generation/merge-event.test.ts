import type { LoggedEvent } from '@sitewright/contracts';
import { describe, expect, it } from 'vitest';
import { mergeEvent } from './merge-event.ts';
import { createWrittenFiles } from './written-files.ts';

function merged(...events: LoggedEvent[]): LoggedEvent[] {
  const pending: LoggedEvent[] = [];
  for (const event of events) mergeEvent(pending, event);
  return pending;
}
const file = (path: string, more: { content?: string; delta?: string; complete?: boolean }): LoggedEvent => ({
  type: 'file',
  path,
  complete: false,
  ...more,
});
const preview = (html: string, css?: string): LoggedEvent => ({
  type: 'preview',
  path: 'index.html',
  html,
  ...(css === undefined ? {} : { css }),
});
const status: LoggedEvent = {
  type: 'status',
  phase: 'write',
  message: 'Writing',
  at: new Date(0).toISOString(),
};
const resumed: LoggedEvent = { type: 'resumed', from: 'start', message: 'Again' };

describe('events that wait', () => {
  it('of one file are joined', () => {
    expect(
      merged(file('a', { content: 'x' }), file('a', { delta: 'y' }), file('a', { complete: true })),
    ).toEqual([file('a', { content: 'xy', complete: true })]);
    expect(merged(file('a', { delta: 'x' }), file('a', { delta: 'y' }))).toEqual([
      file('a', { delta: 'xy' }),
    ]);
    expect(merged(file('a', { delta: 'x' }), file('a', { content: 'y' }))).toEqual([
      file('a', { content: 'y' }),
    ]);
    expect(merged(file('a', {}), file('a', { complete: true }))).toEqual([file('a', { complete: true })]);
  });

  it('of previews are the last one, with the styles that were told', () => {
    expect(merged(preview('1', 'css'), file('a', { delta: 'x' }), preview('2'))).toEqual([
      file('a', { delta: 'x' }),
      preview('2', 'css'),
    ]);
    expect(merged(preview('1', 'css'), preview('2', 'more'))).toEqual([preview('2', 'more')]);
  });

  it('stay on their side of everything else', () => {
    const events = [
      file('a', { delta: 'x' }),
      resumed,
      file('a', { delta: 'y' }),
      status,
      file('a', { delta: 'z' }),
    ];
    expect(merged(...events)).toEqual(events);
  });

  it('lead to the same files as each of them does, whatever there is', () => {
    let state = 1;
    const pick = (count: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % count;
    };
    const oneOf = (): LoggedEvent => {
      const path = ['a', 'b', 'c'][pick(3)] ?? 'a';
      const text = String(pick(1000));
      return (
        [
          file(path, { delta: text }),
          file(path, { delta: text }),
          file(path, { content: text }),
          file(path, { content: text, complete: true }),
          file(path, { complete: true }),
          preview(text, pick(2) ? text : undefined),
          status,
          ...(pick(10) ? [] : [resumed]),
        ][pick(8)] ?? status
      );
    };
    for (let round = 0; round < 300; round++) {
      const events = Array.from({ length: 1 + pick(30) }, oneOf);
      const [each, together] = [createWrittenFiles(), createWrittenFiles()];
      for (const event of events) each.take(event);
      for (const event of merged(...events)) together.take(event);
      expect(together.soFar().isWritten).toBe(each.soFar().isWritten);
      const byPath = (files: { path: string }[]) => files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
      expect(byPath(together.soFar().files)).toEqual(byPath(each.soFar().files));
    }
  });
});
