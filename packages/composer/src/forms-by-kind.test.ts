import { expect, test } from 'vitest';
import { readBrief } from './brief/read-brief.ts';
import { planSite } from './plan/plan-site.ts';

const plannedOf = (prompt: string) => planSite(readBrief(prompt), '1');
const sectionsOf = ({ plan }: ReturnType<typeof plannedOf>) =>
  plan.languages[0].pages.flatMap((page) => page.sections);
const formsOf = (prompt: string) =>
  sectionsOf(plannedOf(prompt)).flatMap((section) => (section.type === 'form' ? [section] : []));

test.each([
  [
    'Alder Preschool, Bath. We are full so parents need a way to join our waiting list: child’s name, date of birth and a phone number.',
    'Join our waiting list',
    'Join the waiting list',
    ['Child’s name', 'Date of birth', 'Phone number'],
  ],
  [
    'Alder Removals, Ipswich. Please include a quote form where they tell us the old address, the new address, the moving date and roughly how many boxes.',
    'Ask for a quote',
    'Ask for a quote',
    ['Your name', 'E-mail', 'Old address', 'New address', 'Moving date', 'Roughly how many boxes'],
  ],
  [
    'Alder Ladies Rugby. Training Wednesdays 7pm at the Rec. We want a “join us” form so new players can get in touch.',
    'Join us',
    'Ask to join',
    ['Your name', 'E-mail', 'Message'],
  ],
  [
    'Osteria Alder in Swansea. Table booking: date, time, number of guests, any allergies. Set menu £32.',
    'Book a table',
    'Ask for a table',
    ['Your name', 'E-mail', 'Date', 'Time', 'Number of guests', 'Any allergies'],
  ],
  [
    'Je suis couturière à Nantes. Il me faut une page avec mes tarifs (ourlet 12 €, fermeture 18 €) et un formulaire de rendez-vous.',
    'Demander un rendez-vous',
    'Demander un rendez-vous',
    ['Votre nom', 'E-mail', 'Jour souhaité', 'Heure souhaitée', 'Message'],
  ],
  [
    'Je suis masseuse à Annecy, Claire Fontanel. Massage relaxant 60 €. Les clients doivent pouvoir demander un rendez-vous en indiquant le massage choisi, le jour et l’heure.',
    'Demander un rendez-vous',
    'Demander un rendez-vous',
    ['Votre nom', 'E-mail', 'Massage choisi', 'Jour', 'Heure'],
  ],
  [
    'Soy relojero en Zaragoza. Limpieza 65 euros. Quiero un formulario para pedir presupuesto donde se indique la marca, el tipo de reloj y qué le pasa.',
    'Pedir presupuesto',
    'Pedir presupuesto',
    ['Nombre', 'Correo electrónico', 'Marca', 'Tipo de reloj', 'Qué le pasa'],
  ],
  [
    'Fahrradwerkstatt Alder in Fürth. Inspektion 59 €. Kunden sollen online einen Termin anfragen können, mit Wunschtag und was am Rad kaputt ist.',
    'Termin anfragen',
    'Termin anfragen',
    ['Name', 'E-Mail', 'Wunschtag', 'Was am Rad kaputt ist'],
  ],
])('a form is headed and sent by what it is for: %s', (prompt, title, submit, labels) => {
  const forms = formsOf(prompt);
  expect(forms.map((form) => [form.title, form.submit])).toEqual([[title, submit]]);
  expect(forms[0]?.fields.map(({ label }) => label)).toEqual(labels);
});

test('fields of the sentence behind the one that asks for a form are its fields, with their choices', () => {
  const [form, ...others] = formsOf(
    'Alder Runners hold their 10k on Sunday 18 October in Haworth. We need people to be able to enter online. We must know their full ' +
      'name, their age on the day, an emergency contact number and their T-shirt size (S, M, L or XL). Parking is at the school.',
  );
  expect(others).toEqual([]);
  expect(form?.title).toBe('Sign up');
  expect(form?.fields.map(({ label }) => label)).toEqual([
    'Full name',
    'Age on the day',
    'Emergency contact number',
    'T-shirt size',
  ]);
  expect(form?.fields.at(-1)?.options).toEqual(['S', 'M', 'L', 'XL']);
});

test('guests are asked whether they come, once', () => {
  const [form] = formsOf(
    'We marry on 12 September at Alder Barn near Otley. Guests should be able to tell us if they’re coming, how many of them, and whether they have any allergies.',
  );
  expect(form?.title).toBe('Let us know if you are coming');
  expect(form?.fields.filter(({ label }) => label === 'Are you coming?')).toHaveLength(1);
  expect(form?.fields.some(({ kind }) => kind === 'number')).toBe(true);
});

test('how many tables somebody needs asks for no table', () => {
  const { statements } = plannedOf(
    'Seed swap Sunday 8 March 2-4pm, Alder library. Anyone who wants a stall should register: what seeds they bring and how many tables they need.',
  );
  expect(JSON.stringify(statements.map(({ outcome }) => outcome))).toContain(
    'asks for: Your name; E-mail; What seeds you bring; How many tables you need',
  );
});

test('a page where people see something and join has both', () => {
  const { plan } = plannedOf(
    'We’re the Alder community choir in Whitby. Rehearsals Tuesdays 7.30, £4 a session. Need a page where people can see our concerts and ask to join.',
  );
  const [, page] = plan.languages[0].pages;
  expect(page?.sections.map(({ title }) => title)).toEqual(['Concerts', 'Join us']);
});

test.each([
  'Alder Sailing in Poole. Visitors can book at the hut. A weekend course is £165. Call 01326 555 019.',
  'Alder allotments, 40 plots. The waiting list is about two years. Rents are £48 a year. Call 01326 555 019.',
  'Alder café in Leeds. The tables are booked by phone: 0113 496 0001. Open Mon-Fri 9-5.',
])('what is told of visitors asks for no form: %s', (prompt) => expect(formsOf(prompt)).toEqual([]));

test.each([
  [
    'Soy fotógrafa de bodas en Girona, Aina Soler. Reportaje completo 1.400 €. Quiero un formulario para consultar disponibilidad.',
    false,
  ],
  [
    'Casa rural Alder en Soria, cuatro habitaciones desde 70 €. Quiero un formulario para consultar disponibilidad.',
    true,
  ],
])('only who has rooms asks for the days of a stay: %s', (prompt, asks) => {
  const labels = formsOf(prompt).flatMap(({ fields }) => fields.map(({ label }) => label));
  expect(labels.length).toBeGreaterThan(1);
  expect(labels.includes('Fecha de entrada')).toBe(asks);
});
