import type { Compilation } from '@rspack/core';
import type { HeadTags } from './head-tags-plugin.ts';

/** @param chunk as in `webpackChunkName` */
function filesOfChunk(compilation: Compilation, chunk: string, kind: RegExp): string[] {
  const group = compilation.namedChunkGroups.get(chunk);
  if (!group) throw new Error(`No chunk is named ${chunk}.`);
  return group.getFiles().filter((name) => kind.test(name));
}

const preload = (href: string, attributes: Record<string, string | true>) => ({
  tagName: 'link' as const,
  attributes: { rel: 'preload', ...attributes, href },
});

/** Asks for fonts whose files' names begin so: named in a style sheet they would come after the first text. */
export const preloadedFonts =
  (beginnings: readonly string[]): HeadTags =>
  (compilation, publicPath) =>
    compilation
      .getAssets()
      .filter(({ name }) => name.endsWith('.woff2'))
      .filter(({ name }) => beginnings.some((beginning) => name.startsWith(`assets/${beginning}`)))
      .map(({ name }) => preload(publicPath + name, { as: 'font', type: 'font/woff2', crossorigin: true }));

/**
 * Asks for the scripts of a chunk: the script that wants them is still under way itself. After the styles, which are all
 * that the first paint waits for.
 */
export const preloadedChunk =
  (chunk: string): HeadTags =>
  (compilation, publicPath) =>
    filesOfChunk(compilation, chunk, /\.js$/).map((name) =>
      preload(publicPath + name, { as: 'script', fetchpriority: 'low' }),
    );

/** Names a chunk's files, `<meta name="later" content="/assets/1.js /assets/2.js">`, for who wants them early. */
export const namedChunk =
  (chunk: string): HeadTags =>
  (compilation, publicPath) => {
    const files = filesOfChunk(compilation, chunk, /\.(js|css)$/);
    const content = files.map((name) => publicPath + name).join(' ');
    return [{ tagName: 'meta', attributes: { name: chunk, content } }];
  };

/**
 * Names the picture that other sites show with a link to this one.
 * @param path from the root of the site
 * @param publicUrl where the site will be found: most readers want the whole address; unset leaves the path
 */
export const sharedPicture =
  (path: string, publicUrl: string | undefined): HeadTags =>
  () => {
    const content = publicUrl ? new URL(path, publicUrl).href : path;
    return [{ tagName: 'meta', attributes: { property: 'og:image', content } }];
  };

/** Runs a script before anything is painted; it finds the tags that stand before it. */
export const blockingScript =
  (name: string): HeadTags =>
  (_compilation, publicPath) => [{ tagName: 'script', attributes: { src: publicPath + name } }];
