import { Buffer } from 'node:buffer';
import { Features, transform } from 'lightningcss';
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

/** Minifies styles, flattens nesting, drops what is broken and keeps everything local. */
export function transformCss(path: string, source: string): TransformedCss {
  const removedUrls: string[] = [];
  const { code, warnings } = transform({
    filename: path,
    code: Buffer.from(source),
    minify: true,
    errorRecovery: true,
    include: Features.Nesting,
    targets,
    visitor: localOnly((url) => removedUrls.push(url)),
  });
  const problems = warnings.map(({ message, loc }) => ({ line: Math.max(1, loc.line), message }));
  return { css: Buffer.from(code).toString(), problems, removedUrls };
}
