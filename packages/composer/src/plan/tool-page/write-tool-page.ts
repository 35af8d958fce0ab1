import { toolTextsOf } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import { missingWords } from '../checks/missing-words.ts';
import { textsIn } from '../checks/plan-texts.ts';
import type { SectionPlan, ToolPlan } from '../site-plan.ts';
import { plain } from '../words.ts';
import type { Writing } from '../writing.ts';
import { aspectsIn, isGiven } from './aspects.ts';
import { exampleTool } from './example-tool.ts';
import type { Told } from './makers.ts';
import { requestName } from './request-name.ts';
import { toolFor } from './tool-for.ts';

type Request = NonNullable<Brief['tool']>;

const kept = 'The page has it.';
const refusals: ReadonlySet<string> = new Set(['noads', 'nologin', 'notracking']);
const without = 'The page has no advertising, no login and no tracking.';
const unsure =
  'It could not be told whether the page does this: try it, and say it in other words if it does not.';

/** Whether a statement's own words came to stand in what there is to use. */
const isHeld = (text: string, shown: string): boolean =>
  missingWords(text, shown).length * 2 <= text.split(/\s+/u).length;

interface Made {
  content: ToolPlan | undefined;
  /** The words of what there is to use. */
  shown: string;
  /** The sentence that asks for it. */
  asking: string;
}

const minute = 60;
/** Whether a text says a number that it works with; times are kept in seconds. */
function hasNumberOf(text: string, content: ToolPlan): boolean {
  const own = new Set(
    textsIn(content)
      .flatMap((one) => one.match(/\d+/gu) ?? [])
      .map(Number),
  );
  return (text.match(/\d+/gu) ?? []).some(
    (number) => own.has(Number(number)) || own.has(Number(number) * minute),
  );
}

/** What became of a statement: what of it cannot be done is named. */
function answer(index: number, { content, shown, asking }: Made, { brief, log }: Writing): void {
  const { text = '', class: kind } = brief.statements[index] ?? {};
  const aspects = aspectsIn(text);
  const missing = aspects.filter((aspect) => !isGiven(content?.tool, aspect));
  if (missing.length > 0) {
    const what = missing.map(({ label }) => label).join(', ');
    log.leaveOut([index], `Not made: ${what}. A model can be asked for it.`);
  } else if (aspects.length > 0)
    log.settle([index], aspects.every(({ id }) => refusals.has(id)) ? without : kept);
  else if (content && (asking.includes(text) || isHeld(text, shown) || hasNumberOf(text, content)))
    log.settle([index], kept);
  else if (kind === 'function_wish' || kind === 'not_understood') log.leaveOut([index], unsure);
}

function answerStatements(
  content: ToolPlan | undefined,
  heading: string,
  { told, name }: Request,
  writing: Writing,
): void {
  const asking = told.filter((sentence, at) => (name ? sentence.includes(name) : at < 2)).join(' ');
  const shown = plain([heading, ...textsIn(content ?? {})].join(' '));
  for (const [index, { withdrawnBy }] of writing.brief.statements.entries())
    if (withdrawnBy === undefined) answer(index, { content, shown, asking }, writing);
}

/** The one section of a page that is something to use; where it cannot be made, that it is not there yet. */
export function writeToolPage(request: Request, writing: Writing): SectionPlan[] {
  const { locale, own, log } = writing;
  const told: Told = { sentences: request.told, locale: locale.id, own: own.id };
  const content = toolFor(request, told, writing);
  const heading = requestName(request, locale.id);
  const head = { id: content?.tool ?? 'tool', title: heading, from: [] };
  const example = content ? undefined : exampleTool(request, told, writing);
  answerStatements(content ?? example?.content, heading, request, writing);
  if (example) {
    log.note(example.note);
    const { content: shown } = example;
    const note = noteFor(shown, writing);
    return [{ ...head, id: shown.tool, type: 'tool', content: shown, isExample: true, ...note }];
  }
  if (content) return [{ ...head, type: 'tool', content, ...noteFor(content, writing) }];
  log.note(`“${heading}” is not made: a model can make it. The page stands without it.`);
  return [{ ...head, type: 'prose', paragraphs: [toolTextsOf(locale.id).unmade.text] }];
}

/** One line of what it does. */
function noteFor({ tool }: ToolPlan, { locale }: Writing): { note: string } | undefined {
  const hints = toolTextsOf(locale.id).hints;
  const hint = Object.entries(hints).find(([id]) => id === tool)?.[1];
  return hint === undefined ? undefined : { note: hint };
}
