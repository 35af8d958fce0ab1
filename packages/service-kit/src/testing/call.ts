import { type ErrorBody, errorBodySchema } from '@sitewright/contracts';
import { z } from 'zod';

interface ContractRoute<Response extends z.core.$ZodType> {
  method: string;
  path: string;
  response: Response;
}

export interface CallOptions {
  token?: string | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** What stands in the path for `:name` and `*name`. */
  params?: Record<string, string>;
  /** Appended to the route's path, such as `?limit=2`. */
  query?: string;
  headers?: Record<string, string>;
}

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Sends a contract's request and parses the answer with the contract's response schema; fails on any other answer. */
export async function call<Response extends z.core.$ZodType>(
  url: string,
  route: ContractRoute<Response>,
  options: CallOptions = {},
): Promise<Answer<z.infer<Response>>> {
  const answer = await send(url, route, options);
  if (!answer.ok) throw new Error(`${route.path} answered ${answer.status}: ${await answer.text()}`);
  const body = z.parse(route.response, await answer.json());
  return { status: answer.status, headers: answer.headers, body };
}

/** Sends a contract's request that has to be refused, and parses the error body. */
export async function callRefused(
  url: string,
  route: ContractRoute<z.core.$ZodType>,
  options: CallOptions = {},
): Promise<Answer<ErrorBody>> {
  const answer = await send(url, route, options);
  if (answer.ok) throw new Error(`${route.path} answered ${answer.status}, and should have refused`);
  return { status: answer.status, headers: answer.headers, body: errorBodySchema.parse(await answer.json()) };
}

function send(
  url: string,
  { method, path }: ContractRoute<z.core.$ZodType>,
  { token, body, params = {}, query = '', headers = {} }: CallOptions,
): Promise<Response> {
  return fetch(`${url}${fillPath(path, params)}${query}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const fillPath = (path: string, params: Record<string, string>) =>
  path.replace(/[:*](\w+)/g, (_placeholder, name: string) => encodeURI(params[name] ?? ''));
