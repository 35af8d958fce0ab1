import { expect, test } from 'vitest';
import { readBrief } from './brief/read-brief.ts';
import { planSite } from './plan/plan-site.ts';

test('hours of the one day that is named go into a calendar with it', () => {
  const brief = readBrief(
    'Wedding website for Lena & Tom, 12 June 2027. Sections: schedule (14:00 ceremony, 16:00 cake, 19:00 dinner). ' +
      'The schedule can be saved as a calendar file.',
  );
  const sections = planSite(brief, '1').plan.languages[0].pages.flatMap((page) => page.sections);
  const [events] = sections.flatMap((section) => (section.type === 'events' ? [section] : []));
  expect(events?.calendarFile).toBeTruthy();
  expect(events?.events.map(({ day }) => day)).toEqual(['2027-06-12', '2027-06-12', '2027-06-12']);
});

test('a switch of prices is made of what is said with it', () => {
  const brief = readBrief(
    'Ledgerly, bookkeeping software. Plans: Solo $9/month, Team $29/month. ' +
      'Toggle between monthly and yearly, two months free if paid yearly.',
  );
  const { plan } = planSite(brief, '1');
  const [items] = plan.languages[0].pages
    .flatMap((page) => page.sections)
    .flatMap((section) => (section.type === 'items' ? [section] : []));
  expect(items?.tools.priceSwitch).toBe(true);
  expect(JSON.stringify(plan.languages[0].pages)).not.toContain('Toggle between');
});

test('what is said of a field is no part of its label', () => {
  const prompt =
    'A river clean-up in Jena, help@river.example. Sign-up form with name, e-mail, age group (under 18, over 18), ' +
    'a checkbox "I can bring a car", wishes (optional) and a comments field.';
  const sections = planSite(readBrief(prompt), '1').plan.languages[0].pages.flatMap((page) => page.sections);
  const [form] = sections.flatMap((section) => (section.type === 'form' ? [section] : []));
  expect(form?.fields.map(({ label, kind, isRequired }) => [label, kind, isRequired])).toEqual([
    ['Name', 'name', true],
    ['E-mail', 'email', true],
    ['Age group', 'choice', false],
    ['I can bring a car', 'checkbox', false],
    ['Wishes', 'text', false],
    ['Comments', 'message', false],
  ]);
});

test('words behind a price are a category', () => {
  const brief = readBrief(
    'Restaurant Lindenhof, Graz. Speisekarte mit Filter: vegetarisch, vegan, Fleisch. Kürbissuppe 6,50 € vegan, ' +
      'Käsespätzle 12,90 € vegetarisch, Schnitzel 16,50 € Fleisch, Linsencurry 11,80 € vegan.',
  );
  const [items] = planSite(brief, '1')
    .plan.languages[0].pages.flatMap((page) => page.sections)
    .flatMap((section) => (section.type === 'items' ? [section] : []));
  expect(items?.tools.filter).toEqual(['vegetarisch', 'vegan', 'Fleisch']);
});
