import { mfeRegistrySchema } from '@sitewright/contracts';
import * as z from 'zod/mini';
import type { Person } from './person.ts';

const assetsSchema = z.object({ sync: z.array(z.string()) });

/** What the shell reads of a remote's manifest before it loads it. */
const manifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ assets: z.object({ js: assetsSchema, css: assetsSchema }) })),
});

/** Only administrators load it. */
const ofAdministrators = 'mfe_admin';

const filesOf = (manifest: z.infer<typeof manifestSchema>) => [
  manifest.metaData.remoteEntry.name,
  ...manifest.exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync]),
];

async function loadRemote({ browser }: Person, entry: string): Promise<void> {
  const manifest = (await browser.ask({ kind: 'app', path: entry }))?.read();
  if (!manifest) return;
  for (const file of filesOf(manifestSchema.parse(JSON.parse(manifest))))
    await browser.ask({ kind: 'app', path: new URL(file, `http://here${entry}`).pathname });
}

/** The shell's page with its files, and the remotes that everybody uses. */
export async function openApp(person: Person): Promise<void> {
  await person.browser.open('app', '/');
  const registry = (await person.browser.ask({ kind: 'app', path: '/mfe-registry.json' }))?.read();
  if (!registry) return;
  const { remotes } = mfeRegistrySchema.parse(JSON.parse(registry));
  for (const { name, entry } of remotes) if (name !== ofAdministrators) await loadRemote(person, entry);
}
