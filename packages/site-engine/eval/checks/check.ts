/** What came of one check of one thing: how often it could hold, and a sentence for each time it did not. */
export interface Verdict {
  tried: number;
  problems: readonly string[];
}

/** A question asked of every `Subject`. Its goal is the share that held when it was last looked at: less is a step back. */
export interface Check<Subject> {
  name: string;
  goal: number;
  judge(subject: Subject): Verdict;
}

/** A verdict on several things of one kind, by what is wrong with each. */
export const each = <Item>(
  items: Iterable<Item>,
  problemOf: (item: Item) => string | false | undefined,
): Verdict => {
  const list = [...items];
  return { tried: list.length, problems: list.flatMap((item) => problemOf(item) || []) };
};
