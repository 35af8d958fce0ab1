import type { SectionPlan, SitePlan } from '../../plan/site-plan.ts';

/** A site of these sections on its first page. */
export const siteOf = (sections: readonly SectionPlan[], more: Partial<SitePlan> = {}): SitePlan => ({
  seed: 'sample',
  name: 'Mill Lane Oven',
  place: 'Bristol',
  siteType: 'bakery',
  design: {
    family: 'editorial',
    colours: {},
    hue: 60,
    theme: 'light',
    subject: 'loaf',
    icons: ['wheat', 'clock', 'heart'],
  },
  tools: [],
  languages: [
    {
      tag: 'en',
      locale: 'en',
      direction: 'ltr',
      navigation: sections
        .slice(0, 4)
        .map(({ id, title }) => ({ label: title.replace('|', ' '), href: `#${id}` })),
      action: { label: 'Order a cake', href: '#contact' },
      footer: { columns: [], facts: ['12 Mill Lane, Bristol'] },
      pages: [
        {
          path: 'index.html',
          title: 'Mill Lane Oven – bread, every day',
          description: 'A bakery in Bristol.',
          hero: {
            headline: 'Bread,|every day',
            kicker: 'Mill Lane Oven, Bristol',
            lede: 'Sourdough, cakes and coffee.',
            actions: [{ label: 'Order a cake', href: '#contact' }],
            facts: ['12 Mill Lane'],
            highlights: [{ name: 'Rye loaf', price: '4.80 €' }],
            from: [],
          },
          sections,
        },
      ],
    },
  ],
  notes: [],
  ...more,
});
