import { count as countArgument, document, text } from './arguments.ts';
import { defineCommand } from './command.ts';
import { window } from './find.ts';
import { select, toQuery } from './select.ts';

export const count = defineCommand({
  name: 'count',
  isWrite: false,
  arguments: {
    count: text,
    query: document.default({}),
    limit: countArgument.default(0),
    skip: countArgument.default(0),
  },
  run: ({ count: name, query, limit, skip }, context) => {
    const countsAll = Object.keys(query).length === 0 && limit === 0 && skip === 0;
    if (countsAll) return { n: context.store.find({ database: context.database, name })?.size ?? 0 };
    let n = 0;
    for (const _record of window(select(context, name, toQuery(query)), skip, limit)) n += 1;
    return { n };
  },
});
