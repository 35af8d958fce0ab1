import { type CssNode, printCss } from '../css/css-tree.ts';
import { OwnRules, withApplied } from './own-rules.ts';

/** Each costs as much as a style sheet. */
const maxAttempts = 250;
const shownLength = 60;

/** What uses definitions is not to blame for coming before them, nor what uses the theme for coming before that. */
const definitions = [/^@theme\b/i, /^@custom-variant\b/i, /^@utility\b/i];

/** Stands for what is in a block, to see whether the block itself is to blame: some may not be empty. */
const harmless: CssNode = { text: '--harmless: 0' };

/** What Tailwind says of an `@apply` that it refuses. */
const refused = /Cannot apply (?:\w+ )?utility class `([^`]+)`|cannot `@apply` the `([^`]+)` utility/;

function refusedUtility(error: unknown): string | undefined {
  const [, unknown, circular] = (error instanceof Error && refused.exec(error.message)) || [];
  return unknown ?? circular;
}

const missing = /value for theme function: `([^`]+)`/;

/** The `theme()` that has no value, as Tailwind writes it: without quotes. */
const missingValue = (error: unknown): string | undefined =>
  error instanceof Error ? missing.exec(error.message)?.[1] : undefined;

function rankOf({ text }: CssNode): number {
  const rank = definitions.findIndex((definition) => definition.test(text));
  return rank < 0 ? definitions.length : rank;
}

const shown = ({ text }: CssNode): string =>
  text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;

/** The styles with some nodes in their place. */
type Around = (nodes: readonly CssNode[]) => CssNode[];

class Search {
  readonly notes = new Set<string>();
  readonly #attempt: (css: string) => Promise<unknown>;
  readonly #ownRules: OwnRules;
  #attempts = 0;

  constructor(nodes: readonly CssNode[], attempt: (css: string) => Promise<unknown>) {
    this.#attempt = attempt;
    this.#ownRules = new OwnRules(nodes);
  }

  /** The nodes without what breaks the styles, wherever that is and however much: by halves, down to single declarations. */
  async keep(nodes: readonly CssNode[], around: Around): Promise<CssNode[]> {
    const [first] = nodes;
    if (!first) return [];
    const error = await this.#errorOf(around(nodes));
    if (error === undefined) return [...nodes];
    const rest = this.#withoutNamed(nodes, error);
    if (printCss(rest) !== printCss(nodes)) return this.keep(rest, around);
    return nodes.length === 1 ? this.#keepOf(first, around) : this.#keepHalves(nodes, around);
  }

  /** The nodes without what an error names, wherever it stands: a sheet that lacks its theme has the same fault many times. */
  #withoutNamed(nodes: readonly CssNode[], error: unknown): readonly CssNode[] {
    const utility = refusedUtility(error);
    if (utility !== undefined) return withApplied(nodes, utility, this.#rulesOf(utility));
    const call = missingValue(error);
    return call === undefined ? nodes : this.#withoutCall(nodes, call);
  }

  #withoutCall(nodes: readonly CssNode[], call: string): CssNode[] {
    return nodes.flatMap((node): CssNode[] => {
      if (node.text.replace(/["']/g, '').includes(call)) {
        this.#leaveOut(node);
        return [];
      }
      return [node.children ? { ...node, children: this.#withoutCall(node.children, call) } : node];
    });
  }

  #leaveOut(node: CssNode): void {
    this.notes.add(`A part of the styles could not be understood and was left out: “${shown(node)}”.`);
  }

  /** A class of the sheet itself may be applied in Tailwind 3. */
  #rulesOf(utility: string): CssNode[] {
    const rules = this.#ownRules.take(utility);
    if (rules) return rules;
    this.notes.add(`The styles applied “${utility}”, which does not exist; it was left out.`);
    return [];
  }

  async #keepHalves(nodes: readonly CssNode[], around: Around): Promise<CssNode[]> {
    const middle = Math.ceil(nodes.length / 2);
    const before = await this.keep(nodes.slice(0, middle), around);
    const after = await this.keep(nodes.slice(middle), (some) => around([...before, ...some]));
    return [...before, ...after];
  }

  async #keepOf(node: CssNode, around: Around): Promise<CssNode[]> {
    const inside: Around = (children) => around([{ ...node, children: [...children] }]);
    if (!node.children?.length || (await this.#errorOf(inside([harmless]))) !== undefined) {
      this.#leaveOut(node);
      return [];
    }
    const children = await this.keep(node.children, inside);
    return children.length > 0 ? [{ ...node, children }] : [];
  }

  async #errorOf(nodes: readonly CssNode[]): Promise<unknown> {
    this.#attempts += 1;
    if (this.#attempts > maxAttempts) return 'There is no time for more.';
    try {
      await this.#attempt(printCss(nodes));
      return undefined;
    } catch (error) {
      return error;
    }
  }
}

export interface UnderstoodPart {
  styles: string;
  /** What had to be left out, for the person. */
  notes: string[];
}

/**
 * The styles without the smallest pieces that break them: a utility that is applied, a declaration where that is enough, a rule
 * otherwise. What is good stays, whatever else is wrong.
 *
 * @param attempt rejects where styles cannot be understood
 */
export async function understoodPart(
  nodes: readonly CssNode[],
  attempt: (css: string) => Promise<unknown>,
): Promise<UnderstoodPart> {
  const search = new Search(nodes, attempt);
  const ordered = nodes.toSorted((a, b) => rankOf(a) - rankOf(b));
  const styles = printCss(await search.keep(ordered, (some) => [...some]));
  return { styles, notes: [...search.notes] };
}
