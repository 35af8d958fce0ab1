import { parser } from '@prometheus-io/lezer-promql';

/** What a question in PromQL asks for: the names of its series, and the values that their labels are compared with. */
export interface Selectors {
  metrics: string[];
  /** Label -> values; of an expression the alternatives in it. */
  values: Map<string, string[]>;
}

/** @throws Error that shows where it is not PromQL */
export function selectorsOf(expression: string): Selectors {
  const metrics: string[] = [];
  const values = new Map<string, string[]>();
  let label = '';
  parser.parse(expression).iterate({
    enter({ type, from, to }) {
      const text = expression.slice(from, to);
      if (type.isError)
        throw new Error(`This is not PromQL: ${expression.slice(0, from)} ⟨here⟩ ${expression.slice(from)}`);
      if (type.name === 'Identifier') metrics.push(text);
      if (type.name === 'LabelName') label = text;
      if (type.name === 'StringLiteral')
        values.set(label, [...(values.get(label) ?? []), ...text.slice(1, -1).split('|')]);
    },
  });
  return { metrics, values };
}
