import type { AST } from '@eslint-community/regexpp';
import { createSet, isSet, parsePattern, type SetNode } from './compile-pattern.ts';

/** A text that is meant to cost a pattern as much as it can: a beginning, a piece that is repeated, and an end. */
export interface Attack {
  opening: string;
  piece: string;
  ending: string;
}

export const attackText = ({ opening, piece, ending }: Attack, length: number): string =>
  opening +
  piece.repeat(Math.ceil(length / piece.length)).slice(0, Math.max(0, length - opening.length)) +
  ending;

const candidates = [...'aA1 ,.:-(\n"\'/<>=&#;@)+_|éßиのカ東الß€٣\u200b\u0301'];
const longRun = 20;
const mostLeaves = 9;
const samples = 16;
const longestSample = 60;
const mostRepeats = 12;

/** Everything in a pattern, whatever it is nested in. */
function* nodesOf(node: AST.Pattern | AST.Alternative | AST.Element): Generator<AST.Element> {
  if (node.type === 'Pattern' || node.type === 'Group' || node.type === 'CapturingGroup') {
    for (const alternative of node.alternatives) yield* nodesOf(alternative);
  } else if (node.type === 'Alternative') {
    for (const element of node.elements) {
      yield element;
      yield* nodesOf(element);
    }
  } else if (node.type === 'Quantifier') {
    yield node.element;
    yield* nodesOf(node.element);
  } else if (node.type === 'Assertion' && 'alternatives' in node) {
    for (const alternative of node.alternatives) yield* nodesOf(alternative);
  }
}

const isAtStart = ({ elements: [first] }: AST.Alternative): boolean =>
  first?.type === 'Assertion' && first.kind === 'start';

/** Whether it looks at the start of a text for one thing, and anywhere for another. */
const mayTakeStart = ({ alternatives }: AST.Pattern): boolean =>
  alternatives.some(isAtStart) && !alternatives.every(isAtStart);

/** Texts made of what a pattern itself looks for. */
export function attacksOn(pattern: RegExp, random: () => number): Attack[] {
  const ast = parsePattern(pattern);
  const nodes = [...nodesOf(ast)];
  const pick = <Thing>(things: readonly Thing[]): Thing =>
    things[Math.floor(random() * things.length)] as Thing;
  const known = new Map<string, string[]>();

  const signsOf = (node: SetNode): string[] => {
    const signs = known.get(node.raw) ?? findSigns(node);
    known.set(node.raw, signs);
    return signs;
  };
  const findSigns = (node: SetNode): string[] => {
    if (node.type === 'Character') return [String.fromCodePoint(node.value).slice(0, 1)];
    const set = createSet(node, pattern.flags);
    const named = nodeCharacters(node).filter((sign) => set(sign.charCodeAt(0)));
    return [...new Set([...named, ...candidates.filter((sign) => set(sign.charCodeAt(0)))])];
  };

  /** A sign that ends a run. */
  const strangerTo = (node: SetNode): string[] => {
    const signs = new Set(signsOf(node));
    return candidates.filter((sign) => !signs.has(sign)).slice(0, 2);
  };

  const sampleSet = (node: SetNode): string => {
    const signs = signsOf(node);
    return signs.length > 0 ? pick(signs) : '';
  };
  const sampleQuantifier = ({ element, min, max }: AST.Quantifier): string => {
    const count = Math.min(max, Math.min(min, mostRepeats) + Math.floor(random() * 3));
    return Array.from({ length: count }, () => sample(element)).join('');
  };
  const sample = (node: AST.Pattern | AST.Alternative | AST.Element): string => {
    switch (node.type) {
      case 'Alternative':
        return node.elements.map(sample).join('');
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup':
        return sample(pick(node.alternatives));
      case 'Quantifier':
        return sampleQuantifier(node);
      case 'Assertion':
        return node.kind === 'lookahead' && !node.negate ? sample(pick(node.alternatives)) : '';
      case 'Backreference':
        return '';
      default:
        return sampleSet(node);
    }
  };

  const runs = nodes.filter(
    (node): node is AST.Quantifier => node.type === 'Quantifier' && node.max > longRun,
  );
  const inRuns = runs.flatMap(({ element }) =>
    isSet(element) ? signsOf(element).slice(0, 3) : [sample(element).slice(0, 1)],
  );
  const elsewhere = nodes.filter(isSet).map((node) => pick(signsOf(node)) ?? '');
  const shuffled = elsewhere.map((sign) => ({ sign, at: random() })).toSorted((a, b) => a.at - b.at);
  const leaves = [...new Set([...inRuns.slice(0, mostLeaves - 3), ...shuffled.map(({ sign }) => sign)])]
    .filter(Boolean)
    .slice(0, mostLeaves);

  const wholes = Array.from({ length: samples }, () => sample(ast).slice(0, longestSample));
  const parts = wholes.map((whole) => whole.slice(0, 1 + Math.floor(random() * whole.length)));
  const pieces = [
    ...leaves,
    ...leaves.flatMap((first) => leaves.map((second) => first + second)),
    ...Array.from({ length: samples }, () =>
      Array.from({ length: 3 + Math.floor(random() * 3) }, () => pick(leaves)).join(''),
    ),
    ...wholes,
    ...parts,
    ...runs.slice(0, samples).map((run) => sample(run.element)),
    ...parts.flatMap((part) => (leaves.length > 0 ? [part + pick(leaves)] : [])),
  ];
  const openings = ['', ...parts.slice(0, 6)];
  const endings = [
    '\u0001',
    ...new Set(runs.flatMap(({ element }) => (isSet(element) ? strangerTo(element) : []))),
  ];
  const distinct = [...new Set(pieces)].filter((piece) => piece !== '');
  // "^x+|x+$" takes a run at the start as one match: the run is to stand behind something else.
  const behind = mayTakeStart(ast) ? endings : [];
  return distinct.flatMap((piece) => [
    ...(behind.length > 0 ? [{ opening: pick(behind), piece, ending: pick(endings) }] : []),
    { opening: '', piece, ending: '' },
    { opening: '', piece, ending: pick(endings) },
    { opening: pick(openings), piece, ending: pick(endings) },
  ]);
}

/** The characters that a class names itself. */
function nodeCharacters(node: SetNode): string[] {
  if (node.type !== 'CharacterClass') return [];
  return node.elements.flatMap((element) => {
    if (element.type === 'Character') return [String.fromCodePoint(element.value).slice(0, 1)];
    if (element.type === 'CharacterClassRange') return [String.fromCodePoint(element.min.value).slice(0, 1)];
    return [];
  });
}
