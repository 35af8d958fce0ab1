import { Buffer } from 'node:buffer';
import { Features, transform } from 'lightningcss';
import { openBlocks } from './css-tree.ts';
import { localOnly } from './local-only.ts';

export interface CssProblem {
  line: number;
  message: string;
}

export interface TransformedCss {
  css: string;
  /** What a browser would not understand; it has been left out of `css`. */
  problems: CssProblem[];
  /** Addresses on other hosts; they have been taken out of `css`. */
  removedUrls: string[];
}

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** The oldest browsers that Tailwind 4 itself supports. */
const targets = { safari: version(16, 4), chrome: version(111), firefox: version(128) };

/** A sheet that breaks off keeps, as in browsers, all before half a declaration; this parser would leave the whole rule out. */
function closed(source: string): string {
  const open = openBlocks(source);
  if (open === 0) return source;
  const end = Math.max(...[';', '{', '}'].map((sign) => source.lastIndexOf(sign))) + 1;
  const kept = source.includes(':', end) ? source : source.slice(0, end);
  return kept + '}'.repeat(open);
}

/** Minifies styles, flattens nesting, drops what is broken and keeps everything local. */
export function transformCss(path: string, source: string): TransformedCss {
  const removedUrls: string[] = [];
  const { code, warnings } = transform({
    filename: path,
    code: Buffer.from(closed(source)),
    minify: true,
    errorRecovery: true,
    include: Features.Nesting,
    targets,
    visitor: localOnly((url) => removedUrls.push(url)),
  });
  const problems = warnings.map(({ message, loc }) => ({ line: Math.max(1, loc.line), message }));
  return { css: Buffer.from(code).toString(), problems, removedUrls };
}
