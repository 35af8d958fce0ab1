import { logLineOptions } from '@sitewright/contracts';
import { pino } from 'pino';
import type { RunningGateway } from './running-gateway.ts';
import { readSettings } from './settings.ts';
import { startGateway } from './start-gateway.ts';

/** For what nginx leaves open when its grace is over. */
const forceQuitMs = 1_500;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function start(): Promise<RunningGateway & { graceMs: number }> {
  const settings = readSettings(process.env);
  const gateway = await startGateway(
    settings,
    pino({ ...logLineOptions('gateway'), level: settings.LOG_LEVEL }),
  );
  return { ...gateway, graceMs: settings.STOP_GRACE_SECONDS * 1000 };
}

const gateway = await start().catch((error: Error) => fail(error.message));

let isStopping = false;

async function shutDown() {
  isStopping = true;
  setTimeout(() => process.exit(0), gateway.graceMs + forceQuitMs).unref();
  await gateway.stop();
  process.exit(0);
}

async function reportFailure(message: string) {
  if (isStopping) return;
  await gateway.stop();
  fail(message);
}

process.once('SIGTERM', shutDown);
process.once('SIGINT', shutDown);
process.once('disconnect', shutDown);
gateway.failure.then(reportFailure);
const { port, server, metricsPort } = gateway;
process.send?.({ type: 'ready', port, server, metricsPort });
