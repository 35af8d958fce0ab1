import { preload, preloadChunk } from '../../lib/preload.ts';
import { askEarly } from './early-answers.ts';

/*
 * The little that is read here of a registry and of a manifest. It may be guessed at: a preload that is wrong costs nothing,
 * and the loader reads both again, checked.
 */
interface Registry {
  remotes: { name: string; entry: string }[];
}
interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

const filesOf = ({ metaData, exposes }: Manifest): string[] => [
  metaData.remoteEntry.name,
  ...exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.css.sync]),
];

/**
 * Asks for all that a remote needs while the page's own script is still under way: on a slow network, where each question
 * costs more than its answer, they no longer wait for one another.
 */
export async function giveHeadStart(name: string): Promise<void> {
  preloadChunk('remote-page');
  const { remotes } = (await askEarly('/mfe-registry.json')) as Registry;
  const entry = remotes.find((remote) => remote.name === name)?.entry;
  if (!entry) return;
  const manifest = new URL(entry, window.location.href).href;
  for (const file of filesOf((await askEarly(manifest)) as Manifest)) preload(new URL(file, manifest).href);
}
