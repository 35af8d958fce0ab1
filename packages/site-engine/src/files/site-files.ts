import { Buffer } from 'node:buffer';
import type { SiteFile } from '../engine.ts';

/** Bytes of one file, text as UTF-8. */
export const contentBytes = (content: SiteFile['content']): number =>
  typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;

/** Bytes of all files together, text as UTF-8. */
export const totalBytes = (files: readonly SiteFile[]): number =>
  files.reduce((sum, file) => sum + contentBytes(file.content), 0);

export const isPage = (path: string): boolean => /\.html?$/i.test(path);
export const isScript = (path: string): boolean => /\.m?js$/i.test(path);
export const isStylesheet = (path: string): boolean => /\.css$/i.test(path);

/** Order by code unit: the same on every machine, whatever its locale. */
export const byPath = (a: Pick<SiteFile, 'path'>, b: Pick<SiteFile, 'path'>): number =>
  a.path < b.path ? -1 : Number(a.path > b.path);
