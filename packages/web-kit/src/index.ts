export {
  type ApiAnswer,
  type ApiBody,
  type ApiClient,
  type ApiClientSettings,
  type ApiRoute,
  type CallOptions,
  createApiClient,
  type Page,
  type PageOptions,
} from './api/api-client.ts';
export { ApiProvider, type ApiProviderProps, useApi } from './api/api-context.tsx';
export { ApiError, type ClientErrorCode } from './api/api-error.ts';
export { usePageTitle } from './page-title.ts';
export { parseRemoteModule, type RemoteModule, remoteContractVersion } from './remote/remote-contract.ts';
export { readTokenClaims } from './session/token-claims.ts';
