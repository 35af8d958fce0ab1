import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

it('keeps secrets out of the lines', () => {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLogger('test', 'info', destination);

  log.info({ password: 'hunter2', headers: { authorization: 'Bearer abc.def.ghi' } }, 'signed in');

  expect(lines.join()).toContain('signed in');
  expect(lines.join()).not.toMatch(/hunter2|abc\.def/);
});
