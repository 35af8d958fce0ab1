/*
 * The whole program of a container that has a browser and nothing else: no network but who asks it, no secrets, a user of its own. That
 * container is what keeps the browser apart, so it is started in it as it is where the container allows no more.
 */
import { rmSync } from 'node:fs';
import { z } from 'zod';
import { createLookServer } from './look-server.ts';
import { lookServiceSettingsSchema } from './look-service-settings.ts';
import { createLooker } from './looker.ts';

/** As everywhere, an empty variable is an unset one. */
const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
const settings = lookServiceSettingsSchema.safeParse(given);
if (!settings.success) {
  process.stderr.write(`${z.prettifyError(settings.error)}\n`);
  process.exit(1);
}
const { BROWSER_SERVICE: place, BROWSER_PATH: browser, ...numbers } = settings.data;

const say = (line: string) => process.stdout.write(`${line}\n`);

const looker = createLooker({
  browser,
  atOnce: numbers.BROWSER_LOOKS_AT_ONCE,
  timeoutMs: numbers.BROWSER_LOOK_SECONDS * 1000,
  unguarded: true,
  onStart: (started) =>
    say('failed' in started ? `No browser starts: ${started.failed}` : 'A browser is started.'),
});
const server = createLookServer(looker);

// One that was killed leaves its socket behind.
if ('socketPath' in place) rmSync(place.socketPath, { force: true });
// Whoever has the folder may ask; it is of another user.
const where =
  'socketPath' in place ? { path: place.socketPath, readableAll: true, writableAll: true } : place;
server.listen(where, () => say('Looks are served.'));

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    server.close();
    await looker.close();
    process.exit(0);
  });
