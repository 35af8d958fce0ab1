import type { AnyNode, ObjectExpression } from 'acorn';
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
/** Would change what objects are. */
const refusedNames = new Set(['__proto__', 'constructor', 'prototype']);

/** `colors.slate`, or `require('tailwindcss/colors').slate`: a whole scale of the standard theme. */
function scaleOf(node: AnyNode): Literal | undefined {
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier' || node.computed)
    return undefined;
  const { object, property } = node;
  const isColors =
    (object.type === 'Identifier' && /colors?$/i.test(object.name)) || object.type === 'CallExpression';
  return isColors ? standardScales.get(property.name) : undefined;
}

function nameOf(key: AnyNode, isComputed: boolean): string | undefined {
  if (isComputed) return undefined;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

/** What stands in the place of its three dots. */
function spread(node: AnyNode, depth: number): [string, Literal][] {
  const value = readLiteral(node, depth);
  return isData(value) ? Object.entries(value) : [];
}

function readObject({ properties }: ObjectExpression, depth: number): Literal {
  const entries = properties.flatMap((property): [string, Literal][] => {
    if (property.type !== 'Property') return spread(property.argument, depth + 1);
    const name = nameOf(property.key, property.computed);
    const value = readLiteral(property.value, depth + 1);
    return name === undefined || refusedNames.has(name) || value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** Reads an expression as data; `undefined` for whatever would have to be run. Nothing is. */
export function readLiteral(node: AnyNode, depth = 0): Literal | undefined {
  if (depth > maxDepth) return undefined;
  if (node.type === 'ObjectExpression') return readObject(node, depth);
  if (node.type === 'ArrayExpression') {
    return node.elements.flatMap((element) => (element && readLiteral(element, depth + 1)) ?? []);
  }
  if (node.type === 'Literal') return isPlain(node.value) ? node.value : undefined;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = readLiteral(node.argument, depth + 1);
    return typeof value === 'number' ? -value : undefined;
  }
  return scaleOf(node);
}

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);
