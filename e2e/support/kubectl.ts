import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

/** Everything of a namespace that was asked for can be some megabytes. */
const maxBuffer = 64 * 1024 * 1024;

/** @throws with what it said */
export async function kubectl(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('kubectl', args, { maxBuffer });
  return stdout;
}

export const namespace = 'sitewright';
/** Where the test has a database and a model. */
export const around = 'sitewright-around';

/** In the platform's namespace. */
export const inPlatform = (...args: string[]) => kubectl('--namespace', namespace, ...args);

/** In that of what the test has around it. */
export const inSurroundings = (...args: string[]) => kubectl('--namespace', around, ...args);

/** Every object of a kind that an item fits, in the platform's namespace. */
export async function list<Item>(kind: string, item: z.ZodType<Item>, ...args: string[]): Promise<Item[]> {
  const found: unknown = JSON.parse(await inPlatform('get', kind, '--output', 'json', ...args));
  return z.object({ items: z.array(item) }).parse(found).items;
}
