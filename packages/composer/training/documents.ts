import type { StatementClass } from '@sitewright/contracts';
import type { FeatureVector } from '../src/brief/classify/features/feature-bag.ts';
import type { Described } from '../src/brief/classify/features/features-of.ts';
import {
  type StatementFeatures,
  statementFeatures,
} from '../src/brief/classify/features/statement-features.ts';
import type { Example } from './data/read-examples.ts';

/** The labelled statements of one prompt in their order, or a single one that stands for itself. */
export interface Document {
  group: string;
  isIsolated: boolean;
  examples: readonly Example[];
  /** One for each example. */
  statements: readonly StatementFeatures[];
}

const describe = ({ text, kind, key, joined }: Example): Described => ({
  text,
  kind,
  joined,
  ...(key === '' ? {} : { key }),
});

/** Many rounds over all of them are much faster over typed arrays. */
const packed = ({ buckets, values }: FeatureVector): FeatureVector => ({
  buckets: Int32Array.from(buckets),
  values: Float32Array.from(values),
});

function documentOf(examples: readonly Example[]): Document {
  const [first] = examples;
  const isIsolated = (first?.i ?? -1) < 0;
  const statements = statementFeatures(examples.map(describe), isIsolated);
  return {
    group: first?.group ?? '',
    isIsolated,
    examples,
    statements: statements.map((statement) => ({ ...statement, own: packed(statement.own) })),
  };
}

/** Examples as prompts. Statements of a prompt follow each other in the data. */
export function documentsOf(examples: readonly Example[]): Document[] {
  const runs: Example[][] = [];
  for (const example of examples) {
    const last = runs.at(-1);
    if (last?.[0]?.group === example.group && example.i > 0) last.push(example);
    else runs.push([example]);
  }
  return runs.map(documentOf);
}

/** How much of each class an example is: what it is mostly, and a little of what it is too. */
export function targetOf({ class: name, also }: Example, classes: readonly StatementClass[]): number[] {
  const share = also.length === 0 ? 0 : 0.2 / also.length;
  return classes.map((each) => (each === name ? 1 - share * also.length : also.includes(each) ? share : 0));
}
