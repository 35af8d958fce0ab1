import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compiler } from '@rspack/core';

const compressible = /\.(html|js|css|json|svg|txt)$/;

/** Below this a compressed copy saves no packet. */
const smallestBytes = 1024;

const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });

const smallestGzip = (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });

/** Writes `.br` and `.gz` copies beside a file that is worth it. */
export async function precompress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallestBytes) return;
  await Promise.all([
    brotli(content).then((copy) => writeFile(`${file}.br`, copy)),
    smallestGzip(content).then((copy) => writeFile(`${file}.gz`, copy)),
  ]);
}

/** Compresses once, at build time and as well as it goes, what the gateway would compress for every visitor. */
export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    // After everything is on disk: the page and the federation manifest are made late in the compilation.
    compiler.hooks.afterEmit.tapPromise('PrecompressPlugin', async (compilation) => {
      const folder = compilation.outputOptions.path ?? '';
      const names = compilation.getAssets().map(({ name }) => name);
      const files = names.filter((name) => compressible.test(name));
      await Promise.all(files.map((name) => precompress(join(folder, name))));
    });
  }
}
