import { importContentType, type PageQuery, routes } from '@sitewright/contracts';
import { useSession } from '@sitewright/web-kit/session';
import axios, { type AxiosAdapter, type AxiosInstance, type AxiosRequestConfig } from 'axios';
import type * as z from 'zod/mini';
import { ApiError, errorFromAnswer, errorWithoutAnswer, readRetryAfter } from './api-error.ts';
import { fillPath, type PathParams } from './fill-path.ts';
import { readNextCursor } from './next-cursor.ts';
import type { StreamAnswer, StreamedEvent } from './open-stream.ts';
import { endRefusedSession, headersFor } from './request-session.ts';
import { createSessionRefresh } from './session-refresh.ts';
import { streamCall } from './stream-call.ts';

/** One entry of the contracts' `routes`. */
export interface ApiRoute {
  readonly method: string;
  readonly path: string;
  readonly request?: z.ZodMiniType;
  readonly response: z.ZodMiniType;
}

/** The request's body, for routes that take one. */
export type ApiBody<Route extends ApiRoute> = Route extends { request: infer Schema extends z.ZodMiniType }
  ? z.input<Schema>
  : undefined;

export type ApiAnswer<Route extends ApiRoute> = z.output<Route['response']>;

export type CallOptions<Route extends ApiRoute> = {
  signal?: AbortSignal;
  /** What stands behind the path's `?`. */
  query?: Record<string, string | number | undefined>;
  /** Milliseconds until the call is given up; 30,000 if not named. */
  timeout?: number;
  /** Names what is wanted: asked for again under the same key, it is not done twice. */
  idempotencyKey?: string;
  /** Sent as it is, by a route without a request of its own: an upload. */
  file?: Blob;
  /** Told how much of what is sent has left, from 0 to 1; at 1 the answer is still to come. */
  onSent?: (share: number) => void;
} & (ApiBody<Route> extends undefined ? { body?: undefined } : { body: ApiBody<Route> }) &
  (HasParams<Route> extends true ? { params: PathParams<Route['path']> } : { params?: undefined });

type HasParams<Route extends ApiRoute> = keyof PathParams<Route['path']> extends never ? false : true;

type CallArguments<Route extends ApiRoute> =
  object extends CallOptions<Route> ? [options?: CallOptions<Route>] : [options: CallOptions<Route>];

export type StreamOptions<Route extends ApiRoute> = Omit<
  CallOptions<Route>,
  'timeout' | 'query' | 'file' | 'onSent'
> & {
  /** The number of the last event that is known: those after it are told. */
  lastEventId?: number;
  /** The server has answered with a stream. */
  onOpen?: (answer: StreamAnswer) => void;
};

/** The query of a list: the page's own words and what this list takes besides. */
export type ListParameters = Partial<PageQuery> & Record<string, string | number | undefined>;

export interface PageOptions {
  /** Which part of the list; its beginning, in the server's usual size, if not named. */
  query?: ListParameters;
  signal?: AbortSignal;
}

/** A part of a list and the cursor of the part after it, if there is one. */
export interface Page<Items> {
  items: Items;
  next: string | undefined;
}

export interface ApiClient {
  /**
   * Makes one call of the contract, with the session's bearer token, and parses the answer.
   * @throws {ApiError} for everything that is not a success
   */
  call<Route extends ApiRoute>(route: Route, ...options: CallArguments<Route>): Promise<ApiAnswer<Route>>;
  /**
   * Asks for one page of a list as `call` does.
   * @throws {ApiError} for everything that is not a success
   */
  callPage<Route extends ApiRoute>(route: Route, options: PageOptions): Promise<Page<ApiAnswer<Route>>>;
  /**
   * Makes one call that is answered with a stream of events, and tells them as they come, not yet parsed. Ends when the
   * server ends the stream; whoever leaves the loop closes the connection.
   * @throws {ApiError} for an answer that is no stream, and for a connection that is lost or silent for 45 seconds
   */
  stream<Route extends ApiRoute>(route: Route, options: StreamOptions<Route>): AsyncIterable<StreamedEvent>;
  /**
   * Asks who is signed in and takes the answer into the session: a changed role counts at once, a dead token ends the
   * session, and without an answer the session stays. A refused call (403) does so by itself.
   */
  refreshSession: () => Promise<void>;
}

export interface ApiClientSettings {
  /** How a request travels; the browser's own way if not named. */
  adapter?: AxiosAdapter;
  /** How a request travels that is answered with a stream; the browser's own way if not named. */
  fetch?: typeof fetch;
}

async function send(http: AxiosInstance, request: AxiosRequestConfig) {
  try {
    return await http.request<unknown>(request);
  } catch (error) {
    throw errorWithoutAnswer(axios.isAxiosError(error) ? error.code : undefined, error);
  }
}

function parseAnswer<Schema extends z.ZodMiniType>(
  schema: Schema,
  status: number,
  data: unknown,
): z.output<Schema> {
  const answer = schema.safeParse(data);
  if (answer.success) return answer.data;
  throw new ApiError({
    code: 'UNEXPECTED_ANSWER',
    message: 'The server gave an answer this page does not understand. Reload the page and try again.',
    status,
    cause: answer.error,
  });
}

interface Request {
  params?: Record<string, string> | undefined;
  body?: unknown;
  query?: ListParameters;
  signal?: AbortSignal;
  timeout?: number;
  idempotencyKey?: string;
  file?: Blob;
  onSent?: (share: number) => void;
}

/** A picture or a ZIP file is named by its own type, as far as the browser knows it; the server reads its bytes anyway. */
const typeOf = ({ type }: Blob) => ({
  'Content-Type': type.startsWith('image/') || type === importContentType ? type : 'application/octet-stream',
});

async function exchange<Route extends ApiRoute>(http: AxiosInstance, route: Route, request: Request = {}) {
  const { token } = useSession.getState();
  const { params, body, query, signal, timeout, idempotencyKey, file, onSent } = request;
  const { status, data, headers } = await send(http, {
    method: route.method,
    url: fillPath(route.path, params),
    data: file ?? body,
    headers: { ...headersFor('application/json', token, idempotencyKey), ...(file && typeOf(file)) },
    ...(onSent && { onUploadProgress: ({ progress }) => onSent(progress ?? 0) }),
    ...(query && { params: query }),
    ...(signal && { signal }),
    ...(timeout && { timeout }),
  });
  if (status < 400) return { answer: parseAnswer<Route['response']>(route.response, status, data), headers };
  const error = errorFromAnswer(status, data, readRetryAfter(headers['retry-after']));
  endRefusedSession(error, token);
  throw error;
}

const accountTimeout = 8000;

/** Makes the client of the gateway this page came from. */
export function createApiClient({ adapter, fetch }: ApiClientSettings = {}): ApiClient {
  const http = axios.create({
    timeout: 30_000,
    validateStatus: () => true,
    // The session travels in a header: no cookie is looked for.
    withXSRFToken: false,
    ...(adapter && { adapter }),
  });

  const refreshSession = createSessionRefresh(async () => {
    const { answer } = await exchange(http, routes.me, { timeout: accountTimeout });
    return answer;
  });

  const ask = async <Route extends ApiRoute>(route: Route, request?: Request) => {
    try {
      return await exchange(http, route, request);
    } catch (error) {
      // What the person may do has changed since the session learnt it.
      if (error instanceof ApiError && error.code === 'FORBIDDEN') void refreshSession();
      throw error;
    }
  };

  return {
    async call<Route extends ApiRoute>(route: Route, ...[options]: CallArguments<Route>) {
      const { answer } = await ask(route, options);
      return answer;
    },
    async callPage(route, options) {
      const { answer, headers } = await ask(route, options);
      return { items: answer, next: readNextCursor(headers.link) };
    },
    stream: (route, options) => streamCall(fetch ?? window.fetch.bind(window), route, options),
    refreshSession,
  };
}
