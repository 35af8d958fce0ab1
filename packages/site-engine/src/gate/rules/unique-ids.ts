import { attribute, attributeLine } from '../dom.ts';
import { setAttribute } from '../edits.ts';
import { pageRule } from '../rule.ts';

export const uniqueIds = pageRule('unique-ids', 'No id is used twice on a page', (page) => {
  const taken = new Set(page.elements.flatMap((element) => attribute(element, 'id') ?? []));
  const seen = new Set<string>();
  const freeId = (id: string) => {
    let number = 2;
    while (taken.has(`${id}-${number}`)) number += 1;
    taken.add(`${id}-${number}`);
    return `${id}-${number}`;
  };
  return page.elements.flatMap((element) => {
    const id = attribute(element, 'id');
    if (!id) return [];
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    const fix = { edits: setAttribute(element, 'id', freeId(id)) };
    return [
      { path: page.path, line: attributeLine(element, 'id'), message: `The id “${id}” is used twice.`, fix },
    ];
  });
});
