import { type Brief, noFacts } from '@sitewright/contracts';

/** Every reference to statements: there are none any more. */
const withoutSources = <Value>(value: Value): Value =>
  // The same shape: only numbers are taken out.
  JSON.parse(JSON.stringify(value, (key, inner) => (key === 'from' ? [] : inner))) as Value;

/**
 * A brief of the same kind of site, with its languages, pages, sections, functions and design, under another name, and without
 * anything that is so of one business only.
 */
export function emptyBrief(brief: Brief, name: string): Brief {
  const { description: _line, place: _place, audience: _audience, ...kept } = withoutSources(brief);
  return {
    ...kept,
    name: { value: name, sureness: 1, from: [] },
    ...noFacts(),
  };
}
