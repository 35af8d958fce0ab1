import type { Brief } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { isForMaker } from '../guard/maker-talk.ts';
import { isPageWord } from './page-words.ts';
import { wordsOf } from './phrase.ts';
import { sectionTypeOf } from './section-type.ts';
import type { SectionWords } from './section-words.ts';

type Post = Brief['offer'][number]['items'][number];

/** The posts that a prompt writes out, and the statements without them. */
export interface Posts {
  posts: Post[];
  statements: readonly Classified[];
}

const title = /^\P{L}{0,4}["“„«‘]([^"“”„«»]{2,90})["”“»’]\s{0,2}[-–—:.]{0,2}\s{0,3}/u;
const fewest = 2;
const shortestBody = 60;
/** How many words in a page is named: "Also a page About". */
const earliest = 6;
/** These are said to the maker, whatever they stand in. */
const spoken: ReadonlySet<string> = new Set([
  'meta',
  'context',
  'prohibition',
  'design_wish',
  'function_wish',
]);
const surely = 0.6;

const namesPage = ({ class: name, text }: Classified): boolean =>
  name === 'page_or_section_wish' && wordsOf(text).list.slice(0, earliest).some(isPageWord);

/** The rest of a sentence is of the post that the sentence is of. */
const goesOn = ({ sentence }: Classified, before: Classified | undefined): boolean =>
  sentence !== undefined && sentence === before?.sentence;

/** Whether a statement ends the post before it. */
const endsPost = (statement: Classified, before: Classified | undefined, first: Classified): boolean =>
  statement.under !== first.under ||
  namesPage(statement) ||
  (spoken.has(statement.class) && statement.sureness >= surely && !goesOn(statement, before)) ||
  isForMaker(statement.text) ||
  /\S@\S/u.test(statement.text);

/** Where the titles of posts stand, behind the words that ask for posts. */
function startsOf(statements: readonly Classified[], words: SectionWords): number[] {
  const asked = statements.findIndex(({ text }) => sectionTypeOf(text, words) === 'posts');
  if (asked < 0) return [];
  return statements.flatMap(({ text, kind }, index) =>
    index > asked && kind !== 'aside' && title.test(text) ? [index] : [],
  );
}

/** What a post says, as it was written. */
function postAt(statements: readonly Classified[], [start, next]: readonly [number, number], prompt: string) {
  const first = statements[start];
  if (!first) return undefined;
  const behind = statements.findIndex(
    (one, index) => index > start && index < next && endsPost(one, statements[index - 1], first),
  );
  const end = behind < 0 ? next : behind;
  const last = statements[end - 1];
  const written = prompt
    .slice(first.start, last?.end ?? first.end)
    .replace(/\s+/gu, ' ')
    .trim();
  const [whole = '', name = ''] = title.exec(written) ?? [];
  const detail = written.slice(whole.length).trim();
  const from = Array.from({ length: end - start }, (_, place) => start + place);
  return name && detail.length >= shortestBody ? { name: name.trim(), detail, from } : undefined;
}

/** A statement that stands in a post is read by nobody else: its sentences are no facts about the site. */
const asRead = (statement: Classified): Classified => {
  const { key: _, under: __, cells: ___, quoted: ____, ...rest } = statement;
  return { ...rest, text: '', kind: 'markup', class: 'story', also: [] };
};

/** Reads posts: a title in quotation marks, and what follows it up to the next one. One post alone is a quotation. */
export function readPosts(statements: readonly Classified[], prompt: string, words: SectionWords): Posts {
  const starts = startsOf(statements, words);
  const posts = starts.flatMap((start, place) => {
    const post = postAt(statements, [start, starts[place + 1] ?? statements.length], prompt);
    return post ? [post] : [];
  });
  if (posts.length < fewest) return { posts: [], statements };
  const written = new Set(posts.flatMap(({ from }) => from));
  return {
    posts,
    statements: statements.map((statement, index) => (written.has(index) ? asRead(statement) : statement)),
  };
}

/** What stands in a post tells something, whatever it looked like alone: `written` has its words. */
export function asToldIn(
  posts: readonly Post[],
  statements: readonly Classified[],
  written: readonly Classified[],
): Classified[] {
  const told = new Set(posts.flatMap(({ from }) => from));
  return statements.map((statement, index) =>
    told.has(index) ? { ...(written[index] ?? statement), class: 'story', also: [] } : statement,
  );
}

/** A brief with its posts, in the section that was asked for them. */
export function withPosts<Read extends Pick<Brief, 'offer' | 'sections'>>(
  brief: Read,
  posts: readonly Post[],
): Read {
  if (posts.length === 0) return brief;
  const known = brief.sections.findIndex(({ type }) => type === 'posts');
  const sections = known < 0 ? [...brief.sections, { type: 'posts' as const, from: [] }] : brief.sections;
  const section = known < 0 ? brief.sections.length : known;
  return { ...brief, sections, offer: [...brief.offer, { items: [...posts], section }] };
}
