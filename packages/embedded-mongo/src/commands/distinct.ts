import { encodeKey } from '../values/key.ts';
import { splitPath, valuesAt } from '../values/paths.ts';
import { document, text } from './arguments.ts';
import { defineCommand } from './command.ts';
import { select, toQuery } from './select.ts';

export const distinct = defineCommand({
  name: 'distinct',
  isWrite: false,
  arguments: { distinct: text, key: text, query: document.default({}) },
  run: ({ distinct: name, key, query }, context) => {
    const path = splitPath(key);
    const values = new Map<string, unknown>();
    for (const { document: found } of select(context, name, toQuery(query))) {
      for (const value of valuesAt(found, path, 'elements')) {
        if (value !== undefined) values.set(encodeKey(value).toString('latin1'), value);
      }
    }
    return { values: [...values.values()] };
  },
});
