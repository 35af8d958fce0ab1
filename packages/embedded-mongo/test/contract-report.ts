import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** A case in which another server is known not to do what MongoDB does. */
export interface KnownDifference {
  readonly test: RegExp;
  readonly reason: string;
}

const resultsSchema = z.object({
  testResults: z.array(
    z.object({
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

type CaseResult = z.output<typeof resultsSchema>['testResults'][number]['assertionResults'][number];

export const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Runs the contract suite against a server and prints how it went.
 * @returns whether every case passed or is a known difference
 */
export async function reportContract(
  title: string,
  mongodbUri: string,
  differences: readonly KnownDifference[] = [],
): Promise<boolean> {
  const cases = await runSuite(mongodbUri);
  const passed = cases.filter(({ status }) => status === 'passed');
  const notPassed = cases.filter(({ status }) => status !== 'passed');
  const differing = notPassed.filter((result) => reasonFor(result, differences));
  const failed = notPassed.filter((result) => !differing.includes(result));
  for (const result of differing) print(`  differs: ${result.fullName} (${reasonFor(result, differences)})`);
  for (const result of failed) print(`  failed: ${result.fullName}\n    ${firstLine(result)}`);
  print(`${title}: ${passed.length} passed, ${failed.length} failed, ${differing.length} known differences`);
  return failed.length === 0 && passed.length > 0;
}

async function runSuite(mongodbUri: string): Promise<CaseResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const outputFile = join(folder, 'results.json');
  const vitest = join(dirname(fileURLToPath(import.meta.resolve('vitest/package.json'))), 'vitest.mjs');
  const suite = 'packages/embedded-mongo/test/contract';
  const child = spawn(
    process.execPath,
    [vitest, 'run', suite, '--reporter=json', `--outputFile=${outputFile}`],
    {
      cwd: repositoryRoot,
      env: { ...process.env, MONGODB_URI: mongodbUri },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  await once(child, 'exit');
  const results = resultsSchema.parse(JSON.parse(await readFile(outputFile, 'utf8')));
  await rm(folder, { recursive: true });
  return results.testResults.flatMap(({ assertionResults }) => assertionResults);
}

function reasonFor({ fullName }: CaseResult, differences: readonly KnownDifference[]): string | undefined {
  return differences.find(({ test }) => test.test(fullName))?.reason;
}

function firstLine({ failureMessages }: CaseResult): string {
  return failureMessages?.[0]?.split('\n')[0] ?? 'it did not run';
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
