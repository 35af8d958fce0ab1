import type { KnownDifference } from './contract-report.ts';

const notImplemented = 'FerretDB says that this is not implemented';

/** Where FerretDB 1.24 departs from what MongoDB documents: by its own list of differences, or as it was seen to. */
export const ferretdbDifferences: readonly KnownDifference[] = [
  { test: /^the expression /, reason: 'FerretDB has none of these expressions' },
  { test: /^the stage \$(lookup|facet|sortByCount) /, reason: notImplemented },
  { test: /^the stage \$unwind keeps documents/, reason: notImplemented },
  { test: /^the stage \$addFields computes/, reason: 'FerretDB has no $multiply' },
  { test: /^the stage \$project renames/, reason: 'FerretDB takes the path of a field for a text' },
  { test: /^the stage \$group gathers/, reason: 'FerretDB has no accumulators but $count and $sum' },
  { test: /^the stage \$group counts and adds up at once/, reason: 'FerretDB fills the first sum only' },
  { test: /^the stage \$group by a computed value/, reason: 'FerretDB has no $ifNull' },
  {
    test: /^a pipeline refuses an unknown stage/,
    reason: 'FerretDB answers 40234, the code of an accumulator that is none',
  },
  {
    test: /^a pipeline refuses an unknown (accumulator|variable)/,
    reason: 'FerretDB refuses them as not implemented, with 238',
  },
  { test: /^collections are listed with name and type only/, reason: 'FerretDB leaves the type out' },
  {
    test: /^a unique index tells its name/,
    reason: 'FerretDB names only the collection of a duplicate key',
  },
  { test: /^a unique index counts a missing field/, reason: 'FerretDB lets many documents miss the field' },
  {
    test: /^(a unique index cannot be made over duplicates|findOneAnd… refuses a duplicate key)/,
    reason: 'FerretDB refuses the duplicate as an internal error, with code 1',
  },
  { test: /^a unique index when partial/, reason: notImplemented },
  { test: /^createIndex (refuses another time to live|lists options)/, reason: notImplemented },
  {
    test: /^createIndex refuses the same name with other options/,
    reason: 'FerretDB compares names and keys, not options',
  },
  { test: /^a query over decimals and NaN /, reason: 'FerretDB stores neither decimals nor NaN' },
  { test: /^a query over arrays in arrays /, reason: 'FerretDB stores no arrays in arrays' },
  { test: /^an update \$push appends an array/, reason: 'FerretDB stores no arrays in arrays' },
  { test: /^a query \$mod/, reason: 'FerretDB does not look for $mod inside arrays' },
  {
    test: /^a query \$elemMatch (wants one element|finds that element)/,
    reason: 'FerretDB takes operators in $elemMatch, no fields',
  },
  {
    test: /^a query \$elemMatch leaves out plain values/,
    reason: 'FerretDB lets different elements meet the conditions',
  },
  { test: /^projection keeps nested fields by nesting/, reason: 'FerretDB projects by paths only' },
  { test: /^an update \$unset leaves null/, reason: 'FerretDB takes the element out of the array' },
  {
    test: /^an update \$push with \$(slice|position|sort)/,
    reason: 'FerretDB knows $each only, and ignores the rest',
  },
  { test: /^an update \$pull by/, reason: 'FerretDB pulls equal values only' },
  { test: /^an update refuses a change inside of an _id/, reason: 'FerretDB changes the _id' },
  { test: /^an update an upsert takes what \$and/, reason: 'FerretDB takes nothing from $and' },
  { test: /^findOneAnd… projects the answer/, reason: notImplemented },
  {
    test: /^(parallel increments|a rate limiter counts every one of parallel)/,
    reason: 'FerretDB reads and writes in two steps, so that parallel updates are lost',
  },
];
