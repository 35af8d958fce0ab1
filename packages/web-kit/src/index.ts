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
  type StreamOptions,
} from './api/api-client.ts';
export { ApiProvider, type ApiProviderProps, useApi } from './api/api-context.tsx';
export { ApiError, type ClientErrorCode, errorMessage, toApiError } from './api/api-error.ts';
export type { StreamAnswer, StreamedEvent } from './api/open-stream.ts';
export { type FieldErrors, fieldErrors, focusFirst } from './forms/form-errors.ts';
export { useSentForm } from './forms/use-sent-form.ts';
export { useMenu } from './menu/use-menu.ts';
export { useSignOut } from './menu/use-sign-out.ts';
export { usePageTitle } from './page-title.ts';
export { listViewState } from './paged-list/list-view-state.ts';
export {
  createPagedList,
  type ListFilter,
  type ListQuery,
  type PagedList,
  type PagedListState,
} from './paged-list/paged-list.ts';
export { usePagedList } from './paged-list/use-paged-list.ts';
export {
  parseRemoteModule,
  RemoteContractError,
  type RemoteModule,
  remoteContractVersion,
} from './remote/remote-contract.ts';
export { readTokenClaims } from './session/token-claims.ts';
export { isTabVisible, onTabVisibility } from './tab-visibility.ts';
export { type Answer, type Ask, useAnswer } from './use-answer.ts';
