import { downloadPath, routes } from '@sitewright/contracts';
import { call, storePerson } from '@sitewright/service-kit/testing';
import { createRandom } from '@sitewright/site-engine/testing';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { composerEngine } from '../../test/composer-engine.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';

const sites = 20;
const editsOfEach = 10;
let service: SitesService;

beforeAll(async () => {
  service = await startSitesService({ engine: composerEngine });
});
afterAll(async () => {
  await service.close();
});

/** In different languages and scripts; the seed makes another layout of each. */
const prompts = [
  'A yarn shop called Skein in Leeds. Open Tuesday to Friday 10 to 17. Merino £14, alpaca £19.',
  'Bäckerei Röggle in Überlingen: Brot, Brezeln und Kuchen. Geöffnet Dienstag bis Samstag 6 bis 13 Uhr. Seiten: Start, Preise',
  'Un restaurant italien à Lyon, « La Lune » : menu à 24 €, ouvert du mardi au samedi de 19 h à 23 h.',
  '京都の小さな喫茶店「月」。営業時間は火曜から土曜、9時から18時。',
  'مخبز صغير في عمّان اسمه «سنابل». مفتوح من السبت إلى الخميس من 7 إلى 14.',
];

/** What a hand, a clipboard or a script may leave anywhere in a file: half of it breaks what it lands in. */
const fragments = [
  ...[
    '<p class="a">',
    '</p>',
    '</section>',
    '<script>',
    '<!--',
    '"',
    "'",
    '}',
    '{ color: red',
    '&amp;',
    '🥐',
  ],
  ...['\r\n', '\n\t', '\r', '\uFEFF', '\u0000', 'ä', 'مرحبا', 'words '],
];

interface Site {
  id: string;
  token: string;
  random: () => number;
}

const pick = <Item>(list: readonly Item[], random: () => number): Item | undefined =>
  list[Math.floor(random() * list.length)];

const read = async ({ id, token }: Site, path: string): Promise<string> =>
  (await call(service.url, routes.siteFile, { token, params: { id, path } })).body.content ?? '';

/** Every file of the site, as it is downloaded. */
async function bytesOf({ id }: Site): Promise<Record<string, Buffer>> {
  const zip = await (await fetch(service.url + downloadPath(id))).arrayBuffer();
  const files = Object.entries(unzipSync(new Uint8Array(zip)));
  return Object.fromEntries(files.map(([path, bytes]) => [path, Buffer.from(bytes)]));
}

/** A place, or the one before it where that would part a character. */
const whole = (text: string, at: number) => (text.slice(0, at).isWellFormed() ? at : at - 1);

/** Up to a few words somewhere in a text. */
function stretchOf(text: string, random: () => number) {
  const start = whole(text, Math.floor(random() * (text.length + 1)));
  const end = whole(text, Math.min(text.length, start + Math.floor(random() * 60)));
  return { start, end, old: text.slice(start, end) };
}

/** Puts something in the place of something. @returns how to tell whether it has been taken back */
async function editAnywhere(site: Site, paths: readonly string[], version: number) {
  const { id, token, random } = site;
  const path = pick(paths, random) ?? '';
  const before = await read(site, path);
  const place = stretchOf(before, random);
  const added = Array.from({ length: Math.floor(random() * 4) }, () => pick(fragments, random)).join('');
  const { body } = await call(service.url, routes.editSite, {
    token,
    params: { id },
    body: {
      version,
      sitting: `sitting-${version % 3}`,
      instruction: 'Changed something',
      // What would change nothing makes no version.
      edits: [{ path, ...place, new: added === place.old ? `${added}.` : added }],
    },
  });
  expect(await read(site, path)).not.toBe(before);
  return { path, before, version: body.version };
}

async function thereAndBack(site: Site): Promise<number> {
  const { id, token } = site;
  const first = await bytesOf(site);
  const { body: details } = await call(service.url, routes.site, { token, params: { id } });
  const paths = details.files.flatMap(({ path, isText }) => (isText ? path : []));
  const done: Awaited<ReturnType<typeof editAnywhere>>[] = [];
  for (let count = 0; count < editsOfEach; count += 1)
    done.push(await editAnywhere(site, paths, done.at(-1)?.version ?? 1));
  let version = done.at(-1)?.version ?? 1;
  for (const { path, before } of done.toReversed()) {
    const { body: head } = await call(service.url, routes.undo, { token, params: { id }, body: { version } });
    version = head.version;
    expect(await read(site, path)).toBe(before);
  }
  expect(await bytesOf(site)).toEqual(first);
  return version;
}

/** A site of a person of its own, and a copy of it. */
async function makeSites(index: number): Promise<Site[]> {
  const person = { id: index.toString(16).padStart(24, 'e'), email: `person-${index}@example.com` };
  const token = await storePerson(service.db, person);
  const body = { prompt: prompts[index % prompts.length] ?? '', seed: index };
  const { body: made } = await call(service.url, routes.generate, { token, body });
  const { body: copy } = await call(service.url, routes.duplicateSite, { token, params: { id: made.id } });
  return [made.id, copy.folderId].map((id, at) => ({ id, token, random: createRandom(2 * index + at) }));
}

it(`takes ${sites * editsOfEach} random edits of ${sites} composed sites back one by one, to the first bytes`, async () => {
  const made: Site[] = [];
  for (let index = 0; made.length < sites; index += 1) made.push(...(await makeSites(index)));
  const versions = await Promise.all(made.map(thereAndBack));
  expect(versions).toEqual(made.map(() => 1 + 2 * editsOfEach));
});
