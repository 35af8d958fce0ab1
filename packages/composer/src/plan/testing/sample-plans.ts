import { planSite } from '../plan-site.ts';
import type { SectionPlan, SitePlan } from '../site-plan.ts';
import { houseBrief, potteryBrief, softwareBrief } from './sample-briefs.ts';

const none = { from: [] };
/** One of each section that the sample briefs do not lead to, so that every template can be drawn. */
export const rareSections: readonly SectionPlan[] = [
  {
    id: 'rates',
    title: 'Rates',
    ...none,
    type: 'table',
    columns: ['Account', 'Rate'],
    rows: [
      ['Savings', '4.10% APY'],
      ['Auto loan', '5.49% APR'],
    ],
    isSearchable: true,
    isSortable: true,
  },
  {
    id: 'install',
    title: 'Install',
    ...none,
    type: 'code',
    label: 'Terminal',
    lines: ['npm install relaybird', 'npx relaybird init'],
  },
  {
    id: 'for-whom',
    title: 'Who it is for',
    ...none,
    type: 'sides',
    sides: [
      { title: 'For you', lines: ['You are tired of the job.', 'You have eight weeks.'], ...none },
      { title: 'Not for you', lines: ['You want a miracle.'], ...none },
    ],
  },
  {
    id: 'posts',
    title: 'Letters',
    ...none,
    type: 'posts',
    filter: ['Walks', 'Trains'],
    posts: [
      { title: 'Along the ridge', excerpt: 'Three days on foot.', category: 'Walks', ...none },
      { title: 'The night train', category: 'Trains', href: 'night-train.html', ...none },
    ],
  },
  {
    id: 'quiz',
    title: 'Quiz',
    ...none,
    type: 'tool',
    content: {
      tool: 'quiz',
      questions: [
        { question: 'Which glaze is green?', choices: ['Celadon', 'Tenmoku', 'Ash'], answer: 0 },
        { question: 'How many firings are there?', choices: ['Two', 'One'], answer: 0 },
      ],
    },
  },
  {
    id: 'todo',
    title: 'To do',
    ...none,
    type: 'tool',
    content: { tool: 'todo', items: ['Pack boots', 'Feed the cat'] },
  },
  {
    id: 'chart',
    title: 'Visits',
    ...none,
    type: 'tool',
    content: { tool: 'chart', kind: 'line', labels: ['Jan', 'Feb', 'Mar'], values: [120, 90, 210] },
  },
  {
    id: 'bars',
    title: 'Share',
    ...none,
    type: 'tool',
    content: { tool: 'chart', kind: 'bars', labels: ['Bowls', 'Vases'], values: [62, 38], unit: '%' },
  },
  {
    id: 'statuses',
    title: 'Status',
    ...none,
    type: 'tool',
    content: {
      tool: 'statuses',
      entries: [
        { name: 'API', state: 'good' },
        { name: 'Dashboard', state: 'warn', note: 'slow' },
        { name: 'Mail', state: 'bad' },
      ],
    },
  },
  {
    id: 'memory',
    title: 'Find the pairs',
    ...none,
    type: 'tool',
    content: { tool: 'memory', pairs: ['Turnip', 'Carrot', 'Leek', 'Onion'] },
  },
  {
    id: 'loan',
    title: 'Work it out',
    ...none,
    type: 'tool',
    content: {
      tool: 'calculator',
      inputs: [
        { id: 'amount', label: 'Amount', value: 10000, min: 500, max: 500000, step: 500 },
        { id: 'rate', label: 'Interest a year', unit: '%', value: 5.49, min: 0.01, max: 25, step: 0.01 },
        { id: 'years', label: 'Years', value: 5, min: 1, max: 40, step: 1 },
      ],
      formula: 'amount * (rate / 1200) / (1 - (1 + rate / 1200) ^ (0 - years * 12))',
      resultLabel: 'A month',
      assumption: 'Worked out from the numbers you set here.',
    },
  },
];

const withSections = (plan: SitePlan, more: readonly SectionPlan[]): SitePlan => {
  const [first, ...others] = plan.languages;
  const [home, ...pages] = first.pages;
  if (!home) return plan;
  const own = new Set(home.sections.map(({ id }) => id));
  const added = more.filter(({ id }) => !own.has(id));
  return {
    ...plan,
    languages: [
      { ...first, pages: [{ ...home, sections: [...home.sections, ...added] }, ...pages] },
      ...others,
    ],
  };
};

/** A shop with three pages. */
export const potteryPlan: SitePlan = planSite(potteryBrief, 'sample').plan;
/** Software with a dark theme. */
export const softwarePlan: SitePlan = planSite(softwareBrief, 'sample').plan;
/** A house in Spanish and English. */
export const housePlan: SitePlan = planSite(houseBrief, 'sample').plan;
/** The software's page with one of every section that is rare. */
export const everySectionPlan: SitePlan = withSections(softwarePlan, rareSections);
export const samplePlans: readonly SitePlan[] = [potteryPlan, softwarePlan, housePlan, everySectionPlan];
