import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Route } from '../table/route-table.ts';
import type { ClientOrigin } from './client-origin.ts';

/** One request on its way through the local gateway. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly client: ClientOrigin;
  /** As it was sent, without the query. */
  readonly path: string;
}

export interface RoutedExchange extends Exchange {
  readonly route: Route;
}
