import { editPath, previewPath, routes } from '@sitewright/contracts';
import { prompts } from '../load/person.ts';
import { callRoute } from './call-route.ts';
import { anyOf, type Person } from './person.ts';

const titleTag = '<title>';
const titleElement = /<title>([^<]*)<\/title>/;

/** Types over the title of a site's first page, and looks at it. */
export async function edit(person: Person): Promise<void> {
  const id = anyOf(person.sites);
  if (!id) return;
  const path = 'index.html';
  const site = await callRoute(person, routes.site, { kind: 'lists', values: { id } });
  if (!site) return;
  const { version } = site;
  await person.browser.ask({ kind: 'previews', path: editPath(id, version) });
  const file = await callRoute(person, routes.siteFile, { kind: 'lists', values: { id, path } });
  const found = titleElement.exec(file?.content ?? '');
  if (!found) return;
  const [, old = ''] = found;
  const start = found.index + titleTag.length;
  const edits = [{ path, start, end: start + old.length, old, new: `Title ${Math.random()}` }];
  const body = { version, sitting: `sitting-${id}`, instruction: 'Changed the title', edits };
  const head = await callRoute(person, routes.editSite, { kind: 'edits', values: { id }, body });
  if (head) await person.browser.open('previews', previewPath(id));
}

const accepted = /^event: accepted\n(?:id: .*\n)?data: (.*)$/m;
const done = /^event: done$/m;

/**
 * Has a site made, and follows it to its end.
 * @returns whether it was made
 */
export async function generate(person: Person, engine?: 'composer'): Promise<boolean> {
  const stream = await person.browser.ask({
    kind: 'generations',
    method: routes.generate.method,
    path: routes.generate.path,
    accept: 'text/event-stream',
    body: { prompt: `${anyOf(prompts)}, number ${Math.random()}`, ...(engine ? { engine } : {}) },
  });
  const events = stream?.read() ?? '';
  const first = accepted.exec(events)?.[1];
  if (!first || !done.test(events)) return false;
  const { id, generationId } = JSON.parse(first);
  person.generation = generationId;
  person.sites.push(id);
  return true;
}

/** Makes a link, opens it as somebody does who was sent it, and takes it back. */
export async function share(person: Person): Promise<void> {
  const id = anyOf(person.sites);
  if (!id) return;
  const kind = 'shares';
  const made = await callRoute(person, routes.createShareLink, { kind, values: { id }, body: { days: 7 } });
  if (!made) return;
  const { token, link } = made;
  const shown = await callRoute(person, routes.openShared, { kind, body: { token }, isStranger: true });
  if (shown) {
    const { ticket } = shown;
    await person.browser.open('previews', previewPath(ticket));
    await callRoute(person, routes.sharedComments, { kind, values: { ticket }, isStranger: true });
  }
  await callRoute(person, routes.revokeShareLink, { kind, values: { id, link: link.id } });
}

export async function sendForm(person: Person): Promise<void> {
  const { email } = person;
  const body = { name: 'Somebody', email, subject: 'A question', message: 'When do you open? '.repeat(10) };
  await callRoute(person, routes.sendEmail, { kind: 'forms', body, isStranger: true });
}
