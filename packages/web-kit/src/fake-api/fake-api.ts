import { type Conflict, type ErrorBody, type ErrorCode, errorStatus } from '@sitewright/contracts';
import axios, { type AxiosAdapter, AxiosError, type InternalAxiosRequestConfig } from 'axios';
import type * as z from 'zod/mini';
import type { ApiBody, ApiRoute } from '../api/api-client.ts';
import type { PathParams } from '../api/fill-path.ts';
import { type FakeStreamPart, streamAnswer } from './fake-stream.ts';
import { readPath } from './read-path.ts';
import { fetchAbandoned, readStreamRequest, type StreamRequest } from './stream-request.ts';

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
  /** What was sent as it is. */
  file?: Blob | undefined;
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

/** A request for a stream as its handler sees it. */
export type FakeStreamCall<Route extends ApiRoute = ApiRoute> = Omit<FakeCall<Route>, 'continueAt'> & {
  /** The `Last-Event-ID`, if one was sent. */
  lastEventId: number | undefined;
};

type StreamHandler<Route extends ApiRoute> = (call: FakeStreamCall<Route>) => AsyncIterable<FakeStreamPart>;

export interface FakeApi {
  /** Pass it to `createApiClient`. */
  adapter: AxiosAdapter;
  /** Pass it to `createApiClient`, too: streams travel by it. What is not for the server goes where it always goes. */
  fetch: typeof fetch;
  /** Answers a route of the contract; the newest handler of a route counts. */
  on<Route extends ApiRoute>(route: Route, handler: Handler<Route>): FakeApi;
  /**
   * Answers a route of the contract, where a stream is asked for, with the parts that the handler tells. A handler that is no
   * generator itself may throw a refusal.
   */
  onStream<Route extends ApiRoute>(route: Route, handler: StreamHandler<Route>): FakeApi;
  /** The calls made so far, in order. */
  calls: (AnyStreamCall & { method: string; path: string })[];
}

type AnyCall = FakeCall & { params: Record<string, string> };
type AnyStreamCall = Omit<AnyCall, 'continueAt'> & { lastEventId?: number | undefined };

interface Answering<Call, Answer> {
  route: ApiRoute;
  handle: (call: Call) => Answer;
}

/** The newest handler for an address, and what stands in the open places of its path. */
function findHandler<Call, Answer>(
  answering: readonly Answering<Call, Answer>[],
  method: string,
  address: string,
): { handle: (call: Call) => Answer; params: Record<string, string> } | undefined {
  for (const { route, handle } of answering) {
    const params = methodOf(route) === method.toUpperCase() && readPath(route.path, address);
    if (params) return { handle, params };
  }
  return undefined;
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
    ...(config.data instanceof Blob
      ? { body: undefined, file: config.data }
      : { body: config.data === undefined ? undefined : JSON.parse(config.data) }),
    query: new URL(axios.getUri(config), window.location.href).searchParams,
    token: typeof authorization === 'string' ? authorization.replace('Bearer ', '') : undefined,
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
    signal: config.signal instanceof AbortSignal ? config.signal : undefined,
    continueAt: (cursor) => {
      headers.link = `<${config.url}?${new URLSearchParams({ cursor })}>; rel="next"`;
    },
  };
}

/** An in-browser mock API: handlers typed by the contracts, refusals in the contract's words. */
export function createFakeApi(): FakeApi {
  const answering: Answering<AnyCall, unknown>[] = [];
  const streaming: Answering<AnyStreamCall, AsyncIterable<FakeStreamPart>>[] = [];
  const calls: FakeApi['calls'] = [];
  const browserFetch = window.fetch.bind(window);

  const respond = async (config: InternalAxiosRequestConfig) => {
    const found = findHandler(answering, methodOf(config), config.url ?? '');
    if (!found) throw new AxiosError(`No handler for ${methodOf(config)} ${config.url}`, 'ERR_NETWORK');
    const { handle, params } = found;
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

  const openStream = async (request: StreamRequest) => {
    const { method, path, signal } = request;
    const found = findHandler(streaming, method, path);
    if (!found) throw new TypeError(`No handler for a stream of ${method} ${path}`);
    const call = { ...request.call, params: found.params };
    calls.push({ ...call, method: method.toLowerCase(), path });
    try {
      return streamAnswer(found.handle(call), signal);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return Response.json(errorBody(error), { status: errorStatus[error.code] });
    }
  };

  const api: FakeApi = {
    calls,
    fetch: (input, init) => {
      const request = readStreamRequest(input, init);
      if (!request) return browserFetch(input, init);
      return Promise.race([openStream(request), fetchAbandoned(request.signal)]);
    },
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
    onStream: (route, handler) => {
      streaming.unshift({ route, handle: handler as (call: AnyStreamCall) => AsyncIterable<FakeStreamPart> });
      return api;
    },
  };
  return api;
}
