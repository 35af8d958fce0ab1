import { attribute, attributeLine } from '../dom.ts';
import { setAttribute } from '../edits.ts';
import { pageRule } from '../rule.ts';

export const uniqueIds = pageRule('unique-ids', 'No id is used twice on a page', (page) => {
  const taken = new Set(page.elements.flatMap((element) => attribute(element, 'id') ?? []));
  const uses = new Map<string, number>();
  const freeId = (id: string) => {
    let number = uses.get(id) ?? 1;
    while (taken.has(`${id}-${number}`)) number += 1;
    uses.set(id, number + 1);
    return `${id}-${number}`;
  };
  return page.elements.flatMap((element) => {
    const id = attribute(element, 'id');
    if (!id) return [];
    if (!uses.has(id)) {
      uses.set(id, 2);
      return [];
    }
    const fix = { edits: setAttribute(element, 'id', freeId(id)) };
    return [
      { path: page.path, line: attributeLine(element, 'id'), message: `The id “${id}” is used twice.`, fix },
    ];
  });
});
