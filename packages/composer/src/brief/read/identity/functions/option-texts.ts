import { tools } from '@sitewright/composer-content';
import type { BriefFunction } from '@sitewright/contracts';
import { deadlineIn } from '../../../../guests.ts';
import { refusedThings } from '../../../../negation.ts';
import { requesting } from '../../../cut/prose/function-words.ts';
import { trimSeparators } from '../../entries/scan/trim.ts';
import { findDates } from '../../entries/scan/when.ts';
import { isForMaker } from '../../guard/maker-talk.ts';
import { isFieldLike } from '../../outline/field-lists.ts';
import type { Reading } from '../reading.ts';
import type { Named } from './named.ts';

/** What opens the list of what a function has, the surest first: its fields behind "with", then what it goes by or is for. */
const openings = [
  /(?:\s(?:with|ask(?:s|ing)?(?: for)?|mit|con|avec|com|met)\s|[:：])/iu,
  /\s(?:by|for|of|between|nach|für|zwischen|por|para|par|pour|per|entre)\s/iu,
];
/** Functions that go by something; whom any other is for is no option of it. */
const goingBy: ReadonlySet<BriefFunction> = new Set(['filter', 'sort', 'tabs', 'table', 'chart', 'form']);
const parting = /\s{0,4}(?:[,;、،，/]|\s(?:and|or|und|oder|y|o|et|ou|e|و)\s)\s*/iu;
/** Of two things that a field names one is chosen: "full or half plot". */
const partingFields = /\s{0,4}(?:[,;、،，]|\s\/\s|\s(?:and|und|y|et|e|و)\s)\s*/iu;
const leading = new RegExp(
  '^(?:and|or|und|oder|y|o|et|ou|e|a|an|the|der|die|das|ein|eine|einen|einem|einer|' +
    'el|la|los|las|le|les|il|o|os|as|un|una|une|um|uma|your|my|their|any|filter|show)\\s+',
  'iu',
);

const elided = /^[ld]['’](?=\p{L})/iu;
const longestOption = 60;
const cutBracket = (option: string) => option.slice(0, -1);

/** A list at its commas, but for those in brackets: "name, size (S, M, L)". */
function partedOutside(list: string, type: BriefFunction): string[] {
  const brackets = [...list.matchAll(/[(（][^()（）]{0,300}(?:[)）]|$)/gu)].map(([written]) => written);
  // A sign of no script stands for what is in brackets while the list is parted.
  const covered = brackets.reduce((text, written) => text.replace(written, '\uE000'), list);
  let next = 0;
  return covered
    .split(type === 'form' ? partingFields : parting)
    .map((part) => part.replace(/\uE000/gu, () => brackets[next++] ?? ''));
}

export const optionsOfList = (list: string, type: BriefFunction): string[] =>
  partedOutside(list, type)
    .map((option) =>
      trimSeparators(option)
        .replace(leading, '')
        .replace(elided, '')
        .replace(/^[^(（]*[)）]$/u, cutBracket)
        .replace(/\s\p{L}+$/u, (word) => (requesting.has(word.trim().toLowerCase()) ? '' : word))
        .trim(),
    )
    .filter((option) => option !== '' && option.length <= longestOption);

let choosing: RegExp | undefined;

/** "A form where you choose the instrument": the one thing that is chosen there. */
function chosenIn(text: string): string[] {
  const leads = tools().fields.choosing.toSorted((one, other) => other.length - one.length);
  choosing ??= new RegExp(
    `(?:${leads.join('|')})(?<=[’']|\\p{L})\\s?([\\p{L}-]{3,30}(?:\\s[\\p{L}-]{2,30})?)(?=[.,;!?]|$)`,
    'iu',
  );
  const [, thing] = choosing.exec(text) ?? [];
  return thing ? [thing] : [];
}

function areFields(list: string): boolean {
  const fields = optionsOfList(list, 'form');
  return fields.length > 1 && fields.every(isFieldLike);
}

/** The options a text gives behind the words that name the function: those in brackets, else those behind "with" or "by". */
export function optionsIn(text: string, { phrase, type }: Named): string[] {
  const chosen = type === 'form' ? chosenIn(text) : [];
  if (chosen.length > 0) return chosen;
  const named = text.toLowerCase().lastIndexOf(phrase.split(' ')[0] ?? phrase);
  const rest = text.slice(Math.max(0, named));
  const bracket = /[(（]([^)）]{1,300})[)）]/u.exec(rest);
  const opens = goingBy.has(type) ? openings : openings.slice(0, 1);
  const at = opens.map((opening) => opening.exec(rest)).find((found) => found !== null);
  const isGoneBy = /^(?:filter|sort)/iu.test(phrase);
  const opened = at && rest.slice(at.index + at[0].length);
  // "with fruit: apple, pear" lists what stands behind the colon; a field has its choices there.
  const listed = type === 'form' ? opened : opened?.replace(/^[^,:：]{1,40}[:：]\s?/u, '');
  const behind = listed ?? (isGoneBy ? rest.replace(/^\S+\s?/u, '') : '');
  // "a form for room requests" says what it is for; "for name, e-mail and message" what it asks.
  const isPurpose = type === 'form' && at !== undefined && !openings[0]?.test(rest);
  if (isPurpose && !bracket && !areFields(behind)) return [];
  // Brackets behind the first option are its choices: "with size (S, M), colour".
  const isOfOption = at !== undefined && bracket !== null && bracket.index > at.index;
  return optionsOfList(isOfOption ? behind : (bracket?.[1] ?? behind), type);
}

/** What stands in brackets behind the last field are its choices: "meal choice (meat, fish)". */
export function withChoices(options: readonly string[], under: readonly string[]): string[] {
  const last = options.at(-1);
  if (under.length === 0 || last === undefined) return [...options, ...under];
  return [...options.slice(0, -1), `${last} (${under.join(', ')})`];
}

/** What refuses something or speaks to the maker is no field: "… and please no storks". */
export const isOptionText = (option: string, { language }: Reading): boolean =>
  !isForMaker(option) && refusedThings(option, language).length === 0;

/** Until when a form is to be filled in is no field of it: "RSVP by 1 May". */
export function isDeadline(option: string, type: BriefFunction): boolean {
  const [date] = findDates(option);
  if (type !== 'form' || !date || !/\p{N}/u.test(option)) return false;
  // "1 May please", "bis zum 1. Juli"
  const rest =
    `${option.slice(0, date.start)} ${option.slice(date.end)}`.toLowerCase().match(/\p{L}+/gu) ?? [];
  return rest.every((word) => requesting.has(word)) || deadlineIn(option) === option;
}
