import { lineOf } from '../dom.ts';
import { asEyebrow, isEyebrow, levelOf, withLevel } from '../heading-level.ts';
import { type Problem, pageRule } from '../rule.ts';

export const headingOrder = pageRule(
  'heading-order',
  'Headings skip no level',
  ({ path, elements }, site) => {
    const problems: Problem[] = [];
    let previous = 0;
    for (const element of elements) {
      const level = levelOf(element);
      if (level === 0) continue;
      const right = Math.min(level, previous + 1);
      if (level === right) {
        previous = right;
        continue;
      }
      const line = lineOf(element);
      if (isEyebrow(element)) {
        const message = `<h${level}> stands above its heading as a line of its own, and is no heading itself.`;
        problems.push({ path, line, message, fix: asEyebrow(element) });
        continue;
      }
      previous = right;
      const message = `<h${level}> follows a heading of level ${right - 1}; it should be <h${right}>.`;
      problems.push({ path, line, message, fix: withLevel(site, element, right) });
    }
    return problems;
  },
);
