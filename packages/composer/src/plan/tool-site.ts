import { pageWords, toolPages } from '@sitewright/composer-content';
import type { Brief, BriefFunction, BriefSectionType } from '@sitewright/contracts';
import { toolsIn } from '../tool-words.ts';
import { unspaced } from '../whole-words.ts';
import { wordsOfWish } from './functions/wish-words.ts';
import type { FunctionWish } from './holding.ts';
import { requestName } from './tool-page/request-name.ts';

/** Functions that can be a site as a whole. */
const standAlone: ReadonlySet<BriefFunction> = new Set(['quiz', 'todo', 'calculator', 'statuses']);

/** Whether a wish is for something to work with that stands on its own. */
export const isTool = (wish: FunctionWish, brief: Brief): boolean =>
  (brief.tool !== undefined && wish.type === 'other') ||
  standAlone.has(wish.type) ||
  (wish.type === 'other' &&
    wordsOfWish(wish, brief).some((text) => toolsIn(text, brief.languages.value[0] ?? 'en').length > 0));

/** Sections that a tool alone can come with; any other says that the site is about more. */
const ownSections: ReadonlySet<BriefSectionType> = new Set([
  'hero',
  'custom',
  'questions',
  'offer',
  'events',
]);
/** Such a page sells the tool and is not it. */
const selling = /(?<!\p{L})landing/iu;

/** The first thing that is said. */
const opens = ({ from }: FunctionWish): boolean => from.length === 0 || from.some((index) => index <= 1);

/** Whether a prompt says nothing that a page could show but tools. */
const isBare = ({ offer, details, figures, questions }: Brief): boolean =>
  [offer, details, figures, questions].every((list) => list.length === 0);

/** Whether the prompt asks for a tool and for nothing around it: "a tip calculator", "a quiz about mosses". */
export function isToolSite(brief: Brief): boolean {
  if (brief.tool) return true;
  const { functions, pages, contacts, hours, people, events, quotations, story, sections, statements } =
    brief;
  const [first] = functions;
  const tells = [pages, contacts, hours, people, events, quotations, story].some((list) => list.length > 0);
  // What the tool works with is no section, whatever it is called: the map of a packing list.
  const ofFirst = new Set(first?.from);
  const isPart = (from: readonly number[]) => from.length > 0 && from.every((index) => ofFirst.has(index));
  const isMore = tells || sections.some(({ type, from }) => !ownSections.has(type) && !isPart(from));
  if (first === undefined || isMore || selling.test(statements[0]?.text ?? '')) return false;
  const isAll = isBare(brief) && functions.every((wish) => isTool(wish, brief));
  return isTool(first, brief) && (opens(first) || isAll);
}

/** "make me a tip calculator" asks for what stands behind the article. */
const article = /(?<=\s)(?:an?|the|einen?|une?|una|um|uma|een)\s/iu;
const longestAsking = 200;

/** What stands behind the first article. */
function behindArticle(text: string): string {
  const found = article.exec(text.slice(0, longestAsking));
  if (unspaced.test(text)) return '';
  return found ? text.slice(found.index + found[0].length) : text;
}
const longestName = 60;
/** What asks the maker for something: "create a simple to-do app". */
const making =
  /^(?:please\s)?(?:create|make|build|design|generate|give|write|i\s|erstelle?|mach|baue?|ich\s|cr[ée]e[rz]?|fai[st]|crea|haz|hazme|quiero|necesito|crie|fa[çc]a|quero|maak|ik\s|stw[óo]rz|zr[óo]b|再|请|帮|我|做|加)/iu;

/** "page that converts oven temperatures": a page, by what it does, has no name. */
function isPageThatDoes(called: string): boolean {
  const words = called.toLowerCase().split(' ');
  const at = words.findIndex((word) => toolPages().doing.includes(word));
  return at > 0 && Object.values(pageWords().one).some((pages) => pages.includes(words[at - 1] ?? ''));
}

/** What a person calls the tool: the key that it works under, or what they say that the site is. */
export function toolName(brief: Brief, locale: string): string | undefined {
  if (brief.tool) return requestName(brief.tool, locale);
  if (!isToolSite(brief)) return undefined;
  const [index = 0] = brief.functions[0]?.from ?? [];
  const { key: head = '', text = '', class: kind } = brief.statements[index] ?? {};
  const key = making.test(head) ? undefined : head || undefined;
  const described = brief.description?.value ?? '';
  const isWhole = described.length >= text.length / 2;
  const named = making.test(text) || kind !== 'identity' ? behindArticle(text) : text;
  const said = kind === 'identity' && isWhole ? described : named;
  const called = key ?? said;
  return called && called.length <= longestName && !isPageThatDoes(called) ? called : undefined;
}
