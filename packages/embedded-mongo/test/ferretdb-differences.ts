import type { KnownDifference } from './contract-report.ts';

/** Where FerretDB 1.24 stays behind MongoDB, by its own table of supported commands. */
export const ferretdbDifferences: readonly KnownDifference[] = [
  { test: /^the expression (?!\$\$ROOT)/, reason: 'FerretDB has none of these aggregation expressions' },
  { test: /^the stage \$lookup/, reason: 'FerretDB has no $lookup' },
  { test: /^the stage \$facet/, reason: 'FerretDB has no $facet' },
  { test: /^the stage \$sortByCount/, reason: 'FerretDB has no $sortByCount' },
  { test: /^the stage \$addFields/, reason: 'FerretDB has no $multiply' },
  { test: /^the stage \$group gathers/, reason: 'FerretDB has no accumulators but $count and $sum' },
  { test: /^the stage \$group by several/, reason: 'FerretDB has no $ifNull' },
  {
    test: /^an update \$push with \$(slice|position|sort)/,
    reason: 'FerretDB has no modifiers of $push but $each',
  },
  { test: /^an update \$pull by/, reason: 'FerretDB pulls equal values only' },
  { test: /^a unique index when sparse/, reason: 'FerretDB has no sparse indexes' },
  { test: /^a unique index when partial/, reason: 'FerretDB has no partial indexes' },
  {
    test: /^createIndex (refuses another time|lists what)/,
    reason: 'FerretDB has no TTL and no sparse indexes',
  },
  { test: /^a rate limiter/, reason: 'FerretDB has no TTL indexes' },
];
