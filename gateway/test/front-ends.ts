import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const page = '<!doctype html><title>Shell</title>';
export const script = `console.log(${JSON.stringify('x'.repeat(2000))});\n`;

const files: Record<string, string | Buffer> = {
  'shell/index.html': page,
  'shell/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'shell/.env': 'SECRET=1',
  'shell/assets/main.0123abcd.js': script,
  'shell/assets/main.0123abcd.js.gz': gzipSync(script),
  'shell/assets/main.0123abcd.js.br': brotliCompressSync(script),
  'shell/assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'generator/mf-manifest.json': '{"name":"mfe_generator"}',
  'generator/index.html': '<!doctype html><title>Alone</title>',
  'generator/assets/remoteEntry.89abcdef.js': script,
};

/** Built front ends as the builds leave them: hashed names, compressed copies beside the files. */
export async function writeFrontEnds() {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-front-ends-'));
  // As a build leaves them: nginx's workers may be somebody else.
  await chmod(folder, 0o755);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return {
    shell: join(folder, 'shell'),
    generator: join(folder, 'generator'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
