import { compareWithFerretdb, findGo } from './compare-ferretdb.ts';
import { print, reportContract } from './contract-report.ts';

/** Runs the contract suite against a server that is not ours: the one named by MONGODB_URI, or FerretDB. */
async function run(): Promise<boolean> {
  const uri = process.env.MONGODB_URI;
  if (uri) return reportContract('Contract suite against MONGODB_URI', uri);
  const go = await findGo();
  if (go) return compareWithFerretdb(go);
  print(
    'Nothing to compare with: set MONGODB_URI to a MongoDB server, or install Go so that FerretDB can be fetched.',
  );
  return false;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  print(`The comparison did not run: ${error instanceof Error ? error.message : error}.`);
  process.exitCode = 1;
}
