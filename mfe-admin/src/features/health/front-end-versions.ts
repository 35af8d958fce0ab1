import { mfeManifestSchema, mfeRegistrySchema } from '@sitewright/contracts';

/** Part -> its version, as people get it now. */
export type FrontEndVersions = Readonly<Record<string, string>>;

async function askForJson(address: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(address, { signal });
  return answer.json();
}

async function versionOf(entry: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    return mfeManifestSchema.parse(await askForJson(entry, signal)).metaData.buildInfo.buildVersion;
  } catch {
    return undefined;
  }
}

async function askRemotes(signal: AbortSignal): Promise<[part: string, version: string | undefined][]> {
  try {
    const { remotes } = mfeRegistrySchema.parse(await askForJson('/mfe-registry.json', signal));
    const versions = await Promise.all(remotes.map(({ entry }) => versionOf(entry, signal)));
    return remotes.map(({ name }, index) => [name.replace('_', '-'), versions[index]]);
  } catch {
    return [];
  }
}

/** What the front ends say of themselves: remotes in their manifests, the shell in the page that is open. Who does not tell is left out. */
export async function askFrontEnds(signal: AbortSignal): Promise<FrontEndVersions> {
  const shell = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;
  const told = [['shell', shell] as const, ...(await askRemotes(signal))];
  return Object.fromEntries(told.flatMap(([part, version]) => (version ? [[part, version]] : [])));
}
