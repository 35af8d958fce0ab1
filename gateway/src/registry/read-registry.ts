import { readFile } from 'node:fs/promises';
import { type MfeRegistry, mfeRegistrySchema } from '@sitewright/contracts';
import { type GatewayParts, isSecondPlace } from '../parts.ts';

/**
 * The remotes a page may load. The file is read for each request, so that an operator rolls a remote out or back by
 * changing one line, without a restart.
 *
 * @throws when the file is missing or is not a registry.
 */
export async function readRegistry({ registryFile, remotes }: GatewayParts): Promise<MfeRegistry> {
  if (registryFile) return mfeRegistrySchema.parse(JSON.parse(await readFile(registryFile, 'utf8')));
  return {
    remotes: remotes
      .filter((remote) => !isSecondPlace(remote))
      .map(({ name }) => ({ name: `mfe_${name}`, entry: `/mfe/${name}/mf-manifest.json` })),
  };
}
