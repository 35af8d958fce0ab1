import { startTags } from '../files/start-tags.ts';
import { applyEdits } from '../gate/edits.ts';
import { resolveLocal } from '../gate/local-url.ts';

const names = ['a', 'img', 'link', 'script', 'source', 'use', 'image', 'form', 'video'];
const address = /(\s(?:href|src|action|poster)\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;
const upwards = /^(?:\.{1,2}\/)+/;

/**
 * A part of pages as a page in this folder has it: its addresses are those of a page at the root, or of the part itself, and lead to
 * the same files from here.
 */
export function rebaseAddresses(part: string, page: string, paths: ReadonlySet<string>): string {
  const up = '../'.repeat(page.split('/').length - 1);
  const rebase = (whole: string, name: string, double?: string, single?: string) => {
    const written = double ?? single ?? '';
    const isRelative = written !== '' && !/^[/#?]/.test(written);
    const target = isRelative ? resolveLocal('index.html', written)?.path : undefined;
    if (target === undefined || !paths.has(target)) return whole;
    const sign = double === undefined ? "'" : '"';
    return `${name}${sign}${up}${written.replace(upwards, '')}${sign}`;
  };
  const edits = names.flatMap((name) =>
    [...startTags(part, name)].map(({ start, end, text }) => ({
      start,
      end,
      text: text.replace(address, rebase),
    })),
  );
  return applyEdits(part, edits);
}
