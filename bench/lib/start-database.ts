import { startPart } from './start-part.ts';

const script = 'packages/embedded-mongo/src/main.ts';

/** The embedded database in a process that is killed and started at will, always on the same port. */
export async function startDatabase(dataDir: string) {
  const start = (port: string) => startPart(script, { DATA_DIR: dataDir, PORT: port });
  let part = await start('0');
  const { port, uri } = part;
  if (port === undefined || uri === undefined) throw new Error('The database does not say where it is.');
  return {
    port,
    uri,
    kill: () => part.kill(),
    async start() {
      part = await start(String(port));
    },
    stop: () => part.stop(),
  };
}
