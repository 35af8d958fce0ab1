import {
  type Brief,
  type BriefChanges,
  noFacts,
  type SiteBrief,
  type SiteDetails,
} from '@sitewright/contracts';
import { Refusal } from '@sitewright/web-kit/fake-api';

/** The prompt as one statement a sentence: the first says what it is, the last finds no place. */
function statementsOf(prompt: string): Brief['statements'] {
  const parts = [...prompt.matchAll(/[^.!?]+[.!?]?\s*/gu)].filter(([part]) => part.trim() !== '');
  return parts.map(([part], index) => ({
    start: (parts[index]?.index ?? 0) + part.length - part.trimStart().length,
    end: (parts[index]?.index ?? 0) + part.trimEnd().length,
    text: part.trim().replace(/[.!?]$/, ''),
    class: index === 0 ? 'identity' : 'not_understood',
    also: [],
    sureness: index === 0 ? 0.9 : 0.3,
    outcome:
      index === 0
        ? { became: 'on_page', spots: [{ path: 'index.html' }] }
        : {
            became: 'left_out',
            why: 'It was not clear what it is for. Say what it is, or where it belongs.',
          },
  }));
}

const read = <Value>(value: Value, sureness = 0.9) => ({ value, sureness, from: [0] });

const briefOf = (prompt: string): Brief => ({
  ...noFacts(),
  languages: read(['en']),
  name: read('Rye & Ember'),
  siteType: read({ id: 'bakery', noun: 'bakery' }),
  description: read('Bread that has had a night’s sleep'),
  place: read('By the canal', 0.6),
  contacts: [{ kind: 'email', value: 'hello@rye.example', from: [0] }],
  hours: [
    { days: 'Tuesday to Friday', times: '7.00 – 18.00', from: [0] },
    { days: 'Saturday', times: '8.00 – 12.00', from: [0] },
  ],
  offer: [
    {
      items: [
        { name: 'Rye, three days old', price: '£5', from: [0] },
        { name: 'Ember loaf', price: '£4', from: [0] },
        { name: 'Oat tin', price: '£3', from: [0] },
      ],
    },
  ],
  pages: [],
  sections: [],
  functions: [],
  design: {
    colours: [{ css: '#f1b634', words: 'honey', role: 'primary', from: [0] }],
    tone: read('warm' as const),
  },
  prohibitions: [],
  statements: statementsOf(prompt),
});

/** The brief with corrections; statements that are put into the text stand at its end. */
export function corrected(brief: Brief, { decisions = [], ...changes }: BriefChanges): Brief {
  const statements = brief.statements.map((statement, index) => {
    const decision = decisions.findLast((one) => one.statement === index)?.decision;
    if (!decision) return statement;
    if (decision === 'leave_out' || decision === 'right') return { ...statement, settled: decision };
    const outcome = { became: 'on_page' as const, spots: [{ path: 'index.html' }] };
    return { ...statement, settled: decision, outcome };
  });
  const told = decisions.flatMap(({ statement, decision }) =>
    decision === 'story' || decision === 'fact'
      ? [{ text: brief.statements[statement]?.text ?? '', from: [statement] }]
      : [],
  );
  const fields = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return { ...brief, ...fields, statements, story: [...brief.story, ...told] };
}

/** Keeps the briefs of the sites that are made here. */
export function createBriefs() {
  const briefs = new Map<string, SiteBrief>();
  const of = (site: SiteDetails): SiteBrief => {
    const kept = briefs.get(site.folderId) ?? {
      brief: briefOf(site.prompt),
      version: site.version,
      engine: 'composer' as const,
      canRecompose: true,
    };
    // The page may have been edited by hand since.
    const now = { ...kept, version: site.version };
    briefs.set(site.folderId, now);
    return now;
  };
  const change = (site: SiteDetails, version: number, changes: BriefChanges): SiteBrief => {
    const kept = of(site);
    if (kept.version !== version) throw new Refusal('CONFLICT', 'The site was changed in the meantime.');
    return { ...kept, brief: corrected(kept.brief, changes), version: version + 1 };
  };
  return {
    of,
    draft: change,
    change: (site: SiteDetails, version: number, changes: BriefChanges) => {
      const changed = change(site, version, changes);
      briefs.set(site.folderId, changed);
      return changed;
    },
  };
}
