import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Whether a code unit belongs to a set of a pattern. */
export type CharacterSet = (codeUnit: number) => boolean;

/** Against the direction of reading, inside of a lookbehind, a step is -1. */
export type Step = 1 | -1;

export type Instruction =
  | { op: 'character'; set: CharacterSet; step: Step }
  | { op: 'run'; set: CharacterSet; min: number; max: number; isGreedy: boolean; step: Step }
  | { op: 'choice'; targets: number[]; firsts: (CharacterSet | undefined)[]; known: Map<number, number[]> }
  | { op: 'jump'; target: number }
  | { op: 'split'; target: number; isGreedy: boolean }
  | { op: 'begin'; register: number }
  | { op: 'repeat'; register: number; min: number; max: number; isGreedy: boolean; body: number }
  | { op: 'look'; end: number; isNegated: boolean }
  | { op: 'save'; register: number }
  | { op: 'reference'; register: number; step: Step }
  | { op: 'start' }
  | { op: 'end' }
  | { op: 'boundary'; isNegated: boolean }
  | { op: 'match' };

export interface Program {
  code: Instruction[];
  registers: number;
  isMultiline: boolean;
  /** Whether it can match at the start of the text only. */
  isAnchored: boolean;
}

export type SetNode = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

export const isSet = (node: AST.Element): node is SetNode =>
  node.type === 'Character' ||
  node.type === 'CharacterSet' ||
  node.type === 'CharacterClass' ||
  node.type === 'ExpressionCharacterClass';

const parser = new RegExpParser();

export const parsePattern = ({ source, flags }: RegExp): AST.Pattern =>
  parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });

const codeUnits = 0x1_0000;
const [notKnown, without, within] = [0, 1, 2] as const;

/** A set as the platform understands it, whatever its flags; each answer is asked for once. */
export function createSet({ raw }: SetNode, flags: string): CharacterSet {
  const single = new RegExp(`^(?:${raw})$`, flags.replace(/[gmy]/g, ''));
  const known = new Uint8Array(codeUnits);
  return (codeUnit) => {
    if (known[codeUnit] === notKnown)
      known[codeUnit] = single.test(String.fromCharCode(codeUnit)) ? within : without;
    return known[codeUnit] === within;
  };
}

const isAnchored = (alternatives: readonly AST.Alternative[]): boolean =>
  alternatives.every(({ elements: [first] }) => {
    if (first?.type === 'Assertion') return first.kind === 'start';
    return (first?.type === 'Group' || first?.type === 'CapturingGroup') && isAnchored(first.alternatives);
  });

/** Translates a pattern into the instructions of a backtracking matcher. */
export function compilePattern(pattern: RegExp): Program {
  const code: Instruction[] = [];
  const sets = new Map<string, CharacterSet>();
  const groups = new Map<AST.CapturingGroup, number>();
  let registers = 0;

  const twoRegisters = (): number => {
    registers += 2;
    return registers - 2;
  };

  const setOf = (node: SetNode): CharacterSet => {
    const set = sets.get(node.raw) ?? createSet(node, pattern.flags);
    sets.set(node.raw, set);
    return set;
  };

  /** What an alternative must begin with, where that is plain to see. */
  const firstOf = ({ elements: [first] }: AST.Alternative): CharacterSet | undefined => {
    if (first?.type === 'Quantifier' && first.min > 0 && isSet(first.element)) return setOf(first.element);
    return first && isSet(first) ? setOf(first) : undefined;
  };

  function writeAlternatives(alternatives: readonly AST.Alternative[], step: Step): void {
    const [only] = alternatives;
    if (only && alternatives.length === 1) {
      writeAlternative(only, step);
      return;
    }
    const targets: number[] = [];
    const firsts = alternatives.map((alternative) => (step === 1 ? firstOf(alternative) : undefined));
    code.push({ op: 'choice', targets, firsts, known: new Map() });
    const jumps = alternatives.map((alternative) => {
      targets.push(code.length);
      writeAlternative(alternative, step);
      const jump = { op: 'jump', target: 0 } satisfies Instruction;
      code.push(jump);
      return jump;
    });
    for (const jump of jumps) jump.target = code.length;
  }

  function writeAlternative({ elements }: AST.Alternative, step: Step): void {
    for (const element of step === 1 ? elements : elements.toReversed()) writeElement(element, step);
  }

  function writeQuantifier({ element, min, max, greedy: isGreedy }: AST.Quantifier, step: Step): void {
    if (isSet(element)) {
      code.push({ op: 'run', set: setOf(element), min, max, isGreedy, step });
      return;
    }
    if (min === 0 && max === 1) {
      const split = { op: 'split', target: 0, isGreedy } satisfies Instruction;
      code.push(split);
      writeElement(element, step);
      split.target = code.length;
      return;
    }
    const register = twoRegisters();
    const jump = { op: 'jump', target: 0 } satisfies Instruction;
    code.push({ op: 'begin', register }, jump);
    const body = code.length;
    writeElement(element, step);
    jump.target = code.length;
    code.push({ op: 'repeat', register, min, max, isGreedy, body });
  }

  function writeAssertion(assertion: AST.Assertion): void {
    switch (assertion.kind) {
      case 'start':
      case 'end':
        code.push({ op: assertion.kind });
        return;
      case 'word':
        code.push({ op: 'boundary', isNegated: assertion.negate });
        return;
      default: {
        const look = { op: 'look', end: 0, isNegated: assertion.negate } satisfies Instruction;
        code.push(look);
        writeAlternatives(assertion.alternatives, assertion.kind === 'lookahead' ? 1 : -1);
        code.push({ op: 'match' });
        look.end = code.length;
      }
    }
  }

  function writeGroup(group: AST.CapturingGroup, step: Step): void {
    if (group.references.length === 0) {
      writeAlternatives(group.alternatives, step);
      return;
    }
    const register = twoRegisters();
    groups.set(group, register);
    code.push({ op: 'save', register: step === 1 ? register : register + 1 });
    writeAlternatives(group.alternatives, step);
    code.push({ op: 'save', register: step === 1 ? register + 1 : register });
  }

  function writeReference({ resolved }: AST.Backreference, step: Step): void {
    const group = Array.isArray(resolved) ? resolved[0] : resolved;
    code.push({ op: 'reference', register: (group && groups.get(group)) ?? 0, step });
  }

  function writeElement(element: AST.Element, step: Step): void {
    if (isSet(element)) code.push({ op: 'character', set: setOf(element), step });
    else if (element.type === 'Group') writeAlternatives(element.alternatives, step);
    else if (element.type === 'CapturingGroup') writeGroup(element, step);
    else if (element.type === 'Quantifier') writeQuantifier(element, step);
    else if (element.type === 'Assertion') writeAssertion(element);
    else writeReference(element, step);
  }

  const { alternatives } = parsePattern(pattern);
  writeAlternatives(alternatives, 1);
  code.push({ op: 'match' });
  return {
    code,
    registers,
    isMultiline: pattern.multiline,
    isAnchored: pattern.sticky || (!pattern.multiline && isAnchored(alternatives)),
  };
}
