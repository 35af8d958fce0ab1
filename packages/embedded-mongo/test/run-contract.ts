import { runContract } from './contract-cases.ts';
import { judge, type KnownDifference, reportLines } from './contract-report.ts';
import { ferretdbDifferences } from './ferretdb-differences.ts';
import { findGo, startFerretdb } from './ferretdb-server.ts';

/** Runs the contract suite against a server that is not ours: the one named by MONGODB_URI, or FerretDB. */
async function run(): Promise<boolean> {
  const uri = process.env.MONGODB_URI;
  if (uri) return compare('MONGODB_URI', uri, []);
  const go = await findGo();
  if (go) return compareWithFerretdb(go);
  print(
    'Nothing to compare with: set MONGODB_URI to a MongoDB server, or install Go so that FerretDB can be built.',
  );
  return false;
}

async function compareWithFerretdb(go: string): Promise<boolean> {
  print('Building FerretDB (some minutes the first time) …');
  const server = await startFerretdb(go);
  try {
    return await compare('FerretDB 1.24', server.uri, ferretdbDifferences);
  } finally {
    await server.stop();
  }
}

async function compare(
  server: string,
  uri: string,
  differences: readonly KnownDifference[],
): Promise<boolean> {
  const verdict = judge(await runContract(uri), differences);
  for (const line of reportLines(`Contract suite against ${server}`, verdict)) print(line);
  return verdict.failed.length === 0 && verdict.passed.length > 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  print(`The comparison did not run: ${error instanceof Error ? error.message : error}.`);
  process.exitCode = 1;
}
