import type { HeroPlan, SitePlan } from '../../../plan/site-plan.ts';

/** A hero and what its site is called, for what every family has to hold. */
interface Sample {
  name: string;
  tag: string;
  subject: string;
  hero: Omit<HeroPlan, 'from'>;
}

const order = { label: 'Book a table', href: '#main' };

export const sampleHeroes: readonly Sample[] = [
  {
    name: 'Ox',
    tag: 'en',
    subject: 'nothing known',
    hero: {
      headline: 'Hello',
      kicker: '',
      lede: 'We mend bicycles.',
      actions: [],
      facts: [],
      highlights: [],
    },
  },
  {
    name: 'Northumberland Occupational Health & Safety Partnership',
    tag: 'en',
    subject: 'shield',
    hero: {
      headline: 'Comprehensive safety consulting for builders and farmers "Ltd"',
      kicker: 'Northumberland Occupational Health & Safety Partnership, Hexham',
      lede: 'Fire drills <and> audits.',
      actions: [order, { label: 'What it costs', href: 'prices.html' }],
      facts: ['12 Mill Lane', 'Mon to Fri, 8 to 5', 'from £90'],
      highlights: [
        { name: 'Audit', price: '£1,250' },
        { name: 'Fire drill' },
        { name: 'Training', price: '£90' },
        { name: 'Noise survey' },
      ],
      countdown: { to: '2027-05-01T10:00', label: 'Until we open' },
    },
  },
  {
    name: 'Logrook',
    tag: 'de',
    subject: 'code',
    hero: {
      headline: 'Zeilen finden,|die zählen',
      kicker: 'Logrook',
      lede: 'Durchsucht Protokolle.',
      actions: [order],
      facts: ['kostenlos'],
      highlights: [{ name: 'Suche' }],
      code: ['npm install -g logrook', 'logrook tail <file>'],
    },
  },
  {
    name: 'محمصة نجمة',
    tag: 'ar',
    subject: 'cup',
    hero: {
      headline: 'بنٌّ يُحمَّص|صباحًا',
      kicker: 'محمصة نجمة، عمّان',
      lede: 'محمصة صغيرة في جبل اللويبدة.',
      actions: [order],
      facts: ['مفتوح حتى التاسعة'],
      highlights: [{ name: 'حراز', price: '٩ د.أ' }],
    },
  },
  {
    name: '汐見',
    tag: 'ja',
    subject: 'fish',
    hero: {
      headline: '潮の香と、|今日の魚。',
      kicker: '汐見・三崎港',
      lede: 'カウンター八席の鮨屋です。',
      actions: [order],
      facts: ['三崎三丁目'],
      highlights: [{ name: 'おまかせ', price: '8,800円' }],
    },
  },
];

/** A site of two pages in two languages, with every tool a header can hold, around a sample. */
export const planAround = ({ name, tag, subject, hero }: Sample, family: string, seed: string): SitePlan => {
  const language = (folder: string, languageTag: string) => ({
    tag: languageTag,
    locale: languageTag,
    direction: languageTag === 'ar' ? ('rtl' as const) : ('ltr' as const),
    navigation: [
      { label: 'Menu', href: '#main' },
      { label: 'Prices and everything else', href: `${folder}prices.html` },
    ],
    action: order,
    footer: {
      columns: [
        { title: 'Pages', links: [{ label: 'Prices', href: `${folder}prices.html` }] },
        { links: [{ label: 'hello@example.org', href: 'mailto:hello@example.org' }] },
      ],
      facts: ['12 Mill Lane', 'Mon to Fri, 8 to 5'],
    },
    pages: [
      {
        path: `${folder}index.html`,
        title: name,
        description: name,
        hero: { ...hero, from: [] },
        sections: [],
      },
      {
        path: `${folder}prices.html`,
        title: 'Prices',
        description: 'Prices',
        heading: 'What it|costs',
        sections: [],
      },
    ],
  });
  return {
    seed,
    name,
    place: 'Hexham',
    siteType: 'general',
    design: { family, colours: {}, hue: 120, theme: 'light', subject, icons: ['shield', 'no such icon'] },
    tools: ['theme', 'language', 'basket', 'search'],
    isHeaderSticky: true,
    phone: { kind: 'phone', value: '01434 555 0123', target: 'tel:+441434555123', from: [] },
    languages: [language('', tag), language('pt/', 'pt')],
    notes: [],
  };
};
