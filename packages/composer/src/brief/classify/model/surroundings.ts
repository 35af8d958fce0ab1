import type { FeatureVector } from '../features/feature-bag.ts';

/** The likelihood of each class. */
export type Likelihoods = Float64Array;

/** A statement as the second look sees it: `first` is what the first look, without neighbours, made of it. */
export interface Looked {
  first: Likelihoods;
  /** What the first look makes of the words it stands under. */
  ofKey?: Likelihoods | undefined;
  /** Statements of one row or list have the same. */
  row: number;
  /** Whether it goes on with the sentence of the one before it. */
  joined: boolean;
}

/** What is told of a statement: each is one likelihood by class, or one mark. */
const tells = [
  'own',
  'ownLog',
  'before',
  'before2',
  'behind',
  'behind2',
  'key',
  'row',
  'all',
  'sentenceBefore',
  'sentenceBehind',
] as const;
const marks = ['any', 'starts', 'ends', 'unkeyed', 'rowless', 'alone', 'joined', 'joinedBehind'] as const;

/** How many features the second look has, for `classes` classes. */
export const surroundingSize = (classes: number): number => tells.length * classes + marks.length;

const smallest = 1e-3;
/** Logarithms run from -1 to 0, so that all features are of like size. */
const logarithm = (likelihood: number): number =>
  Math.log(Math.max(likelihood, smallest)) / -Math.log(smallest);

function sumOf(all: readonly Likelihoods[], classes: number): Float64Array {
  const sum = new Float64Array(classes);
  for (const one of all) for (let c = 0; c < classes; c++) sum[c] = (sum[c] ?? 0) + (one[c] ?? 0);
  return sum;
}

/** The mean of all but one. */
const meanWithout = (sum: Float64Array, one: Likelihoods, count: number): Float64Array | undefined =>
  count < 2 ? undefined : sum.map((total, c) => (total - (one[c] ?? 0)) / (count - 1));

/** What stands around each statement of a prompt, as features of the second look. Isolated ones have no neighbours to tell of. */
export function surroundingsOf(
  statements: readonly Looked[],
  classes: number,
  isolated = false,
): FeatureVector[] {
  const sumOfAll = sumOf(
    statements.map(({ first }) => first),
    classes,
  );
  const rows = Map.groupBy(statements, ({ row }) => row);
  const rowSums = new Map(
    [...rows].map(([row, its]) => [
      row,
      sumOf(
        its.map(({ first }) => first),
        classes,
      ),
    ]),
  );

  return statements.map((statement, at) => {
    const buckets: number[] = [];
    const values: number[] = [];
    const tell = (what: (typeof tells)[number], likelihoods: Float64Array | undefined): void => {
      const base = tells.indexOf(what) * classes;
      likelihoods?.forEach((value, c) => {
        buckets.push(base + c);
        values.push(value);
      });
    };
    const mark = (what: (typeof marks)[number], holds: boolean): void => {
      if (!holds) return;
      buckets.push(tells.length * classes + marks.indexOf(what));
      values.push(1);
    };
    const { first, ofKey, row } = statement;
    const rowCount = rows.get(row)?.length ?? 1;
    tell('own', first);
    tell('ownLog', first.map(logarithm));
    tell('before', statements[at - 1]?.first);
    tell('before2', statements[at - 2]?.first);
    tell('behind', statements[at + 1]?.first);
    tell('behind2', statements[at + 2]?.first);
    const [isJoined, isJoinedBehind] = [statement.joined, statements[at + 1]?.joined ?? false];
    if (isJoined) tell('sentenceBefore', statements[at - 1]?.first);
    if (isJoinedBehind) tell('sentenceBehind', statements[at + 1]?.first);
    tell('key', ofKey);
    tell('row', meanWithout(rowSums.get(row) ?? first, first, rowCount));
    tell('all', meanWithout(sumOfAll, first, statements.length));
    mark('any', true);
    mark('alone', isolated);
    mark('starts', !isolated && at === 0);
    mark('ends', !isolated && at === statements.length - 1);
    mark('unkeyed', ofKey === undefined);
    mark('rowless', rowCount === 1);
    mark('joined', isJoined);
    mark('joinedBehind', isJoinedBehind);
    return { buckets, values };
  });
}
