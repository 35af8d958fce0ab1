import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { repositoryRoot } from './repository.ts';

/** How one case of the contract suite went. */
export interface CaseResult {
  readonly name: string;
  readonly passed: boolean;
  /** Why it did not pass. */
  readonly message: string;
}

const resultsSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
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

type FileResult = z.output<typeof resultsSchema>['testResults'][number];

/** Runs the contract suite, in a process of its own, against the server of a connection string. */
export async function runContract(mongodbUri: string): Promise<CaseResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const outputFile = join(folder, 'results.json');
  try {
    await runVitest(mongodbUri, outputFile);
    const { testResults } = resultsSchema.parse(JSON.parse(await readFile(outputFile, 'utf8')));
    return testResults.flatMap(casesOf);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function runVitest(mongodbUri: string, outputFile: string): Promise<void> {
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
}

/** A file that could not be loaded has no cases: it counts as one that failed, so that it is not overlooked. */
function casesOf({ name, message, assertionResults }: FileResult): CaseResult[] {
  if (assertionResults.length === 0) return [{ name, passed: false, message: firstLine(message) }];
  return assertionResults.map(({ fullName, status, failureMessages }) => ({
    name: fullName,
    passed: status === 'passed',
    message: firstLine(failureMessages?.[0]),
  }));
}

function firstLine(text = 'it did not run'): string {
  return text.split('\n')[0] ?? text;
}
