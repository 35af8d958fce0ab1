import { createContext, type ReactNode, use } from 'react';
import type { ApiClient } from './api-client.ts';

const ApiContext = createContext<ApiClient | undefined>(undefined);

export interface ApiProviderProps {
  client: ApiClient;
  children: ReactNode;
}

/** Gives the screens inside the client they call the server with. */
export function ApiProvider({ client, children }: ApiProviderProps) {
  return <ApiContext value={client}>{children}</ApiContext>;
}

/**
 * The client of the nearest `ApiProvider`.
 * @throws when there is none
 */
export function useApi(): ApiClient {
  const client = use(ApiContext);
  if (!client) throw new Error('useApi needs an ApiProvider around it.');
  return client;
}
