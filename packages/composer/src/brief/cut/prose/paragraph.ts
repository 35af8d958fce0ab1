import { isVerbatim } from '../../exact-words.ts';
import type { CutKind } from '../cut.ts';
import type { Head } from '../cut-writer.ts';
import { cuttingWords } from '../cutting-words.ts';
import { atSemicolons, isListOfRows } from './asides.ts';
import { type Clause, type ClauseWriter, depthUnder } from './clause-writer.ts';
import { exactLine } from './exact-line.ts';
import { type Mark, marksOf } from './numbered.ts';
import type { RowContext } from './part-shapes.ts';
import type { ProseContext } from './prose-context.ts';
import type { Range, Run } from './run.ts';
import { sentencesOf } from './sentences.ts';

/** "How it works (three steps): You call. We come.": each sentence is a step. */
const isOfSteps = ({ key }: Head): boolean =>
  cuttingWords().steps.has(
    key
      .toLowerCase()
      .replace(/\s?\([^()]{0,40}\)$/u, '')
      .replaceAll('’', "'"),
  );

/** Cuts one line or paragraph: its numbered items, their sentences, the clauses of each. */
export class Paragraph {
  readonly #run: Run;
  readonly #clauses: ClauseWriter;
  readonly #context: ProseContext;
  /** The name of a page or section that opened a sentence: head until the next one. */
  #section: Head | undefined;
  /** Whether that head stands over questions: it holds up to the last answer. */
  #isAsked = false;
  #waiting: Head | undefined;
  #isFirst: boolean;
  /** Where the item of a list or the paragraph begins that is being cut. */
  #start = 0;

  constructor(run: Run, clauses: ClauseWriter, context: ProseContext) {
    this.#run = run;
    this.#clauses = clauses;
    this.#context = context;
    this.#isFirst = context.isFirst ?? false;
  }

  cut(): Head | undefined {
    const { head, isItem, isValue } = this.#context;
    if (this.#exactWords(head, isValue)) return undefined;
    const { whole } = this.#run;
    const marks = marksOf(this.#run, whole);
    const kind = isItem ? 'list_item' : 'sentence';
    this.#sentences({ from: 0, to: marks[0]?.from ?? whole.to }, head, isValue ? 'key_value' : kind);
    if (marks.length > 0) this.#items(marks, this.#waiting ?? head);
    return this.#waiting;
  }

  /** A list in running text, and the sentences behind it. */
  #items(marks: readonly Mark[], head: Head | undefined): void {
    const { whole } = this.#run;
    let end = 0;
    for (const [at, { content, from }] of marks.entries()) {
      this.#waiting = undefined;
      this.#section = undefined;
      end = marks[at + 1]?.from ?? this.#listEnd(content, marks);
      this.#sentences({ from: content, to: end }, head, 'list_item', from);
    }
    this.#sentences({ from: end, to: whole.to }, this.#context.head, 'sentence');
  }

  /** The last item of a list has as many sentences as the others: one, or all that follow. */
  #listEnd(content: number, marks: readonly Mark[]): number {
    const run = this.#run;
    const isSingle = marks
      .slice(1)
      .every(({ from }, at) => sentencesOf(run, { from: marks[at]?.content ?? from, to: from }).length < 2);
    const [first] = sentencesOf(run, { from: content, to: run.whole.to });
    return isSingle && first ? first.to : run.whole.to;
  }

  #exactWords(head: Head | undefined, isValue = false): boolean {
    const { whole } = this.#run;
    if (isValue) {
      const isExact = isVerbatim(head?.key ?? '') && whole.to > 0;
      if (isExact) this.#clauses.write({ range: whole, kind: 'key_value', head });
      return isExact;
    }
    const exact = exactLine(this.#run, depthUnder(head));
    if (exact) this.#clauses.write({ range: exact.value, kind: 'key_value', head: exact.head, lead: 0 });
    return exact !== undefined;
  }

  #sentences(range: Range, head: Head | undefined, kind: CutKind, lead?: number): void {
    this.#start = range.from;
    const sentences = sentencesOf(this.#run, range);
    const last = this.#lastAnswer(sentences);
    const answers = this.#answers(sentences);
    for (const [at, sentence] of sentences.entries()) {
      if (this.#isAsked && at > last) this.#section = undefined;
      const isOne = answers.has(at);
      this.#sentence(this.#withoutStop(sentence), { head, kind, isOne, lead: at === 0 ? lead : undefined });
      this.#isFirst = false;
    }
  }

  #isQuestion({ to }: Range): boolean {
    return /^[?？؟]/u.test(this.#run.at(to - 1));
  }

  /** What stands right behind each of several questions answers it: its commas part nothing. */
  #answers(sentences: readonly Range[]): ReadonlySet<number> {
    const answers = sentences.flatMap((sentence, at) => {
      const before = sentences[at - 1];
      return before && this.#isQuestion(before) && !this.#isQuestion(sentence) ? [at] : [];
    });
    return new Set(this.#context.isAsked || answers.length > 1 ? answers : []);
  }

  /** The sentence that answers the last question: the one behind it, and one more where that is a mere "Yes". */
  #lastAnswer(sentences: readonly Range[]): number {
    const question = sentences.findLastIndex((sentence) => this.#isQuestion(sentence));
    const answer = sentences[question + 1];
    return question + (answer && this.#run.length(answer) < 2 ? 2 : 1);
  }

  /** Question and exclamation marks are a part of what is said, full stops are not. */
  #withoutStop({ from, to }: Range): Range {
    const run = this.#run;
    const isSilent = (at: number): boolean =>
      run.tokens[at]?.kind !== 'word' && '.。,،、;'.includes(run.at(at));
    let end = to;
    while (end > from && isSilent(end - 1)) end -= 1;
    return { from, to: end };
  }

  /** A head at the beginning of a sentence holds for all its clauses. */
  #sentence(range: Range, { head, kind, lead, isOne: isAnswer }: Omit<Clause, 'range'>): void {
    let current = this.#section ?? head;
    const pieces = isAnswer ? [range] : atSemicolons(this.#run, range);
    const isOne = isAnswer || isListOfRows(this.#run, pieces);
    for (const piece of pieces) {
      const start = piece.from === range.from ? lead : undefined;
      const write = (): void => {
        current = this.#clause({ range: piece, kind, head, isOne, lead: start }, current);
      };
      if (kind === 'sentence') this.#clauses.within(piece, this.#rowContext(), write);
      else write();
    }
  }

  /** Returns the head that the next clause of the sentence stands under. */
  #clause(clause: Clause, current: Head | undefined): Head | undefined {
    const { range, kind, head } = clause;
    const isKeyless = current === head || kind === 'list_item';
    const left = this.#clauses.keyed(clause, this.#rowContext());
    if (!left) {
      const own = isKeyless ? kind : 'key_value';
      this.#clauses.plain({ ...clause, kind: own, head: current }, this.#rowContext());
      return current;
    }
    if (left.isWaiting) this.#waiting = left.head;
    else if (left.head && (isOfSteps(left.head) || this.#holds(left.head, range))) {
      this.#section = left.head;
      this.#isAsked = this.#isQuestion(range);
    }
    return left.head ?? head;
  }

  /** Whether a key holds for the sentences behind its own: on a line of its own, as the name of a page, before questions. */
  #holds({ key, index }: Head, range: Range): boolean {
    const { isField, isItem } = this.#context;
    // "A club in Lugo. Chair: Ann Roe. This year …": a key within a line holds for its sentence.
    const isOfLine = (isField || isItem) && range.from === this.#start;
    return index === undefined && (isOfLine || this.#isQuestion(range) || this.#clauses.isNamed(key));
  }

  #rowContext(): RowContext {
    const { isItem = false, isValue = false, isLine = false } = this.#context;
    return { isItem, isLine, isKeyed: isValue, isFirst: this.#isFirst };
  }
}
