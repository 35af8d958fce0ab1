/** Loads a remote, and what shows remotes, before anybody asks to see it. */
export const preloadRemote = async (name: string) =>
  (await import(/* webpackChunkName: "remote-page" */ './remote-page.tsx')).remoteLoader.load(name);
