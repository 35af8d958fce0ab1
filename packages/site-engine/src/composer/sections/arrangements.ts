/** Arrangements that stand as a list beside their heading. Two of them in a row would look alike. */
export const asideLists: ReadonlySet<string> = new Set([
  'offer cards',
  'offer index',
  'pricing list',
  'points rows',
  'about statement',
  'team list',
  'schedule rows',
  'testimonials line',
  'faq list',
  'faq panel',
  'visit ledger',
  'newsletter beside',
  'start steps',
  'numbers ledger',
  'partners list',
]);

/** The ways in which each section can be laid out; a family names those that suit it. */
export interface Arrangements {
  offer: 'leaders' | 'rows' | 'bento' | 'cards' | 'plates' | 'index' | 'courses' | 'works';
  pricing: 'columns' | 'stubs' | 'list';
  process: 'arc' | 'columns' | 'bar' | 'ladder' | 'path' | 'rules';
  points: 'columns' | 'tabs' | 'rows' | 'statements' | 'lead';
  gallery: 'offset' | 'strip' | 'arches' | 'triptych' | 'stack';
  about: 'statement' | 'beside' | 'wide';
  team: 'portraits' | 'seals' | 'list' | 'creatures';
  schedule: 'rows' | 'board' | 'stage';
  testimonials: 'big' | 'pattern' | 'line';
  faq: 'list' | 'grid' | 'panel' | 'cards';
  visit: 'streets' | 'contours' | 'ledger';
  contact: 'card' | 'open' | 'bar';
  newsletter: 'beside' | 'band' | 'line';
  start: 'terminal' | 'tabs' | 'steps';
  numbers: 'row' | 'ledger' | 'cards';
  partners: 'row' | 'grid' | 'list';
  action: 'band' | 'split' | 'line';
}
