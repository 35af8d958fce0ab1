import { previewPath, routes, stillPath } from '@sitewright/contracts';
import { callRoute, pathOf } from './call-route.ts';
import { anyOf, type Person } from './person.ts';

const thumbnailsSeen = 4;

export async function seeDashboard(person: Person): Promise<void> {
  await callRoute(person, routes.me, { kind: 'lists' });
  const sites = (await callRoute(person, routes.mySites, { kind: 'lists' })) ?? [];
  await callRoute(person, routes.generations, { kind: 'lists', query: '?state=running' });
  // A thumbnail is the page itself, without its scripts.
  for (const { folderId } of sites.slice(0, thumbnailsSeen))
    await person.browser.open('previews', stillPath(folderId));
}

export async function seeSite(person: Person): Promise<void> {
  const id = anyOf(person.sites);
  if (!id) return;
  const site = await callRoute(person, routes.site, { kind: 'lists', values: { id } });
  await callRoute(person, routes.siteVersions, { kind: 'lists', values: { id } });
  await person.browser.open('previews', previewPath(id));
  const page = anyOf((site?.files ?? []).filter(({ path }) => path.endsWith('.html')));
  if (page) await person.browser.open('previews', previewPath(id, page.path));
}

export async function download({ browser, sites }: Person): Promise<void> {
  const id = anyOf(sites);
  if (id) await browser.ask({ kind: 'downloads', path: `/api/download/${id}` });
}

/** Reads the whole log of the latest generation, as a tab does that is opened again. */
export async function follow(person: Person): Promise<void> {
  await callRoute(person, routes.generations, { kind: 'lists' });
  if (!person.generation) return;
  const path = pathOf(routes.generationEvents, { id: person.generation });
  await person.browser.ask({ kind: 'follows', path, accept: 'text/event-stream' });
}
