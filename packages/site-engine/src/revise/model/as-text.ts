import type { SiteFile } from '../../engine.ts';

const isText = (path: string): boolean => /\.(?:html?|css|js|svg|json|txt|webmanifest|ics)$/iu.test(path);

/** Texts of a stored site come as bytes. */
export const asText = ({ path, content }: SiteFile): SiteFile => ({
  path,
  content: typeof content !== 'string' && isText(path) ? Buffer.from(content).toString() : content,
});
