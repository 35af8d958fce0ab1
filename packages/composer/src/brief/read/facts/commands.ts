import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { determiners } from '../../cut/prose/function-words.ts';
import { findMoney } from '../entries/scan/money.ts';
import { commands } from './words.ts';

const entries: ReadonlySet<StatementClass> = new Set(['fact', 'item', 'event']);
/** Behind a verb these make an order of it: "show the walks"; "show jumping" is none. */
const ordered = new Set('it them us me die das den les la le los las il i gli os as het de'.split(' '));
const fewestWords = 4;

const isOrder = (text: string): boolean => {
  const length = commands.leading(text);
  const [next = '', ...others] = text.slice(length).trim().toLowerCase().split(/\s+/u);
  return length > 0 && others.length >= fewestWords - 2 && (ordered.has(next) || determiners.has(next));
};

/** Up to this likelihood of being told only to the maker, an order is for visitors: "Keep the dog on a lead". */
const surelyForVisitors = 0.1;

/**
 * An order about the site among the entries of a list is for its maker: "Show the walks as cards". Not printed, and answered as a
 * wish. What has a price or a telephone number is kept.
 */
export function settleCommands(
  statements: readonly Classified[],
  isAboutSite: (text: string) => boolean,
): Classified[] {
  return statements.map((statement) => {
    const { class: name, text, forMaker = 1 } = statement;
    const isSure = forMaker <= surelyForVisitors;
    const isKept = isSure || !entries.has(name) || findMoney(text).length > 0 || /\p{N}{4,}/u.test(text);
    const isWish = !isKept && (isOrder(text) || (please.test(text) && isAboutSite(text)));
    return isWish ? { ...statement, class: 'function_wish', also: [name] } : statement;
  });
}

const please = /^(?:please|bitte|por favor|per favore|svp|s'il (?:vous|te) plaît)(?![\p{L}])/iu;
