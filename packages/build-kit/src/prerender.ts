import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Configuration, rspack } from '@rspack/core';
import { typescript } from './module-rules.ts';

const require = createRequire(import.meta.url);

const fileName = 'prerender.cjs';

/** Everything the markup needs in one file. Styles and pictures are the page's affair. */
const configOf = (folder: string, entry: string, path: string): Configuration => ({
  name: 'prerender',
  context: folder,
  mode: 'production',
  target: 'node',
  devtool: false,
  entry: { main: entry },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  output: { path, filename: fileName, library: { type: 'commonjs2' } },
  module: {
    rules: [
      typescript('production'),
      { test: /\.(css|woff2|svg|png|webp|webm|vtt)$/, type: 'asset/resource', generator: { emit: false } },
    ],
  },
  optimization: { minimize: false },
  performance: false,
});

function markupOf(module: unknown): string {
  const isModule = typeof module === 'object' && module !== null && 'default' in module;
  if (isModule && typeof module.default === 'string') return module.default;
  throw new Error('What is prerendered has a default export: the markup.');
}

/** Builds and runs a module on this machine. @returns its default export, the markup it made */
export async function prerender(folder: string, entry: string): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'prerender-'));
  try {
    const stats = await promisify(rspack)(configOf(folder, entry, path));
    if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
    return markupOf(require(join(path, fileName)));
  } finally {
    await rm(path, { recursive: true });
  }
}
