import { isTabVisible, onTabVisibility } from '@sitewright/web-kit';
import { useSyncExternalStore } from 'react';

/** Whether the person can see this tab. */
export const useIsVisible = () => useSyncExternalStore(onTabVisibility, isTabVisible);
