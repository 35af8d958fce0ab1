import { createRouter, type ServiceRouter } from '@sitewright/service-kit';

/** Where a browser that asks for Google sign-in lands on an instance without Google credentials. */
const notConfigured = '/login?error=google-not-configured';

/** A browser navigates here, so the answer is a page of the front end that explains, never JSON. */
export function googleRoutes(): ServiceRouter {
  const router = createRouter();
  router.get('/api/auth/google', (ctx) => ctx.redirect(notConfigured));
  return router;
}
