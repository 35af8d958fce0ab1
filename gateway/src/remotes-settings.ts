import { globSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Remote } from './parts.ts';
import { areReplicas } from './replicas.ts';
import { isOrigin, listOf } from './settings-text.ts';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

type Pair = readonly [name: string, place: string];

const isName = (name: string) => /^[a-z]+(-[a-z\d]+)*$/.test(name);

function pairOf(text: string): Pair {
  const [name = '', ...place] = text.split('=');
  return [name, place.join('=')];
}

/** Every microfrontend beside the gateway that has been built. */
function builtRemotes(): Pair[] {
  const folders = globSync('mfe-*/dist', { cwd: root }).sort();
  return folders.map((folder) => [basename(dirname(folder)).replace('mfe-', ''), join(root, folder)]);
}

/** `STATIC_MFE`: where each remote's built files lie. */
export const remoteFoldersSchema = z
  .string()
  .optional()
  .transform((text) => (text === undefined ? builtRemotes() : listOf(text).map(pairOf)))
  .refine((pairs) => pairs.every(([name, folder]) => isName(name) && folder !== ''), {
    message: 'must be a list such as "generator=../mfe-generator/dist,dashboard=../mfe-dashboard/dist"',
  })
  .transform((pairs): Remote[] =>
    pairs.map(([name, folder]) => ({ name, replicas: [], folder: resolve(folder) })),
  );

function groupByName(pairs: readonly Pair[]): Remote[] {
  const groups = Map.groupBy(pairs, ([name]) => name);
  return [...groups].map(([name, own]) => ({
    name,
    replicas: own.map(([, origin]) => new URL(origin).origin),
    folder: '',
  }));
}

/** `UPSTREAM_MFE`: the servers of each remote; one with several is named several times. */
export const remoteServersSchema = z
  .string()
  .default('')
  .transform((text) => listOf(text).map(pairOf))
  .refine((pairs) => pairs.every(([name, origin]) => isName(name) && isOrigin(origin)), {
    message: 'must be a list such as "generator=http://127.0.0.1:5001,dashboard=http://127.0.0.1:5002"',
  })
  .transform(groupByName)
  .refine((remotes) => remotes.every(({ replicas }) => areReplicas(replicas)), {
    message: 'must list the servers of a remote by their addresses, or give one name',
  });
