import { expect, test } from 'vitest';
import { planSite } from '../../planning/plan-site.ts';
import { readBrief } from '../../reading/read-brief.ts';
import { families } from '../registry.ts';

const planned = (prompt: string) => planSite(readBrief(prompt), { prompt, seed: 0 }).site;
/** What nobody can mark with the pointer is a window or a telephone. */
const screen = 'select-none';

const forSoftware = ['classic', 'editorial', 'minimal', 'mosaic', 'playful', 'poster', 'technical'] as const;

test.each(forSoftware)('every hero of %s shows the screen of software', (id) => {
  const { heroes, kit } = families[id];
  for (const prompt of ['SaaS for invoices', 'a mobile app for habits']) {
    const site = planned(prompt);
    for (const hero of heroes)
      expect(String(hero({ ...site, family: { ...site.family, id, kit } }))).toContain(screen);
  }
});

test('what is no software shows no screen', () => {
  const site = planned('a bakery in Lyon');
  for (const id of forSoftware)
    for (const hero of families[id].heroes) expect(String(hero(site))).not.toContain(screen);
});
