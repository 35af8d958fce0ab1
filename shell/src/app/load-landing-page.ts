/** Loads the front page, which waits in a chunk of its own. */
export const loadLandingPage = () =>
  import(/* webpackChunkName: "landing-page" */ '../features/landing/landing-page.tsx');
