import type { AnyNode, MemberExpression, ObjectExpression, TemplateLiteral } from 'acorn';
import standardColors from 'tailwindcss/colors';
import { version3Scales } from './version-3-palette.ts';

/** What a literal of a script can say; functions, names and calls say nothing. */
export type Literal = string | number | boolean | null | Literal[] | Data;
export type Data = { [name: string]: Literal };

export const isData = (value: Literal | undefined): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Configurations are of version 3, and mean its colours. */
const standardScales = new Map<string, Literal>([...Object.entries(standardColors), ...version3Scales]);
const maxDepth = 12;
/** Names that mean one another's values grow with each, so that what is read of one expression is bounded. */
const maxNodes = 20_000;
/** Would change what objects are. */
const refusedNames = new Set(['__proto__', 'constructor', 'prototype']);

/** Expressions by the names that a script gives them. */
export type NamedNodes = ReadonlyMap<string, AnyNode>;

/** `require('tailwindcss/colors').slate`, or `colors.slate`: a whole scale of the standard theme. */
function scaleOf({ object, property, computed }: MemberExpression): Literal | undefined {
  if (property.type !== 'Identifier' || computed) return undefined;
  const isColors =
    (object.type === 'Identifier' && /colors?$/i.test(object.name)) || object.type === 'CallExpression';
  return isColors ? standardScales.get(property.name) : undefined;
}

function nameOf(key: AnyNode, isComputed: boolean): string | undefined {
  if (isComputed) return undefined;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** A text whose only open places are opacities, as Tailwind has it for colours. */
function colourText({ quasis, expressions }: TemplateLiteral): string | undefined {
  const isOpacity = (node: AnyNode) => node.type === 'Identifier' && /opacity|alpha/i.test(node.name);
  return expressions.every(isOpacity)
    ? quasis.map(({ value }) => value.cooked ?? '').join('<alpha-value>')
    : undefined;
}

/** The colour that a function of an opacity gives: what it returns, or what it returns at the end. */
function colourOf(node: AnyNode): Literal | undefined {
  if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionExpression') return undefined;
  const last = node.body.type === 'BlockStatement' ? node.body.body.at(-1) : undefined;
  const result = last?.type === 'ReturnStatement' ? last.argument : node.body;
  return result?.type === 'TemplateLiteral' ? colourText(result) : undefined;
}

class LiteralReader {
  readonly #names: NamedNodes;
  #left = maxNodes;

  constructor(names: NamedNodes) {
    this.#names = names;
  }

  read(node: AnyNode, depth: number): Literal | undefined {
    this.#left -= 1;
    if (depth > maxDepth || this.#left < 0) return undefined;
    if (node.type === 'ObjectExpression') return this.#readObject(node, depth + 1);
    if (node.type === 'ArrayExpression')
      return node.elements.flatMap((element) => (element && this.read(element, depth + 1)) ?? []);
    if (node.type === 'Literal') return isPlain(node.value) ? node.value : undefined;
    if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
      return node.quasis[0]?.value.cooked ?? undefined;
    return this.#readOther(node, depth + 1);
  }

  #readOther(node: AnyNode, depth: number): Literal | undefined {
    if (node.type === 'UnaryExpression' && node.operator === '-') {
      const value = this.read(node.argument, depth);
      return typeof value === 'number' ? -value : undefined;
    }
    if (node.type === 'Identifier') {
      const named = this.#names.get(node.name);
      return named && this.read(named, depth);
    }
    return node.type === 'MemberExpression' ? this.#readMember(node, depth) : colourOf(node);
  }

  /** Of an object of the script's own, before Tailwind's. */
  #readMember(node: MemberExpression, depth: number): Literal | undefined {
    const { object, property, computed } = node;
    const name = nameOf(property, computed && property.type !== 'Literal');
    const own =
      object.type === 'Identifier' || object.type === 'MemberExpression'
        ? this.read(object, depth)
        : undefined;
    if (name === undefined || !isData(own)) return scaleOf(node);
    return Object.hasOwn(own, name) ? own[name] : undefined;
  }

  #readObject({ properties }: ObjectExpression, depth: number): Literal {
    const entries = properties.flatMap((property): [string, Literal][] => {
      if (property.type !== 'Property') {
        const value = this.read(property.argument, depth);
        return isData(value) ? Object.entries(value) : [];
      }
      const name = nameOf(property.key, property.computed);
      const value = this.read(property.value, depth);
      return name === undefined || refusedNames.has(name) || value === undefined ? [] : [[name, value]];
    });
    return Object.fromEntries(entries);
  }
}

/**
 * Reads an expression as data; `undefined` for whatever would have to be run. Nothing is.
 *
 * @param names what the names in it stand for
 */
export const readLiteral = (node: AnyNode, names: NamedNodes = new Map()): Literal | undefined =>
  new LiteralReader(names).read(node, 0);
