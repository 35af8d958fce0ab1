import { bare, quotedIn, type Token, tokensOf } from './tokens.ts';

export const gaps = ['what', 'value', 'other', 'old', 'noun', 'quoted'] as const;
export type Gap = (typeof gaps)[number];

/** What stands in the gaps of a template. */
export type Filled = Partial<Record<Gap, string>>;

type Piece = { gap: Gap } | { words: ReadonlySet<string>; isOptional: boolean };
export type Template = readonly Piece[];

const gapPattern = /^\{(?<gap>\w+)\}$/u;
const isGap = (name: string): name is Gap => gaps.some((gap) => gap === name);

function piecesOf(part: string): Piece[] {
  const gap = gapPattern.exec(part)?.groups?.gap;
  if (gap !== undefined && isGap(gap)) return [{ gap }];
  const isOptional = part.endsWith('?');
  const alternatives = (isOptional ? part.slice(0, -1) : part).split('|').map((word) => tokensOf(word));
  const [only] = alternatives;
  // A word of a script without spaces is one of several characters.
  if (alternatives.length === 1 && only && only.length > 1)
    return only.map(({ word }) => ({ words: new Set([word]), isOptional }));
  return [{ words: new Set(alternatives.map((tokens) => tokens[0]?.word ?? '')), isOptional }];
}

const kept = new Map<string, Template>();

/** A template as it is written in the data: "move|put {what} above the? {other}". */
export function templateOf(text: string): Template {
  const template =
    kept.get(text) ?? text.replaceAll('{', ' {').replaceAll('}', '} ').trim().split(/\s+/u).flatMap(piecesOf);
  kept.set(text, template);
  return template;
}

/** A text that templates are tried at. */
export interface Line {
  text: string;
  tokens: readonly Token[];
}

export const lineOf = (text: string): Line => ({ text, tokens: tokensOf(text) });

/** Places that are tried for the end of a gap: one who says the same word many times is not waited for. */
const mostPlaces = 6;

interface Step {
  pieces: Template;
  /** Of the next word. */
  at: number;
  /** Where the text of an open gap begins. */
  from: number;
  open?: Gap;
  filled: Filled;
}

const startOf = ({ text, tokens }: Line, at: number): number => tokens[at]?.start ?? text.length;
const endOf = ({ tokens }: Line, at: number): number => tokens[at - 1]?.end ?? 0;

/** The gap closed before a word; undefined where there is nothing in it. */
function closed(line: Line, { open, from, filled }: Step, end: number): Filled | undefined {
  if (!open) return filled;
  const text = bare(line.text.slice(from, end));
  if (text === '') return undefined;
  if (open !== 'quoted') return { ...filled, [open]: text };
  return quotedIn(line.text).some((quoted) => quoted.text === text && quoted.start >= from)
    ? { ...filled, value: text }
    : undefined;
}

/** Opens a gap; one that follows another begins at a quotation. */
function opened(line: Line, step: Step, gap: Gap, pieces: Template): Step | undefined {
  if (!step.open) return { ...step, pieces, open: gap, from: endOf(line, step.at) };
  const quoted = quotedIn(line.text).find(({ start }) => start > step.from + 1);
  const filled = quoted && closed(line, step, quoted.start);
  if (!filled) return undefined;
  const at = line.tokens.findIndex(({ start }) => start > quoted.start);
  return at < 0 ? undefined : { pieces, at, from: quoted.start, open: gap, filled };
}

function* afterWord(line: Line, step: Step, words: ReadonlySet<string>, pieces: Template): Generator<Filled> {
  let tried = 0;
  const last = step.open ? line.tokens.length - 1 : step.at;
  for (let at = step.at; at <= last && tried < mostPlaces; at += 1) {
    if (!words.has(line.tokens[at]?.word ?? '')) continue;
    tried += 1;
    const filled = closed(line, step, startOf(line, at));
    if (filled) yield* fill(line, { pieces, at: at + 1, from: 0, filled });
  }
}

function* fill(line: Line, step: Step): Generator<Filled> {
  const [piece, ...pieces] = step.pieces;
  if (!piece) {
    if (!step.open && step.at < line.tokens.length) return;
    const filled = closed(line, step, line.text.length);
    if (filled) yield filled;
    return;
  }
  if ('gap' in piece) {
    const next = opened(line, step, piece.gap, pieces);
    if (next) yield* fill(line, next);
    return;
  }
  yield* afterWord(line, step, piece.words, pieces);
  if (piece.isOptional) yield* fill(line, { ...step, pieces });
}

const firstWords = (template: Template): ReadonlySet<string> | undefined => {
  const [first] = template;
  return first && 'words' in first && !first.isOptional ? first.words : undefined;
};

/** Every way in which a text is what a template says, the shortest gaps first. */
export function* fillings(line: Line, template: Template): Generator<Filled> {
  const first = firstWords(template);
  if (first && !first.has(line.tokens[0]?.word ?? '')) return;
  yield* fill(line, { pieces: template, at: 0, from: 0, filled: {} });
}
