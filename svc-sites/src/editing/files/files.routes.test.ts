import { limits, routes } from '@sitewright/contracts';
import { type CallOptions, call, callRefused, storePerson, tokenOf } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { composerEngine } from '../../../test/composer-engine.ts';
import { type SitesService, startSitesService } from '../../../test/harness.ts';

const owner = tokenOf();
const sitting = 'a-sitting';
let service: SitesService;
let stranger: string;
let admin: string;
let id: string;

const page = (title: string, body: string) =>
  `<!DOCTYPE html>\n<html lang="en">\n<head><meta charset="utf-8"><title>${title}</title></head>\n<body>\n${body}\n</body>\n</html>\n`;

const files = [
  {
    path: 'index.html',
    content: page(
      'Skein',
      '<a href="team/">Team</a>\n<a href="prices.html#wool">Prices</a>\r\n<img src="images/a.svg" srcset="images/a.svg 1x, images/b.svg 2x" alt="Wool">',
    ),
  },
  {
    path: 'prices.html',
    content: page(
      'Prices',
      '<a href="./index.html">Home</a><a href="/prices.html?x=1&amp;y=2">Here</a><p style="background:url(images/a.svg)">Wool £5</p>',
    ),
  },
  { path: 'team/index.html', content: page('Team', "<a href='../prices.html'>Prices</a>") },
  {
    path: 'styles.css',
    content: 'p { background: url("images/a.svg") }\r\n.b { background: url(images/b.svg) }\n',
  },
  { path: 'site.webmanifest', content: '{ "name": "Skein", "start_url": "prices.html" }' },
  { path: 'script.js', content: 'const next = "prices.html";\nlocation.assign(next);\n' },
  { path: 'images/a.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  { path: 'images/b.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  { path: 'fonts/plain.woff2', content: Uint8Array.from([0, 255, 128, 10]) },
];

beforeAll(async () => {
  const report = { checks: [], placeholders: [], notes: [], files: files.length, bytes: 1 };
  service = await startSitesService({ site: { name: 'Skein', engine: 'composer', report, files } });
  // The site is what the engine of the test says, and its files are checked as they are in earnest.
  Object.assign(service.engine, { inspect: composerEngine.inspect, repair: composerEngine.repair });
  admin = await storePerson(service.db, { id: 'a'.repeat(24), role: 'admin', email: 'admin@example.com' });
  stranger = await storePerson(service.db, { id: 'b'.repeat(24), email: 'eve@example.com' });
});
afterAll(async () => {
  await service.close();
});
beforeEach(async () => {
  await service.db.collection('limits').deleteMany({});
  id = await service.generate();
});

type Said = Record<string, unknown>;
const about = (path: string, body: Said = {}): CallOptions => ({
  token: owner,
  params: { id, path },
  body: { version: 1, sitting, ...body },
});
const write = async (path: string, body: Said) =>
  (await call(service.url, routes.writeFile, about(path, body))).body;
const rename = async (path: string, to: string, body: Said = {}) =>
  (await call(service.url, routes.renameFile, about(path, { to, ...body }))).body;
const read = async (path: string) =>
  (await call(service.url, routes.siteFile, { token: owner, params: { id, path } })).body.content;
const details = async () => (await call(service.url, routes.site, { token: owner, params: { id } })).body;
const paths = async () => (await details()).files.map((file) => file.path);
const contentOf = (path: string) => String(files.find((file) => file.path === path)?.content);
const search = async (query: Record<string, string>) => {
  const asked = { token: owner, params: { id }, query: `?${new URLSearchParams(query)}` };
  return (await call(service.url, routes.searchFiles, asked)).body;
};

describe('a file', () => {
  it('is made, written and removed, each as a version that is undone', async () => {
    expect(await write('shop/new.html', { content: '<p>New</p>', isNew: true })).toMatchObject({
      version: 2,
    });
    expect(await read('shop/new.html')).toBe('<p>New</p>');
    await write('shop/new.html', { version: 2, content: '<p>\r\nNewer 🥐</p>' });
    expect(await read('shop/new.html')).toBe('<p>\r\nNewer 🥐</p>');
    const removed = about('shop/new.html', { version: 3 });
    expect((await call(service.url, routes.removeFile, removed)).body).toMatchObject({
      version: 4,
      canUndo: true,
    });
    expect(await paths()).not.toContain('shop/new.html');
    await call(service.url, routes.undo, { token: owner, params: { id }, body: { version: 4 } });
    expect(await read('shop/new.html')).toBe('<p>\r\nNewer 🥐</p>');
  });

  it('may be longer than a prompt, and is checked', async () => {
    await write('long.html', { content: page('Long', `<p>${'wool '.repeat(200_000)}</p>`), isNew: true });
    const { report } = await details();
    expect(report.checks.length).toBeGreaterThan(10);
  });

  it('that is written as it is makes no version, and a repeated request none either', async () => {
    expect(await write('styles.css', { content: contentOf('styles.css') })).toMatchObject({ version: 1 });
    expect(await write('styles.css', { content: 'p {}' })).toMatchObject({ version: 2 });
    expect(await write('styles.css', { content: 'p {}' })).toMatchObject({ version: 2 });
  });

  it('is a conflict with both sides where somebody else has written', async () => {
    await write('styles.css', { content: 'p {}' });
    for (const [route, body] of [
      [routes.writeFile, { content: 'q {}' }],
      [routes.renameFile, { to: 'a.css' }],
      [routes.removeFile, {}],
    ] as const) {
      const { status, body: said } = await callRefused(service.url, route, about('styles.css', body));
      expect([status, said.code]).toEqual([409, 'CONFLICT']);
      expect(said.conflict).toMatchObject({ yours: { version: 1 }, theirs: { version: 2 } });
    }
  });
});

describe('a name', () => {
  const bad: [what: string, path: string, message: RegExp][] = [
    ['outside of the site', '../app.ts', /leaves the site/],
    ['outside from within', 'a/../../b.html', /leaves the site/],
    ['absolute', '/etc/passwd.txt', /absolute/],
    ['of a drive', 'C:/a.html', /absolute/],
    ['with backslashes', 'a\\..\\b.html', /backslash/],
    ['that Windows reserves', 'con.html', /Windows/],
    ['too long', `${'a'.repeat(200)}.html`, /longer/],
    ['too deep', `${'a/'.repeat(11)}b.html`, /deeper/],
    ['hidden', '.htaccess', /hidden/],
    ['without an ending', 'page', /ending/],
    ['that is an ending', 'folder/.html', /hidden/],
    ['with a NUL', 'a\u0000.html', /characters/],
    ['with a sign of a shell', 'a;b.html', /characters/],
    ['that ends with a dot', 'a.html.', /dot/],
    ['that exists', 'prices.html', /already/],
    ['that exists in other letters', 'Prices.HTML', /same on many computers/],
    ['of a folder in a file', 'prices.html/a.html', /in the way/],
    ['of a file that is a folder', 'TEAM/INDEX.html/a.css', /in the way/],
  ];
  it.each(bad)('%s is refused', async (_what, path, message) => {
    const renamed = await callRefused(service.url, routes.renameFile, about('styles.css', { to: path }));
    expect(renamed).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(renamed.body.fields?.to).toMatch(message);
    expect((await details()).version).toBe(1);
  });

  it.each(bad.filter(([, path]) => !path.includes('..') && !path.startsWith('/')))(
    '%s is refused for a new file',
    async (_what, path, message) => {
      const asked = `${service.url}/api/sites/${id}/files/${path.split('/').map(encodeURIComponent).join('/')}`;
      const answer = await fetch(asked, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${owner}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ version: 1, sitting, content: '', isNew: true }),
      });
      expect(answer.status).toBe(400);
      expect((await answer.json()).message).toMatch(message);
    },
  );

  it.each(['%2e%2e%2fapp.ts', '..%2f..%2fapp.ts', '%2fetc%2fpasswd.txt'])('%s is refused', async (path) => {
    const answer = await fetch(`${service.url}/api/sites/${id}/files/${path}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${owner}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ version: 1, sitting, content: '', isNew: true }),
    });
    expect(answer.status).toBe(400);
  });

  it('of a picture is none for text, and the other way round', async () => {
    const refused = (path: string, body: Said) =>
      callRefused(service.url, 'to' in body ? routes.renameFile : routes.writeFile, about(path, body));
    expect((await refused('a.png', { content: 'text', isNew: true })).body.message).toMatch(/picture/);
    expect((await refused('styles.css', { to: 'styles.woff2' })).body.fields?.to).toMatch(/same kind/);
    expect((await refused('fonts/plain.woff2', { to: 'fonts/plain.css' })).body.fields?.to).toMatch(/kind/);
    expect((await refused('fonts/plain.woff2', { content: 'text' })).status).toBe(400);
  });

  it('of the start page stays, and the page too', async () => {
    const renamed = await callRefused(service.url, routes.renameFile, about('index.html', { to: 'a.html' }));
    expect(renamed).toMatchObject({ status: 400, body: { message: expect.stringContaining('opens with') } });
    const removed = await callRefused(service.url, routes.removeFile, about('index.html'));
    expect(removed).toMatchObject({ status: 400, body: { message: expect.stringContaining('opens with') } });
  });

  it('of a file that is not there is not found', async () => {
    for (const [route, body] of [
      [routes.writeFile, { content: '' }],
      [routes.renameFile, { to: 'b.html' }],
      [routes.removeFile, {}],
    ] as const)
      expect((await callRefused(service.url, route, about('gone.html', body))).status).toBe(404);
  });
});

describe('a site', () => {
  it('has so many files and no more', async () => {
    const [file] = (await service.siteVersions.findOne({ folderId: id }))?.files ?? [];
    const more = Array.from({ length: limits.siteMaxFiles - files.length }, (_, index) => ({
      ...file,
      path: `${index}.html`,
    }));
    await service.siteVersions.updateOne({ folderId: id }, { $push: { files: { $each: more } } } as object);
    const refused = await callRefused(
      service.url,
      routes.writeFile,
      about('a.html', { content: '', isNew: true }),
    );
    expect(refused).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('at most 200 files') },
    });
  });

  it('has so many bytes and no more', async () => {
    const content = 'x'.repeat(limits.siteMaxBytes);
    const refused = await callRefused(
      service.url,
      routes.writeFile,
      about('a.txt', { content, isNew: true }),
    );
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining('8 MB') } });
  });
});

describe('renaming a page', () => {
  it('changes the links to it where that is asked for, and not a byte besides', async () => {
    await rename('prices.html', 'shop/wool.html', { withLinks: true });
    expect(await read('index.html')).toBe(
      contentOf('index.html').replace('prices.html#wool', 'shop/wool.html#wool'),
    );
    expect(await read('team/index.html')).toBe(
      contentOf('team/index.html').replace('../prices.html', '../shop/wool.html'),
    );
    expect(await read('site.webmanifest')).toBe(
      contentOf('site.webmanifest').replace('prices.html', 'shop/wool.html'),
    );
    expect(await read('shop/wool.html')).toBe(
      contentOf('prices.html')
        .replace('./index.html', '../index.html')
        .replace('/prices.html?x=1&amp;y=2', '/shop/wool.html?x=1&amp;y=2')
        .replace('url(images/a.svg)', 'url(../images/a.svg)'),
    );
    expect(await read('script.js')).toBe(contentOf('script.js'));
    await call(service.url, routes.undo, { token: owner, params: { id }, body: { version: 2 } });
    expect(await read('index.html')).toBe(contentOf('index.html'));
    expect(await paths()).toContain('prices.html');
  });

  it('leaves them where it is not', async () => {
    await rename('prices.html', 'wool.html');
    expect(await read('index.html')).toBe(contentOf('index.html'));
  });

  it('changes links that mean a folder', async () => {
    await rename('team/index.html', 'people/index.html', { withLinks: true });
    expect(await read('index.html')).toBe(contentOf('index.html').replace('"team/"', '"people/"'));
  });

  it('changes those of pictures in lists and styles, whatever ends the lines have', async () => {
    await rename('images/a.svg', 'images/new name.svg', { withLinks: true });
    expect(await read('index.html')).toBe(
      contentOf('index.html').replaceAll('images/a.svg', 'images/new%20name.svg'),
    );
    expect(await read('styles.css')).toBe(
      contentOf('styles.css').replace('images/a.svg', 'images/new%20name.svg'),
    );
  });

  it('in other letters only is allowed', async () => {
    await rename('prices.html', 'Prices.html', { withLinks: true });
    expect(await read('index.html')).toContain('"Prices.html#wool"');
  });
});

it('says what links to a file', async () => {
  const { body } = await call(service.url, routes.fileLinks, {
    token: owner,
    params: { id, path: 'prices.html' },
  });
  expect(body).toEqual({
    version: 1,
    links: [
      { path: 'index.html', line: 6, text: 'prices.html#wool' },
      { path: 'team/index.html', line: 5, text: '../prices.html' },
      { path: 'site.webmanifest', line: 1, text: 'prices.html' },
    ],
    mentions: [{ path: 'script.js', line: 1, text: 'const next = "prices.html";' }],
  });
});

describe('a search', () => {
  it('finds words in all text files, with their lines', async () => {
    const found = await search({ words: 'WOOL' });
    expect(found).toMatchObject({ version: 1, count: 3, isCut: false });
    expect(found.files.map(({ path, count }) => [path, count])).toEqual([
      ['index.html', 2],
      ['prices.html', 1],
    ]);
    expect(found.files[1]?.matches).toEqual([
      {
        line: 5,
        column: (contentOf('prices.html').split('\n')[4] ?? '').indexOf('Wool') + 1,
        before:
          'me</a><a href="/prices.html?x=1&amp;y=2">Here</a><p style="background:url(images/a.svg)">'.slice(
            -80,
          ),
        match: 'Wool',
        after: ' £5</p>',
      },
    ]);
    expect((await search({ words: 'WOOL', isCaseSensitive: 'true' })).count).toBe(0);
    expect((await search({ words: '.*', isCaseSensitive: 'true' })).count).toBe(0);
  });

  it('takes a regular expression, and no more time than there is', async () => {
    expect((await search({ words: '£\\d', isPattern: 'true' })).count).toBe(1);
    expect((await search({ words: 'x*', isPattern: 'true' })).count).toBeGreaterThan(0);
    await write('evil.txt', { content: `${'a'.repeat(40)}!`, isNew: true });
    const asked = {
      token: owner,
      params: { id },
      query: `?isPattern=true&words=${encodeURIComponent('^(a+)+$')}`,
    };
    const slow = await callRefused(service.url, routes.searchFiles, asked);
    expect(slow).toMatchObject({
      status: 400,
      body: { fields: { words: expect.stringContaining('too long') } },
    });
  });

  it.each([
    ['', /what to look for/],
    [`words=`, /what to look for/],
    [`words=${'x'.repeat(501)}`, /at most 500/],
    ['words=(&isPattern=true', /no regular expression/],
    ['words=a&isPattern=1', /true/],
    ['words=a&words=b', /once/],
  ])('of %j is refused', async (query, message) => {
    const refused = await callRefused(service.url, routes.searchFiles, {
      token: owner,
      params: { id },
      query: `?${query}`,
    });
    expect(refused.status).toBe(400);
    expect(refused.body.message).toMatch(message);
  });

  it('is over for a minute after so many', async () => {
    await search({ words: 'a' });
    await service.db.collection('limits').updateOne({ key: /^file-search/ }, { $set: { points: 1000 } });
    const refused = await callRefused(service.url, routes.searchFiles, {
      token: owner,
      params: { id },
      query: '?words=a',
    });
    expect(refused.status).toBe(429);
  });
});

describe('replacing', () => {
  const replace = async (body: Said) =>
    (await call(service.url, routes.replaceInFiles, about('', body))).body;

  it('changes all files in one version that is undone', async () => {
    expect(await replace({ words: 'Prices', isCaseSensitive: true, replacement: 'Cost $1' })).toMatchObject({
      version: 2,
    });
    expect(await read('prices.html')).toContain('<title>Cost $1</title>');
    expect(await read('styles.css')).toBe(contentOf('styles.css'));
    const { body } = await call(service.url, routes.siteVersions, { token: owner, params: { id } });
    expect(body.versions[0]?.instruction).toBe('Replaced “Prices” by “Cost $1” 3 times in 3 files');
    await call(service.url, routes.undo, { token: owner, params: { id }, body: { version: 2 } });
    expect(await read('prices.html')).toBe(contentOf('prices.html'));
  });

  it('of a regular expression takes what was found', async () => {
    await replace({ words: '£(\\d)', isPattern: true, replacement: '$1 pounds' });
    expect(await read('prices.html')).toContain('Wool 5 pounds');
  });

  it('of what is nowhere makes no version', async () => {
    expect(await replace({ words: 'zorple', replacement: 'x' })).toMatchObject({ version: 1 });
  });

  it.each([
    { words: '', replacement: 'x' },
    { words: 'a' },
    { words: 'a', replacement: '\uD83E' },
    { words: '(', isPattern: true, replacement: '' },
  ])('of %j is refused', async (body) => {
    expect((await callRefused(service.url, routes.replaceInFiles, about('', body))).status).toBe(400);
  });
});

describe('what the checks would change', () => {
  const repairs = async () =>
    (await call(service.url, routes.fileRepairs, { token: owner, params: { id } })).body;

  it('is told with its reasons, and made where a person takes it', async () => {
    const before = await repairs();
    expect((await details()).version).toBe(1);
    const home = before.files.find(({ path }) => path === 'index.html');
    expect(home?.before).toBe(contentOf('index.html'));
    expect(home?.after).toContain('name="viewport"');
    expect(home?.reasons.map(({ message }) => message).join(' ')).toMatch(/viewport|phone/i);
    await call(service.url, routes.repairFiles, about('', { paths: ['index.html'] }));
    expect(await read('index.html')).toBe(home?.after);
    expect(await read('prices.html')).toBe(contentOf('prices.html'));
    await call(service.url, routes.undo, { token: owner, params: { id }, body: { version: 2 } });
    expect(await read('index.html')).toBe(contentOf('index.html'));
  });

  it.each([[[]], [['gone.html']], [['fonts/plain.woff2']]])('of %j is refused', async (wanted) => {
    expect((await callRefused(service.url, routes.repairFiles, about('', { paths: wanted }))).status).toBe(
      400,
    );
  });
});

describe('the files of a site', () => {
  const changing = [
    [routes.writeFile, { content: 'x' }],
    [routes.renameFile, { to: 'x.css' }],
    [routes.removeFile, {}],
    [routes.replaceInFiles, { words: 'a', replacement: 'b' }],
    [routes.repairFiles, { paths: ['index.html'] }],
  ] as const;
  it.each(changing)('are changed by their owner alone: $method $path', async (route, body) => {
    const by = (token: string) => callRefused(service.url, route, { ...about('styles.css', body), token });
    expect((await by(stranger)).status).toBe(404);
    expect((await by(admin)).status).toBe(403);
    expect((await by('nobody')).status).toBe(401);
  });

  it.each<Parameters<typeof callRefused>[1]>([routes.fileLinks, routes.searchFiles, routes.fileRepairs])(
    'are looked through by whoever sees the site: $path',
    async (route) => {
      const asked = (token: string) => ({ token, params: { id, path: 'index.html' }, query: '?words=a' });
      expect((await call(service.url, route, asked(admin))).status).toBe(200);
      expect((await callRefused(service.url, route, asked(stranger))).status).toBe(404);
    },
  );
});
