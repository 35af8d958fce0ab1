import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killProcesses, startProcess, startTestDatabase, testSecret } from '@sitewright/service-kit/testing';
import { inRoot } from '../paths.js';

/** The settings of each part that measures, besides those that all have. */
const parts = {
  gateway: { GATEWAY: 'node' },
  'svc-auth': {},
  'svc-sites': { BROWSER_LOOK: 'off' },
  'svc-mail': {},
} satisfies Record<string, Record<string, string>>;

/** The names of the series that a family of metrics has, by its type. */
const suffixes: Record<string, string[]> = {
  histogram: ['_bucket', '_count', '_sum'],
  summary: ['', '_count', '_sum'],
};

const namesIn = (exposition: string): string[] =>
  [...exposition.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type = '']) =>
    (suffixes[type] ?? ['']).map((suffix) => `${name}${suffix}`),
  );

/** The names of everything that the parts measure, as each of them says while it runs. */
export async function exportedMetrics(): Promise<Set<string>> {
  const database = await startTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'watch-'));
  try {
    const common = { MONGODB_URI: database.uri, JWT_SECRET: testSecret, DATA_DIR: folder, METRICS_PORT: '0' };
    const scraped = Object.entries(parts).map(async ([part, own]) => {
      const program = new URL(`file://${inRoot(part, 'src/main.ts')}`);
      const { metricsUrl } = startProcess(program, { ...common, ...own });
      return (await fetch(`${await metricsUrl}`)).text();
    });
    return new Set((await Promise.all(scraped)).flatMap(namesIn));
  } finally {
    killProcesses();
    await database.close();
    rmSync(folder, { recursive: true });
  }
}
