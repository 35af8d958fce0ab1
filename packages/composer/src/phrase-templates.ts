import { conjunctions, joining, requesting } from './brief/cut/prose/function-words.ts';
import { escapePattern } from './escape-pattern.ts';
import { type PhraseFinder, phraseFinder } from './phrases.ts';
import { unspaced } from './whole-words.ts';

/** Where a template stands in a text, and what it names: what its star stands for. */
export interface TemplateMatch {
  start: number;
  end: number;
  /** Nothing where the template has no star. */
  named?: string;
}

/**
 * Looks for templates of many languages: phrases that may begin with `^`, the start of a clause, end with `$`, its end, and have `*`
 * for a few words.
 */
export interface TemplateFinder {
  has(text: string): boolean;
  /** The templates that stand in a text, in their order, none within another. */
  matches(text: string): TemplateMatch[];
}

interface Template {
  /** What must stand in a text where the template does. */
  gate: PhraseFinder;
  pattern: RegExp;
}

/** What is named takes a few words of one sentence. */
const gap = '(?<named>[^.;:!?\\n]{1,80}?)';
/** In front of what a clause says: "and please". */
const leads = [...conjunctions, ...joining, ...requesting, 'oh', 'ah', 'ok', 'then', 'or']
  .filter((word) => word !== 'a')
  .join('|');
const lead = `(?:^|[,;:.!?]\\s|\\s(?=(?:${leads})\\s))\\s{0,3}(?:(?:${leads})[\\s,]{1,3}){0,3}`;

function templateOf(written: string): Template {
  const isAtStart = written.startsWith('^');
  const isAtEnd = written.endsWith('$');
  const [before = '', behind] = written.replaceAll(/^\^|\$$/gu, '').split('*');
  const isOpen = behind !== undefined && behind.trim() === '';
  const middle = behind === undefined ? '' : gap;
  const end = isOpen ? '(?=[,.;:!?\\n]|$)' : escapePattern(behind ?? '');
  const [from, to] = unspaced.test(written) ? ['', ''] : ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}])'];
  const body = `${escapePattern(before)}${middle}${end}${isAtEnd ? '(?=\\s*(?:[,.;:!?\\n]|$))' : ''}`;
  return {
    gate: phraseFinder([before.trim() === '' ? (behind ?? '').trim() : before.trim()]),
    pattern: new RegExp(`${isAtStart ? lead : from}${body}${isOpen ? '' : to}`, 'iu'),
  };
}

function matchOf({ gate, pattern }: Template, text: string): TemplateMatch | undefined {
  const found = gate.has(text) ? pattern.exec(text) : null;
  if (!found) return undefined;
  const named = found.groups?.named;
  return {
    start: found.index,
    end: found.index + found[0].length,
    ...(named !== undefined && { named: named.trim() }),
  };
}

/** Makes ready templates in small letters. */
export function templateFinder(written: readonly string[]): TemplateFinder {
  const isPlain = (template: string) => !/[*^$]/u.test(template);
  const plain = phraseFinder(written.filter(isPlain));
  const wild = written.filter((template) => !isPlain(template));
  const gates = phraseFinder(
    wild.map(
      (template) =>
        template
          .replaceAll(/^\^|\$$/gu, '')
          .split('*')[0]
          ?.trim() ?? '',
    ),
  );
  let all: readonly Template[] | undefined;
  let open: readonly Template[] | undefined;
  const plainQuotes = (text: string) => text.replaceAll('’', "'");
  return {
    has(text) {
      if (plain.has(text)) return true;
      if (!gates.has(text)) return false;
      open ??= wild.map(templateOf);
      const said = plainQuotes(text);
      return open.some((template) => matchOf(template, said) !== undefined);
    },
    matches(text) {
      all ??= written.map(templateOf);
      const said = plainQuotes(text);
      const found = all.flatMap((template) => matchOf(template, said) ?? []);
      const longestFirst = found.toSorted((a, b) => a.start - b.start || b.end - a.end);
      return longestFirst.filter(
        ({ start }, at) => at === 0 || longestFirst.slice(0, at).every(({ end }) => start >= end),
      );
    },
  };
}
