import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

const unseen: ReadonlySet<string> = new Set(['script', 'style', 'svg', 'head', 'template']);
const inline: ReadonlySet<string> = new Set([
  'a',
  'b',
  'em',
  'i',
  'span',
  'strong',
  'small',
  'time',
  'input',
  'option',
]);

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;
const attribute = ({ attrs }: Tree.Element, name: string): string =>
  attrs.find((one) => one.name === name)?.value ?? '';

/** What stands before the text of an element, and behind it. */
function around(element: Tree.Element): [before: string, behind: string] {
  const { tagName } = element;
  if (/^h[1-6]$/.test(tagName)) return [`${'#'.repeat(Number(tagName.slice(1)))} `, ''];
  if (tagName === 'a') return ['[', `](${attribute(element, 'href')})`];
  if (tagName === 'li') return ['- ', ''];
  if (tagName === 'button') return ['[button] ', ''];
  if (tagName === 'td' || tagName === 'th') return ['| ', ''];
  if (tagName === 'option') return [' / ', ''];
  if (tagName === 'input' || tagName === 'textarea' || tagName === 'select')
    return [` <${attribute(element, 'type') || tagName}> `, ''];
  return tagName === 'nav' || tagName === 'footer' ? [`(${tagName}) `, ''] : ['', ''];
}

function textOf(node: Tree.Node): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value.replaceAll(/\s+/g, ' ');
  if (unseen.has(node.nodeName)) return '';
  const inner = 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
  if (!isElement(node)) return inner;
  // Letters that are drawn one by one are said once more beside them.
  if (attribute(node, 'aria-hidden') === 'true') return '';
  const [before, behind] = around(node);
  const text = `${before}${inner}${behind}`;
  return inline.has(node.tagName) ? text : `\n${text}\n`;
}

/** A page as a judge reads it: headings, links, lists, tables and fields by their signs, a block a line. */
export const pageText = (html: string): string =>
  textOf(parse(html))
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
