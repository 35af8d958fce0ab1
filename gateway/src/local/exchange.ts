import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PreviewOrigins } from '../http/preview-host.ts';
import type { AppSources } from '../http/security-headers.ts';
import type { Route } from '../table/route-table.ts';
import type { ClientOrigin } from './client-origin.ts';

/** One request on its way through the local gateway. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly client: ClientOrigin;
  /** What the host that was asked means for previews. */
  readonly origins: PreviewOrigins;
  /** What the application may load there. */
  readonly sources: AppSources;
  /** As it was sent, without the query. */
  readonly path: string;
  /** Whether it is a step of a trace here; if not, what its headers say of one is passed on as it is. */
  readonly isTraced: boolean;
}

export interface RoutedExchange extends Exchange {
  readonly route: Route;
}
