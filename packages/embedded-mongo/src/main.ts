#!/usr/bin/env node
import { type EmbeddedMongo, startEmbeddedMongo } from './index.ts';
import { readSettings, type Settings } from './settings.ts';

const graceMilliseconds = 5_000;

const settings = readSettings(process.env);
if ('problems' in settings) fail(settings.problems.join('\n'));
else await run(settings);

async function run({ DATA_DIR, HOST, PORT }: Settings): Promise<void> {
  try {
    const server = await startEmbeddedMongo({ dataDir: DATA_DIR, host: HOST, port: PORT });
    stopOnRequest(server);
    process.send?.({ type: 'ready', uri: server.uri, port: server.port });
    process.stdout.write(`The embedded MongoDB listens on ${server.uri}\n`);
  } catch (error) {
    fail(
      `The embedded MongoDB did not start in ${DATA_DIR}: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

function stopOnRequest(server: EmbeddedMongo): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), graceMilliseconds).unref();
    void server.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.once('disconnect', stop);
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
