import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Configuration, rspack } from '@rspack/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineRemoteConfig, defineShellConfig } from './index.ts';

const out = mkdtempSync(join(tmpdir(), 'build-kit-'));
const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name);
const into = (folder: string) => (config: Configuration) => ({
  ...config,
  output: { ...config.output, path: join(out, folder) },
});

async function build(folder: string, configs: Configuration[]): Promise<void> {
  const stats = await promisify(rspack)(configs.map(into(folder)));
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
}

const files = (pattern: string) => globSync(pattern, { cwd: out }).sort();
const read = (file: string) => readFileSync(join(out, file), 'utf8');

beforeAll(async () => {
  const shell = {
    folder: fixture('shell'),
    version: '1.2.3',
    devPort: 1,
    firstFonts: ['first-face.'],
    applicationChunk: 'application',
    namedChunks: ['later'],
    picture: { path: '/picture.jpg', publicUrl: 'https://sites.example' },
  };
  const remote = { name: 'fixture', folder: fixture('remote'), devPort: 1 };
  await build('shell', defineShellConfig(shell)({}));
  await build('remote', [defineRemoteConfig(remote)({})]);
});

afterAll(() => rmSync(out, { recursive: true }));

test('the page runs under a policy without inline scripts, inline styles or eval', () => {
  const page = read('shell/index.html');
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)/);
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/);
  for (const script of files('**/*.js')) expect(read(script), script).not.toMatch(/\beval\(/);
});

test('serves no source maps', () => {
  expect(files('**/*.map')).toEqual([]);
  for (const script of files('**/*.js')) expect(read(script), script).not.toContain('sourceMappingURL');
});

test('every script and style is named by its content, except the one before the first paint', () => {
  const unhashed = files('**/*.{js,css}').filter((file) => !/\.[0-9a-f]{8}\.(js|css)$/.test(file));
  expect(unhashed).toEqual(['shell/before-paint.js']);
});

test('the shell starts from one small script; the application, its libraries in it, is asked for beside it', () => {
  const [main = ''] = files('shell/assets/main.*.js');
  const [application = ''] = files('shell/assets/application.*.js');
  const page = read('shell/index.html');
  expect(page.match(/<script defer/g)).toHaveLength(1);
  expect(page.match(/<link [^>]*as="script"[^>]*>/g)).toEqual([
    expect.stringContaining(application.replace('shell/', '/')),
  ]);
  expect(read(main)).not.toContain('react.transitional.element');
  expect(read(application)).toContain('react.transitional.element');
});

test('a remote carries no runtime of the federation: it takes the page’s', () => {
  const [entry = ''] = files('remote/assets/remoteEntry.*.js');
  expect(read(entry).includes('exports=globalThis._FEDERATION_RUNTIME_CORE')).toBe(true);
});

test('the page names the release that it is of, and a remote’s manifest does', () => {
  expect(read('shell/index.html')).toMatch(/<meta [^>]*name="version"/);
  expect(read('shell/index.html')).toContain('content="1.2.3"');
  const { metaData } = JSON.parse(read('remote/mf-manifest.json'));
  expect(metaData.buildInfo.buildVersion).toMatch(/./);
});

test('the page asks for its first fonts before its styles have named them', () => {
  const [font = ''] = files('shell/assets/first-face.*.woff2');
  const [, preload = ''] = read('shell/index.html').match(/<link ([^>]*as="font"[^>]*)>/) ?? [];
  expect(preload).toContain(font.replace('shell/', '/'));
  expect(preload).toContain('crossorigin');
});

test('the page’s head names the files of a chunk that may be wanted early', () => {
  const [script = ''] = files('shell/assets/later.*.js');
  expect(read('shell/index.html')).toContain(
    `<meta content="${script.replace('shell/', '/')}" name="later">`,
  );
});

test('the script before the first paint finds the chunks’ names, and does not wait for styles', () => {
  const page = read('shell/index.html');
  const script = page.indexOf('<script src="/before-paint.js">');
  expect(page.indexOf('name="later"')).toBeLessThan(script);
  expect(script).toBeLessThan(page.indexOf('rel="stylesheet"'));
});

test('the page shows what React makes of it at build time, before any script', () => {
  expect(read('shell/index.html')).toContain('<body><p class="flex">shell, for $1 a month</p>');
});

test('the picture for other sites has its whole address', () => {
  expect(read('shell/index.html')).toContain(
    '<meta content="https://sites.example/picture.jpg" property="og:image">',
  );
});

test('files that are served as they are lie at the root', () => {
  expect(read('shell/robots.txt')).toBe('User-agent: *\n');
});

test('the remote announces its container and its one module', () => {
  const manifest = JSON.parse(read('remote/mf-manifest.json'));
  expect(manifest).toMatchObject({ name: 'mfe_fixture', exposes: [{ name: 'App' }] });
  expect(files(`remote/assets/${manifest.metaData.remoteEntry.name.replace('assets/', '')}`)).toHaveLength(1);
  expect(files('remote/index.html')).toEqual([]);
});

test('the utilities of a remote stay within it', () => {
  const [css = ''] = files('remote/assets/*.css');
  expect(read(css)).toMatch(/\[data-mfe="?fixture"?\]\s*\{?[^}]*\.flex/);
});

test('style sheets have no rules twice for browsers that cannot show the rest of them', () => {
  const [css = ''] = files('remote/assets/*.css');
  expect(read(css)).toContain('padding-inline-start');
  expect(read(css)).not.toMatch(/-(?:webkit|moz)-any\(|:lang\(/);
});

test('compressed copies lie beside what is worth compressing, and unpack to it', () => {
  const copies = files('**/*.br');
  expect(copies.length).toBeGreaterThan(0);
  for (const copy of copies) {
    const original = readFileSync(join(out, copy.slice(0, -'.br'.length)));
    expect(brotliDecompressSync(readFileSync(join(out, copy))).equals(original)).toBe(true);
    expect(gunzipSync(readFileSync(join(out, copy.replace(/br$/, 'gz')))).equals(original)).toBe(true);
  }
  expect(files('shell/favicon.svg.br')).toEqual([]);
});

test('development has hot reload, the gateway behind it, and no eval either', () => {
  const config = defineRemoteConfig({ name: 'fixture', folder: fixture('remote'), devPort: 3999 })({
    RSPACK_SERVE: true,
  });
  expect(config.devServer).toMatchObject({
    port: 3999,
    hot: true,
    proxy: [{ context: expect.arrayContaining(['/api']) }],
  });
  expect(config.devtool).not.toMatch(/eval/);
});
