import { lineOf } from '../dom.ts';
import { renameElement } from '../edits.ts';
import { type Problem, pageRule } from '../rule.ts';

const heading = /^h([1-6])$/;

export const headingOrder = pageRule('heading-order', 'Headings skip no level', (page) => {
  const problems: Problem[] = [];
  let previous = 0;
  for (const element of page.elements) {
    const level = Number(heading.exec(element.tagName)?.[1] ?? 0);
    if (level === 0) continue;
    const right = Math.min(level, previous + 1);
    previous = right;
    if (level === right) continue;
    const message = `<h${level}> follows a heading of level ${right - 1}; it should be <h${right}>.`;
    const fix = { edits: renameElement(element, `h${right}`) };
    problems.push({ path: page.path, line: lineOf(element), message, fix });
  }
  return problems;
});
