import { expect, test } from 'vitest';
import { transformCss } from './transform-css.ts';

test.each([
  ['a name', '.a{color:red}.b{flex:1;backgr', '.a{color:red}.b{flex:1}'],
  ['a value', '.b{flex:1;color:#ff', '.b{color:#ff;flex:1}'],
  ['a block', '@media print{.a{color:red', '@media print{.a{color:red}}'],
  ['a selector', '@media print{.a{color:red}.b', '@media print{.a{color:red}}'],
])('a sheet that breaks off in %s keeps what is before it', (_, source, css) => {
  expect(transformCss('site.css', source).css).toBe(css);
});
