import { type Conflict, type ErrorBody, type ErrorCode, errorStatus } from '@sitewright/contracts';
import axios, { type AxiosAdapter, AxiosError, type InternalAxiosRequestConfig } from 'axios';
import type * as z from 'zod/mini';
import type { ApiBody, ApiRoute } from '../api/api-client.ts';
import type { PathParams } from '../api/fill-path.ts';
import { readPath } from './read-path.ts';

/** Throw one in a handler and the fake answers as a service refuses. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly conflict: Conflict | undefined;

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>, conflict?: Conflict) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.conflict = conflict;
  }
}

/** A request as a handler sees it. */
export interface FakeCall<Route extends ApiRoute = ApiRoute> {
  body: ApiBody<Route>;
  /** What stands in the path's open places. */
  params: PathParams<Route['path']>;
  query: URLSearchParams;
  /** The bearer token, if one was sent. */
  token: string | undefined;
  /** The `Idempotency-Key`, if one was sent. */
  idempotencyKey: string | undefined;
  /** Fires when the caller gives up. */
  signal: AbortSignal | undefined;
  /** Says that the list goes on at this cursor, in the answer's `Link` header. */
  continueAt: (cursor: string) => void;
}

type MaybePromise<Value> = Value | Promise<Value>;
type Handler<Route extends ApiRoute> = (call: FakeCall<Route>) => MaybePromise<z.input<Route['response']>>;

export interface FakeApi {
  /** Pass it to `createApiClient`. */
  adapter: AxiosAdapter;
  /** Answers a route of the contract; the newest handler of a route counts. */
  on<Route extends ApiRoute>(route: Route, handler: Handler<Route>): FakeApi;
  /** The calls made so far, in order. */
  calls: (AnyCall & { method: string; path: string })[];
}

type AnyCall = FakeCall & { params: Record<string, string> };

interface Answering {
  route: ApiRoute;
  handle: (call: AnyCall) => unknown;
}

const methodOf = ({ method = 'GET' }: { method?: string }) => method.toUpperCase();

function errorBody({ code, message, fields, conflict }: Refusal): ErrorBody {
  return {
    code,
    message,
    ...(fields && { fields }),
    ...(conflict && { conflict }),
    requestId: 'fake-request',
  };
}

const answer = (config: InternalAxiosRequestConfig, status: number, data: unknown, headers = {}) => ({
  config,
  status,
  data,
  statusText: '',
  headers,
});

const abandoned = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(new AxiosError('canceled', AxiosError.ERR_CANCELED));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });

function readCall(
  config: InternalAxiosRequestConfig,
  headers: Record<string, string>,
): Omit<AnyCall, 'params'> {
  const authorization = config.headers.get('Authorization');
  const idempotencyKey = config.headers.get('Idempotency-Key');
  return {
    body: config.data === undefined ? undefined : JSON.parse(config.data),
    query: new URL(axios.getUri(config), window.location.href).searchParams,
    token: typeof authorization === 'string' ? authorization.replace('Bearer ', '') : undefined,
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
    signal: config.signal instanceof AbortSignal ? config.signal : undefined,
    continueAt: (cursor) => {
      headers.link = `<${config.url}?${new URLSearchParams({ cursor })}>; rel="next"`;
    },
  };
}

/** A server in the page: handlers typed by the contracts, refusals in the contract's words. */
export function createFakeApi(): FakeApi {
  const answering: Answering[] = [];
  const calls: FakeApi['calls'] = [];

  const find = (config: InternalAxiosRequestConfig) => {
    for (const { route, handle } of answering) {
      const params = methodOf(route) === methodOf(config) && readPath(route.path, config.url ?? '');
      if (params) return { handle, params };
    }
    throw new AxiosError(`No handler for ${methodOf(config)} ${config.url}`, 'ERR_NETWORK');
  };

  const respond = async (config: InternalAxiosRequestConfig) => {
    const { handle, params } = find(config);
    const headers: Record<string, string> = {};
    const call = { ...readCall(config, headers), params };
    calls.push({ ...call, method: config.method ?? 'GET', path: config.url ?? '' });
    try {
      return answer(config, 200, await handle(call), headers);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return answer(config, errorStatus[error.code], errorBody(error));
    }
  };

  const api: FakeApi = {
    calls,
    adapter: (config) => {
      const { signal } = config;
      return signal instanceof AbortSignal
        ? Promise.race([respond(config), abandoned(signal)])
        : respond(config);
    },
    on: (route, handler) => {
      answering.unshift({ route, handle: handler as (call: AnyCall) => unknown });
      return api;
    },
  };
  return api;
}
