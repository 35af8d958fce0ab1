import { errorBodySchema, importedSiteSchema, limits, routes } from '@sitewright/contracts';
import { call, callRefused, storePerson, tokenOf } from '@sitewright/service-kit/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildZip, type ZipEntry } from '../../test/build-zip.ts';
import { siteDocument } from '../../test/builders.ts';
import { composerEngine } from '../../test/composer-engine.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { bombOf, gifOf, jpegOf, noise, pngOf } from '../../test/pictures.ts';

const owner = tokenOf();
let service: SitesService;

beforeAll(async () => {
  service = await startSitesService({ engine: composerEngine });
});
afterAll(async () => {
  await service.close();
});
beforeEach(async () => {
  await service.db.collection('limits').deleteMany({});
});

const page = (title: string, body = '<h1>Hello</h1>', head = '<meta charset="utf-8">') =>
  `<!DOCTYPE html><html lang="en"><head>${head}<title>${title}</title></head><body>${body}</body></html>`;
const home: ZipEntry = { name: 'index.html', content: page('Skein | Wool in Leeds') };
const png = Uint8Array.from(await pngOf(8, 8));

interface Sent {
  headers?: Record<string, string>;
  name?: string;
  token?: string | undefined;
}

const send = (zip: Uint8Array<ArrayBuffer>, { headers = {}, name, token = owner }: Sent = {}) =>
  fetch(
    `${service.url}${routes.importSite.path}${name === undefined ? '' : `?name=${encodeURIComponent(name)}`}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/zip', Authorization: `Bearer ${token}`, ...headers },
      body: zip,
    },
  );
const zipOf = (...entries: ZipEntry[]) => Uint8Array.from(buildZip(entries));

async function imported(entries: ZipEntry[], said?: Sent) {
  const answer = await send(zipOf(...entries), said);
  const body: unknown = await answer.json();
  expect(answer.status, JSON.stringify(body)).toBe(201);
  const { site, notes, findings } = importedSiteSchema.parse(body);
  const of = { token: owner, params: { id: site.folderId } };
  const details = (await call(service.url, routes.site, of)).body;
  const read = async (path: string) =>
    (await call(service.url, routes.siteFile, { ...of, params: { ...of.params, path } })).body.content;
  return { site, notes, findings, details, read, paths: details.files.map(({ path }) => path).sort() };
}

async function refusal(zip: Uint8Array<ArrayBuffer>, said?: Sent) {
  const before = await service.sites.countDocuments();
  const answer = await send(zip, said);
  const body = errorBodySchema.parse(await answer.json());
  expect(await service.sites.countDocuments()).toBe(before);
  expect(await service.siteVersions.countDocuments({ pending: { $exists: true } })).toBe(0);
  return { status: answer.status, ...body };
}

describe('a ZIP file of pages', () => {
  it('becomes a site of its own, byte for byte, that was checked and not repaired', async () => {
    const content = page('Skein | Wool in Leeds', '<h1>Wool</h1>\r\n<img src="https://example.com/a.png">');
    const { site, details, notes, findings, read } = await imported([
      { name: 'index.html', content },
      { name: 'img/logo.png', content: png },
      { name: 'style.css', content: 'h1 { color: teal }' },
    ]);
    expect(site.name).toBe('Skein');
    expect(notes).toEqual([]);
    expect(await read('index.html')).toBe(content);
    expect(details).toMatchObject({ engine: 'imported', prompt: '', version: 1 });
    const external = details.report.checks.find(({ id }) => id === 'external-requests');
    expect(external).toMatchObject({
      status: 'failed',
      findings: [{ path: 'index.html', isRepairable: true }],
    });
    expect(findings).toBeGreaterThan(0);
    const preview = await fetch(`${service.url}/preview/${site.folderId}/img/logo.png`);
    expect(Uint8Array.from(Buffer.from(await preview.arrayBuffer()))).toEqual(png);
  });

  it('can be edited, undone, duplicated and understood as far as it says something', async () => {
    const { site } = await imported([home]);
    const of = { token: owner, params: { id: site.folderId } };
    const edits = [{ path: 'index.html', start: 0, end: 0, old: '', new: '<!-- mine -->' }];
    const body = { version: 1, sitting: 'a-sitting', instruction: 'Wrote a note', edits };
    expect((await call(service.url, routes.editSite, { ...of, body })).body.version).toBe(2);
    expect((await call(service.url, routes.undo, { ...of, body: { version: 2 } })).body.version).toBe(3);
    const { versions } = (await call(service.url, routes.siteVersions, of)).body;
    expect(versions.at(-1)).toMatchObject({ kind: 'imported', engine: 'imported' });
    expect((await call(service.url, routes.siteBrief, of)).body).toMatchObject({
      engine: 'imported',
      canRecompose: false,
    });
    const unstated = { ...of, body: { version: 3, changes: {} } };
    expect((await callRefused(service.url, routes.changeSiteBrief, unstated)).body.message).toContain(
      'Nothing was changed',
    );
    const words = { ...of, body: { version: 3, instruction: 'Make it darker' } };
    expect((await call(service.url, routes.reviseSite, words)).body.revision.answer).toContain('imported');
    expect((await call(service.url, routes.duplicateSite, of)).status).toBe(201);
  });

  it('loses what systems leave in folders, and the folder around it', async () => {
    const { paths, notes } = await imported([
      { name: 'my site/' },
      { name: 'my site/index.html', content: page('') },
      { name: 'my site/a/b.css', content: 'p {}' },
      { name: 'my site/.DS_Store', content: 'x' },
      { name: 'my site/.git/config', content: 'x' },
      { name: 'my site/a/Thumbs.db', content: 'x' },
      { name: '__MACOSX/my site/._index.html', content: 'x' },
    ]);
    expect(paths).toEqual(['a/b.css', 'index.html']);
    expect(notes).toEqual([]);
  });

  it.each([
    [[home], {}, 'Skein'],
    [[{ name: 'index.html', content: page('') }], { name: 'Grandma’s café.zip' }, 'Grandma’s café'],
    [[{ name: 'shop/index.html', content: page('') }], {}, 'shop'],
    [[{ name: 'index.html', content: '<h1>Bare' }], {}, 'Imported site'],
  ])('is called after its title, its file or its folder (%#)', async (entries, said, name) => {
    expect((await imported(entries, said)).site.name).toBe(name);
  });

  it('starts with the page that is most likely meant, and says so', async () => {
    const { read, notes, paths } = await imported([
      { name: 'home.htm', content: page('Home', '<a href="about.html">About</a>') },
      { name: 'about.html', content: page('About', '<a href="home.htm#top">Home</a>') },
    ]);
    expect(paths).toEqual(['about.html', 'index.html']);
    expect(await read('about.html')).toContain('href="index.html#top"');
    expect(notes).toEqual(['“home.htm” is the page the site starts with: it is called index.html now.']);
  });

  it('takes a start page out of its folder with all its links', async () => {
    const { read } = await imported([
      {
        name: 'pages/index.html',
        content: page('Home', '<img src="../img/a.png"><a href="more.html">More</a>'),
      },
      { name: 'pages/more.html', content: page('More') },
      { name: 'img/a.png', content: png },
    ]);
    expect(await read('index.html')).toContain('<img src="img/a.png"><a href="pages/more.html">');
  });

  it('is renamed where a name cannot be, and its links follow', async () => {
    const { read, paths, notes } = await imported([
      {
        name: 'index.html',
        content: page('A', '<a href="q%26a.html">Q</a><img src="Fish.png"><img src="fish.png">'),
      },
      { name: 'q&a.html', content: page('Q') },
      { name: 'Fish.png', content: png },
      { name: 'fish.png', content: png },
      { name: 'aux.css', content: 'p {}' },
    ]);
    expect(paths).toEqual(['Fish.png', '_aux.css', 'fish-2.png', 'index.html', 'q-a.html']);
    expect(await read('index.html')).toContain(
      '<a href="q-a.html">Q</a><img src="Fish.png"><img src="fish-2.png">',
    );
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain('“q&a.html”');
  });

  it('leaves out what no static site has, and what is not what it says', async () => {
    const { paths, notes, details } = await imported([
      home,
      { name: 'shop.php', content: '<?php' },
      { name: 'setup.exe', content: 'MZ' },
      { name: 'photo.jpg', content: 'no picture' },
      { name: 'data.csv', content: Uint8Array.from([0xff, 0xfe, 0xfd]) },
    ]);
    expect(paths).toEqual(['index.html']);
    expect(notes.join('\n')).toMatch(/static pages has\): “shop.php” and “setup.exe”/);
    expect(notes.join('\n')).toMatch(/endings say\): “photo.jpg”/);
    expect(details.report.notes).toEqual(notes);
  });

  it('becomes UTF-8 where it says what else it is', async () => {
    const latin = (text: string) => Buffer.from(text, 'latin1');
    const { read, notes } = await imported([
      {
        name: 'index.html',
        content: latin(
          page('Café', 'crème', '<meta http-equiv="Content-Type" content="text/html; charset=ISO-8859-1">'),
        ),
      },
      { name: 'words.js', content: latin('document.title = "Café";') },
      { name: 'style.css', content: latin('@charset "windows-1252";\n/* Größe */') },
      { name: 'marked.html', content: `\uFEFF${page('Marked')}` },
      { name: 'wide.html', content: Buffer.from(`\uFEFF${page('Wide')}`, 'utf16le') },
      {
        name: 'kanji.html',
        content: Buffer.concat([
          latin('<meta charset="shift_jis"><p>'),
          Buffer.from([0x93, 0xfa, 0x96, 0x7b]),
        ]),
      },
    ]);
    expect(await read('index.html')).toContain('charset=utf-8"><title>Café</title></head><body>crème');
    expect(await read('words.js')).toBe('document.title = "Café";');
    expect(await read('style.css')).toBe('@charset "utf-8";\n/* Größe */');
    expect(await read('marked.html')).toBe(page('Marked'));
    expect(await read('wide.html')).toBe(page('Wide'));
    expect(await read('kanji.html')).toBe('<meta charset="utf-8"><p>日本');
    expect(notes.filter((note) => note.startsWith('Converted from'))).toHaveLength(5);
  });
});

describe('pictures that are brought', () => {
  const drawing = (more: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${more}<path d="M0 0h9v9z"/></svg>`;
  const fileOf = async (folderId: string, path: string) =>
    Buffer.from(await (await fetch(`${service.url}/preview/${folderId}/${path}`)).arrayBuffer());

  it('stay as they are, byte for byte, where they are nothing but pictures', async () => {
    const files: Record<string, Buffer> = {
      'a.png': await pngOf(40, 30),
      'b.jpg': await jpegOf(40, 30),
      'c.webp': await noise(40, 30).webp().toBuffer(),
      'd.gif': gifOf(3, 4),
      'e.avif': await noise(40, 30).avif({ effort: 1 }).toBuffer(),
      'f.svg': Buffer.from(drawing('<title>Wool</title>')),
    };
    const { site, notes } = await imported([
      home,
      ...Object.entries(files).map(([name, content]) => ({ name, content: Uint8Array.from(content) })),
    ]);
    expect(notes).toEqual([]);
    for (const [path, content] of Object.entries(files))
      expect((await fileOf(site.folderId, path)).equals(content), path).toBe(true);
  });

  it('lose what they tell beside what they show, and keep name, type and size', async () => {
    const place = { IFD3: { GPSLatitude: '53/1 47/1 0/1', GPSLatitudeRef: 'N' } };
    const told = await noise(40, 30).withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const hiding = Buffer.concat([await pngOf(16, 16), Buffer.from('PK\x03\x04 another file')]);
    const { site, notes } = await imported([
      home,
      { name: 'team.jpg', content: Uint8Array.from(told) },
      { name: 'logo.png', content: Uint8Array.from(hiding) },
    ]);
    expect(notes).toEqual([
      'Written anew, without what cameras and programs leave in pictures: “team.jpg” and “logo.png”.',
    ]);
    const team = await sharp(await fileOf(site.folderId, 'team.jpg')).metadata();
    // It lay on its side, and its camera said so.
    expect(team).toMatchObject({ format: 'jpeg', width: 30, height: 40 });
    expect([team.exif, team.orientation]).toEqual([undefined, undefined]);
    const logo = await fileOf(site.folderId, 'logo.png');
    expect(logo.includes('another file')).toBe(false);
    expect(await sharp(logo).metadata()).toMatchObject({ format: 'png', width: 16, height: 16 });
  });

  it('that are drawings lose what runs, loads or leads elsewhere', async () => {
    const { read, notes } = await imported([
      home,
      {
        name: 'sign.svg',
        content: drawing('<script>alert(1)</script><image href="https://evil.example/a.png"/>'),
      },
    ]);
    const sign = await read('sign.svg');
    expect(sign).toContain('<path d="M0 0h9v9z"/>');
    expect(sign).not.toMatch(/script|evil/);
    expect(notes).toEqual([
      'Cleaned of what is not drawn, or would run, load or lead elsewhere: “sign.svg”.',
    ]);
  });

  it('are left out where they cannot be read within the limits of any picture, and the site is there', async () => {
    const { paths, notes, details } = await imported([
      home,
      { name: 'bomb.png', content: Uint8Array.from(bombOf(29_000, 29_000)) },
      { name: 'cut.jpg', content: Uint8Array.from((await jpegOf(400, 300)).subarray(0, 900)) },
      { name: 'side.png', content: Uint8Array.from(bombOf(30_001, 1)) },
      {
        name: 'wide.svg',
        content: '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>',
      },
      { name: 'page.svg', content: '<!DOCTYPE html><p>Not found</p>' },
    ]);
    expect(paths).toEqual(['index.html']);
    expect(notes).toHaveLength(5);
    const said = notes.join('\n');
    expect(said).toMatch(/Left out: “bomb.png”\. .*more than 100 million/);
    expect(said).toMatch(/Left out: “cut.jpg”\. .*cut off/);
    expect(said).toMatch(/Left out: “side.png”\. .*30,000/);
    expect(said).toMatch(/Left out: “wide.svg”\. .*entities/);
    expect(said).toMatch(/Left out: “page.svg”\. .*web page/);
    expect(details.report.notes).toEqual(notes);
  });
});

describe('what makes no site is refused in words:', () => {
  const bomb = Buffer.alloc(5 * 1024 * 1024);
  it.each<[string, Uint8Array<ArrayBuffer>, RegExp]>([
    ['nothing', new Uint8Array(), /no ZIP file/],
    ['no ZIP file', Uint8Array.from(Buffer.from(page('A'))), /no ZIP file/],
    ['one that is cut off', zipOf(home).subarray(0, 60), /no ZIP file/],
    ['one that is empty', zipOf(), /no page/],
    ['one without a page', zipOf({ name: 'a.css', content: 'p {}' }), /no page/],
    ['a way out', zipOf(home, { name: '../../etc/cron.html', content: 'x' }), /leads out/],
    ['a way out with backslashes', zipOf(home, { name: '..\\..\\a.html', content: 'x' }), /leads out/],
    ['an absolute name', zipOf(home, { name: '/etc/passwd.txt', content: 'x' }), /leads out/],
    ['a drive', zipOf(home, { name: 'C:\\a.html', content: 'x' }), /leads out/],
    ['a link', zipOf(home, { name: 'a.html', content: '/etc/passwd', mode: 0o120777 }), /a link/],
    ['a password', zipOf({ ...home, flags: 1 }), /password/],
    ['a rare packing', zipOf({ ...home, method: 12 }), /rarely/],
    ['one name twice', zipOf(home, home), /twice/],
    ['a bomb', zipOf(home, { name: 'a.css', content: bomb }), /packed as no page/],
    ['a bomb that says it is small', zipOf(home, { name: 'a.css', content: bomb, saidBytes: 10 }), /damaged/],
    ['less than it says', zipOf(home, { name: 'a.css', content: 'p {}', saidBytes: 1000 }), /damaged/],
    [
      'more than can be',
      zipOf(home, { name: 'a.css', content: 'p', saidBytes: 4_000_000_000 }),
      /larger than 96 MB/,
    ],
    [
      'sizes of the other format',
      zipOf(home, { name: 'a.css', content: 'p', saidBytes: 0xffffffff }),
      /damaged|larger/,
    ],
    ['another checksum', zipOf({ ...home, saidCrc: 1 }), /damaged/],
    ['entries that are not there', Uint8Array.from(buildZip([home], { saidEntries: 3 })), /damaged/],
    [
      'too many entries',
      zipOf(...Array.from({ length: 2001 }, (_, n) => ({ name: `${n}.html` }))),
      /2,000 entries/,
    ],
    [
      'too many files',
      zipOf(...Array.from({ length: 201 }, (_, n) => ({ name: `${n}.html`, content: 'x' }))),
      /at most 200/,
    ],
    [
      'a page that cannot be read',
      zipOf(home, { name: 'b.html', content: Buffer.from([0x3c, 0xe4, 0x20]) }),
      /b\.html.*UTF-8/,
    ],
    ['a page of NULs', zipOf(home, { name: 'b.html', content: 'a\0b' }), /b\.html/],
    [
      'an encoding that is none',
      zipOf({ name: 'a.html', content: Buffer.from('<meta charset="klingon">\xe4', 'latin1') }),
      /a\.html/,
    ],
  ])('%s', async (_what, zip, message) => {
    const { status, code, message: said } = await refusal(zip);
    expect([status, code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(said).toMatch(message);
  });

  it('more than a site may hold', async () => {
    const noise = Buffer.alloc(5 * 1024 * 1024, png);
    for (let at = 16; at < noise.length; at += 7) noise[at] = (at * 2_654_435_761) & 0xff;
    const { message } = await refusal(
      zipOf(home, { name: 'a.png', content: noise }, { name: 'b.png', content: noise }),
    );
    expect(message).toMatch(/has 10 MB, and a site has at most 8 MB.*“a.png”/);
  });

  it.each([
    ['a body that is no ZIP file', { 'Content-Type': 'application/json' }, 415],
    ['one without a type', { 'Content-Type': '' }, 415],
    ['one that is packed again', { 'Content-Encoding': 'gzip' }, 415],
    ['nobody’s', { Authorization: 'Bearer nobody' }, 401],
  ])('%s', async (_what, headers, status) => {
    expect((await refusal(zipOf(home), { headers })).status).toBe(status);
  });

  it('more than a ZIP file may have', async () => {
    const large = new Uint8Array(limits.importMaxBytes + 1);
    expect(await refusal(large)).toMatchObject({
      status: 413,
      message: expect.stringContaining('at most 32 MB'),
    });
  });

  it('a name that is too long', async () => {
    expect((await refusal(zipOf(home), { name: 'x'.repeat(301) })).status).toBe(400);
  });

  it('one where the storage is full', async () => {
    const filling = siteDocument({ bytes: 1000 * 1024 ** 2 });
    await service.sites.insertOne(filling);
    const { status } = await refusal(zipOf(home));
    await service.sites.deleteOne({ folderId: filling.folderId });
    expect(status).toBe(507);
  });

  it('one too many in an hour', async () => {
    await imported([home]);
    await service.db.collection('limits').updateOne({ key: /^site-import/ }, { $set: { points: 1000 } });
    expect(await refusal(zipOf(home))).toMatchObject({
      status: 429,
      message: expect.stringContaining('one hour'),
    });
  });
});

it('is the person’s own', async () => {
  const { site } = await imported([home]);
  const stranger = await storePerson(service.db, { id: 'b'.repeat(24), email: 'eve@example.com' });
  const other = { token: stranger, params: { id: site.folderId } };
  expect((await callRefused(service.url, routes.site, other)).status).toBe(404);
});

it('of ten at once, each becomes one', async () => {
  const before = await service.sites.countDocuments();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(zipOf(home))));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(await service.sites.countDocuments()).toBe(before + 10);
});
