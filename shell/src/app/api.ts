import { createApiClient } from '@sitewright/web-kit';

/** The frame's own client: remotes bring theirs. */
export const { refreshSession } = createApiClient();
