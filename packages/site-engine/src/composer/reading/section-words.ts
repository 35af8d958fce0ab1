/** What a site can be made of after its hero. `offer` is the menu, the services, the work: what the visitor came for. */
export const sectionIds = [
  'offer',
  'pricing',
  'process',
  'points',
  'gallery',
  'about',
  'team',
  'schedule',
  'testimonials',
  'faq',
  'visit',
  'contact',
  'newsletter',
  'start',
  'numbers',
  'partners',
  'action',
] as const;
export type SectionId = (typeof sectionIds)[number];
