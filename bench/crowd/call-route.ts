import type { z } from 'zod/mini';
import type { Asked } from './browser.ts';
import type { Person } from './person.ts';

interface Call {
  method: NonNullable<Asked['method']>;
  path: string;
}

type Values = Record<string, string>;

/** The path of a call with the values of its parameters. */
export const pathOf = ({ path }: Pick<Call, 'path'>, values: Values): string =>
  path.replaceAll(/[:*](\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

/** Makes a call of the contracts and reads its answer. Undefined where there is none to read. */
export async function callRoute<Schema extends z.ZodMiniType>(
  { browser }: Person,
  route: Call & { response: Schema },
  {
    values = {},
    query = '',
    ...asked
  }: Pick<Asked, 'kind' | 'body' | 'isStranger'> & { values?: Values; query?: string },
): Promise<z.infer<Schema> | undefined> {
  const page = await browser.ask({ ...asked, method: route.method, path: pathOf(route, values) + query });
  const text = page?.read();
  return text ? route.response.parse(JSON.parse(text)) : undefined;
}
