import type { CutWriter, Head } from '../cut-writer.ts';
import type { ProseCutter } from '../prose/prose-cutter.ts';
import { Run } from '../prose/run.ts';
import { type View, ViewBuilder, viewOf } from '../view.ts';
import type { JsonLeaf, JsonText } from './json.ts';

const escapes: Readonly<Record<string, string>> = { n: ' ', r: ' ', t: ' ', b: '', f: '' };

/** What a sign or escape stands for, and how many signs it takes. */
function readSign(prompt: string, at: number): { reads: string; length: number } {
  const sign = prompt[at] ?? '';
  if (sign !== '\\') return { reads: sign, length: 1 };
  const name = prompt[at + 1] ?? '';
  const code = name === 'u' ? Number.parseInt(prompt.slice(at + 2, at + 6), 16) : Number.NaN;
  return Number.isNaN(code)
    ? { reads: escapes[name] ?? name, length: 2 }
    : { reads: String.fromCharCode(code), length: 6 };
}

/** A string without its marks and with what its escapes stand for. */
function viewOfString(prompt: string, { start, end }: JsonLeaf): View {
  const view = new ViewBuilder();
  const last = prompt[end - 1] === '"' && end - 1 > start ? end - 1 : end;
  for (let at = start + 1; at < last; ) {
    const { reads, length } = readSign(prompt, at);
    view.add(reads, at);
    at += length;
  }
  return view.finish();
}

const viewOfLeaf = (prompt: string, leaf: JsonLeaf): View =>
  leaf.isString ? viewOfString(prompt, leaf) : viewOf(prompt, leaf);

function headOf(path: readonly string[], outer: Head | undefined): Head | undefined {
  const key = path.at(-1);
  return key === undefined ? outer : { key, depth: (outer?.depth ?? 0) + path.length };
}

/** Cuts the leaves of JSON, each under its key; an object of leaves in an array is a row. */
export function cutJson(
  prompt: string,
  json: JsonText,
  writer: CutWriter,
  prose: ProseCutter,
  outer?: Head,
): void {
  const { leaves, rows } = json;
  for (let at = 0; at < leaves.length; ) {
    const leaf = leaves[at];
    if (!leaf) return;
    let next = at + 1;
    if (rows.has(leaf.owner)) {
      while (leaves[next]?.owner === leaf.owner) next += 1;
      cutRow(prompt, leaves.slice(at, next), writer, outer);
    } else {
      prose.cut(new Run(viewOfLeaf(prompt, leaf)), { head: headOf(leaf.path, outer), isValue: true });
    }
    at = next;
  }
}

function cutRow(prompt: string, leaves: readonly JsonLeaf[], writer: CutWriter, outer?: Head): void {
  const [first] = leaves;
  const last = leaves.at(-1);
  if (!first || !last) return;
  const cells = leaves.map((leaf) => ({
    column: leaf.path.at(-1) ?? '',
    text: viewOfLeaf(prompt, leaf).text,
  }));
  const text = cells.map((cell) => cell.text).join(', ');
  const head = headOf(first.path.slice(0, -1), outer);
  writer.add({ start: first.lead, end: last.end, text, kind: 'row', head, cells });
}
