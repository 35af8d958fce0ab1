import { expect, test } from 'vitest';
import { readBrief } from './index.ts';
import { planSite } from './plan/plan-site.ts';
import type { SectionPlan } from './plan/site-plan.ts';

const planOf = (prompt: string) => {
  const [plan] = planSite(readBrief(prompt), '1').plan.languages;
  if (!plan) throw new Error('A site has a language.');
  return plan;
};
type Form = Extract<SectionPlan, { type: 'form' }>;
const formsOf = (prompt: string) =>
  planOf(prompt).pages.flatMap(({ path, sections }) =>
    sections.filter((section): section is Form => section.type === 'form').map((form) => ({ path, form })),
  );

test.each([
  [
    'Mobile hairdresser Kirsty in Falkirk. Cut £32, colour £55. Text me to book 07700 900552.',
    'sms:+447700900552',
  ],
  ['Piano tuner Owen in Leeds, tuning £70, repairs from £40. Ring 0113 496 0187.', 'tel:+441134960187'],
  ['Dog walker in Penarth. Solo walk £14. Call or text 07700 900664.', 'tel:+447700900664'],
  [
    'Driving lessons in Coventry, £36 an hour. Message me on WhatsApp 07700 900223 to book.',
    'https://wa.me/447700900223',
  ],
  [
    'CV: Lukas Brenner, Koch in Lindau. Lehre im Adler, Kempten. lukas@brenner.example',
    'mailto:lukas@brenner.example',
  ],
])('the main button is the way that the prompt gives: %s', (prompt, href) => {
  expect(planOf(prompt).action?.href).toBe(href);
  expect(formsOf(prompt)).toEqual([]);
});

test('an event that nobody is to be asked about has no form', () => {
  expect(
    formsOf('Yard sale on Linden Street, Saturday 9 May, 8am to 1pm. 23 houses. Rain date is the 16th.'),
  ).toEqual([]);
});

test.each([
  ['Rescue in Leeds. Volunteers: name, email, days free. hello@paws.example', ['Name', 'Email', 'Days free']],
  [
    'Sommerfest in Moosach. Kuchenspenden bitte anmelden: Name, welcher Kuchen, Telefon.',
    ['Name', 'Welcher Kuchen', 'Telefon'],
  ],
  [
    'Düğün fotoğrafçısı Selin Kaya. Teklif formu: ad, telefon, düğün tarihi, paket.',
    ['Ad', 'Telefon', 'Düğün tarihi', 'Paket'],
  ],
  [
    'Spanish classes in Norwich. Sign-up form should ask name, email, class. marta@ruiz.example',
    ['Name', 'Email', 'Class'],
  ],
])('a list of fields is a form of exactly these fields: %s', (prompt, labels) => {
  expect(formsOf(prompt).map(({ form }) => form.fields.map(({ label }) => label))).toEqual([labels]);
});

test.each([
  [
    'Café Mokka in Freiburg: Startseite, Speisekarte, Über uns, Kontakt. Seit 2011 führen Hanna und Luis das Café. ' +
      'Apfelkuchen 3,80 €, Käsekuchen 4,20 €. Telefon 0761 555 0134.',
    ['Speisekarte', 'Über uns', 'Kontakt'],
  ],
  [
    'Animal rescue "Paws" - home / animals / volunteer. Animals: Bella, Smudge, Pip. Volunteers: name, email, days free.',
    ['Animals', 'Volunteer'],
  ],
])('a list with the first page in it is of pages: %s', (prompt, titles) => {
  expect(
    planOf(prompt)
      .pages.slice(1)
      .map(({ heading }) => heading),
  ).toEqual(titles);
});

test('a form stands on the page where one joins', () => {
  const prompt =
    'Website for Larkhill Cricket Club. Pages: Home, Teams, Join us, Contact. ' +
    'Join form with name, email and which team. paul@larkhill.example';
  expect(formsOf(prompt).map(({ path }) => path)).toEqual(['join-us.html']);
  const french =
    "Site de l'association Les Jardins. Pages : accueil, agenda, adhérer, contact. 5 avril grand nettoyage 10h. " +
    "Bulletin d'adhésion : nom, courriel, quartier. jardins@montreuil.example";
  expect(formsOf(french).map(({ path }) => path)).toEqual(['adherer.html']);
});

test('a field that asks for one of a list of the prompt, or for one of two things, is chosen', () => {
  const prompt =
    'Diving school Delfin in Kiel. Pages: Home, Courses, Sign up. Courses: OWD €380, AOWD €290, Rescue €310. ' +
    'Sign up form with name, email, course, own or hired gear. delfin@dive.example';
  const [form] = formsOf(prompt);
  expect(form?.form.fields.map(({ label, options }) => [label, options])).toEqual([
    ['Name', undefined],
    ['Email', undefined],
    ['Course', ['OWD', 'AOWD', 'Rescue']],
    ['Own or hired gear', ['Own', 'Hired gear']],
  ]);
});

test('what guests are to say when they reply are the fields of a form', () => {
  const prompt =
    'Hochzeit von Clara und Ben am 22. August im Gutshof Rieden. Bitte bis 1. Juni zusagen: Name, Anzahl Personen, Allergien, ' +
    'Shuttle ja oder nein.';
  expect(formsOf(prompt).map(({ form }) => form.fields.map(({ label, kind }) => [label, kind]))).toEqual([
    [
      ['Name', 'name'],
      ['Anzahl Personen', 'number'],
      ['Allergien', 'text'],
      ['Shuttle', 'checkbox'],
    ],
  ]);
});

test('what stands under “Pages” is one, whatever it looks like alone', () => {
  const prompt =
    'Schronisko dla kotów „Mruczek” w Łodzi. Podstrony: start, koty, adopcja, wolontariat. Koty: Figa, 3 lata, spokojna; Bazyl, ' +
    '7 lat, lubi psy. Ankieta adopcyjna: imię, telefon, który kot. Wolontariat: imię, e-mail, dni.';
  expect(
    planOf(prompt)
      .pages.slice(1)
      .map(({ heading }) => heading),
  ).toEqual(['Koty', 'Adopcja', 'Wolontariat']);
  expect(formsOf(prompt).map(({ path }) => path)).toEqual(['adopcja.html', 'wolontariat.html']);
});

test('guests are asked whether they come though no form is named', () => {
  const prompt =
    'Página de nuestra boda, Lucía y Mateo, 20 de junio de 2026, Finca El Olivar. Que la gente pueda confirmar asistencia.';
  expect(formsOf(prompt)).toHaveLength(1);
});

test('what takes place every week stands on the page that would be empty, and nothing is said to be missing', () => {
  const { plan } = planSite(
    readBrief(
      'Website for Larkhill Cricket Club. Pages: Home, Teams, Fixtures, Contact. First XI play Saturdays 1pm, Second XI Sundays ' +
        '1.30pm, juniors train Friday 6pm. Next fixtures: 9 May v Amesbury, 16 May v Durrington. paul@larkhill.example',
    ),
    '1',
  );
  const teams = plan.languages[0].pages.find(({ heading }) => heading === 'Teams');
  expect(JSON.stringify(teams?.sections)).toContain('First XI');
  expect(plan.notes.filter((note) => /Teams|Fixtures/u.test(note))).toEqual([]);
});

test('the first page leads to the others with the first things that stand there', () => {
  const [home] = planOf(
    'Boulangerie Lefort à Tours. Pages : Accueil, Nos pains, Nous trouver. ' +
      'Baguette 1,30 €, pain de seigle 3,80 €, brioche 5,50 €. 14 rue des Halles.',
  ).pages;
  const [posts] = home?.sections ?? [];
  expect(posts?.type === 'posts' && posts.posts.map(({ title, excerpt }) => [title, excerpt])).toEqual([
    ['Nos pains', 'Baguette · Pain de seigle · Brioche'],
    ['Nous trouver', '14 rue des Halles'],
  ]);
});

test.each([
  [
    'Um site para a associação Maré Limpa em Peniche. As pessoas deviam poder inscrever-se numa ação (nome, e-mail, quantas pessoas).',
    ['nome', 'e-mail', 'quantas pessoas'],
  ],
  [
    'Chorverein Harmonie in Soest. Man soll sich zur Probe anmelden können (Name, E-Mail, Stimmlage).',
    ['Name', 'E-Mail', 'Stimmlage'],
  ],
  [
    'Boat club Marsh Row, Ely. People should be able to put their name down for a taster (name, phone, date).',
    ['name', 'phone', 'date'],
  ],
  ['A page for our surprise party on 14 November. We need people to say if they are coming.', []],
])('a form that running text asks for is made: %s', (prompt, options) => {
  const form = readBrief(prompt).functions.find(({ type }) => type === 'form');
  expect(form).toMatchObject({ options });
});

test('brackets that ask nobody for their name make no form', () => {
  const { functions } = readBrief(
    'Beekeeper in Ely called Comb. We keep three kinds (Buckfast, Carniolan, black).',
  );
  expect(functions).toEqual([]);
});

test.each([
  [
    'Wir sind die Gerberei Holm in Husum. Wir wünschen uns die Seiten Startseite, Leder, Betrieb und Kontakt.',
    ['Leder', 'Betrieb', 'Kontakt'],
  ],
  [
    'Potter Ina Roth, Kiel. With the pages Home, Work, About me and Contact.',
    ['Work', 'About me', 'Contact'],
  ],
  ['Chorale Les Grives à Lille. Les pages Accueil, Concerts et Contact.', ['Concerts', 'Contact']],
  ['Summer school North, 4 May 2027, Leeds. House rules should have their own page.', ['House rules']],
  ['Dog walking in Oxford, £12 a walk. Put an FAQ on its own page.', ['FAQ']],
  ['Chorale Les Grives à Lille. Le règlement doit avoir sa propre page.', ['Règlement']],
  ['Asociación vecinal La Peña, Gijón. Página aparte para los voluntarios.', ['Voluntarios']],
  ['Zangkoor De Vink, Gouda. De agenda op een eigen pagina graag.', ['De agenda']],
])('pages that one sentence names are made: %s', (prompt, titles) => {
  const made = planOf(prompt).pages.map(({ title }) => title.toLowerCase());
  for (const title of titles) expect(made.join('|')).toContain(title.toLowerCase());
});

test.each([
  'Yoga with Bea, Cork. The pages should be simple. Classes Monday 7pm.',
  'Plumber Joe in Hull. I have my own page already, but it is old.',
  'Dance school Pas, Ghent. Every teacher should have their own page.',
  'Bookbinder Lund, Hay. We rebind pages and covers. Tel 01497 555 012.',
])('what only speaks of pages asks for none: %s', (prompt) => {
  expect(planOf(prompt).pages).toHaveLength(1);
});

const labelsOf = (prompt: string) =>
  formsOf(prompt).flatMap(({ form }) => form.fields.map(({ label }) => label));

test.each([
  [
    'Escape room The Crypt, Cardiff. Booking form with date, team size and room.',
    ['Your name', 'E-mail', 'Date', 'Team size', 'Room'],
  ],
  [
    'Photographe Jean Roy, Pau. Un formulaire de contact avec la date du mariage.',
    ['Votre nom', 'E-mail', 'Date du mariage'],
  ],
  [
    'Escuela de música Sol, Jaca. Queremos un formulario de inscripción donde se elija el instrumento.',
    ['Nombre', 'Correo electrónico', 'Instrumento'],
  ],
])('a form that only asks what is wanted asks who wants it, too: %s', (prompt, labels) => {
  expect(labelsOf(prompt)).toEqual(labels);
});

test('a form that asks for a name has the fields that were asked for and no others', () => {
  expect(labelsOf('Bridge club Ruff, Ely. Sign-up form with name / phone / level.')).toEqual([
    'Name',
    'Phone',
    'Level',
  ]);
});

test('the one thing that is chosen in a form is one of those that there are', () => {
  const prompt =
    'Music school Vivo in Girona, piano, violin and guitar lessons. A registration form where you choose the instrument.';
  const [field] = formsOf(prompt)[0]?.form.fields.slice(-1) ?? [];
  expect(field).toMatchObject({ label: 'Instrument', options: ['Piano', 'Violin', 'Guitar lessons'] });
});

test('guests say whether they come, until when that is, and what they eat', () => {
  const prompt =
    'Hochzeit von Lia und Tom am 14. August 2027 auf Gut Hohenau. Bitte bis zum 1. Juli zu- oder absagen, mit Angabe ' +
    'vegetarisch/vegan und ob Kinder mitkommen.';
  const [{ form } = { form: undefined }] = formsOf(prompt);
  expect(form?.note).toBe('Bis zum 1. Juli');
  expect(form?.fields.map(({ label }) => label)).toEqual([
    'Name',
    'E-Mail',
    'Kommt ihr?',
    'Angabe',
    'Ob Kinder mitkommen',
  ]);
  expect(form?.fields.map(({ options }) => options?.length)).toEqual([undefined, undefined, 2, 2, 2]);
});

test('until when one replies is no field, however it is asked', () => {
  const prompt = 'Our wedding, Ann & Bo, 5 June 2027, Ely. RSVP by 1 May please, tell us about allergies.';
  expect(labelsOf(prompt).join(' ')).not.toContain('May');
  expect(formsOf(prompt)[0]?.form.note).toBe('By 1 May');
});

test.each([
  [
    'Cat sitter Pawprint in Wells, £14 a visit. Let people request a visit with their area, number of cats, dates and any medication.',
    ['Your name', 'E-mail', 'Area', 'Number of cats', 'Dates', 'Medication'],
  ],
  [
    'Community choir Low Tide in Leith. A form where new singers tell us their voice part, experience and email.',
    ['Voice part', 'Experience', 'Email'],
  ],
  [
    'Escuela de surf Marea en Suances, clase 35 €. Que se pueda reservar por la web: nombre, nivel, fecha y número de personas.',
    ['Nombre', 'Nivel', 'Fecha', 'Número de personas'],
  ],
])('what visitors are to be able to do has the form with its fields: %s', (prompt, labels) => {
  const [{ form } = { form: undefined }] = formsOf(prompt);
  expect(form?.fields.map(({ label }) => label)).toEqual(labels);
});

test('whether somebody wants one thing or another is chosen', () => {
  const [{ form } = { form: undefined }] = formsOf(
    'Allotments at Hill Rise. People should be able to sign up with name, phone and whether they want a full or a half plot.',
  );
  expect(form?.fields.at(-1)).toMatchObject({ options: ['Full', 'Half plot'] });
});

test('what people can do without a form has none', () => {
  const forms = formsOf(
    'Swimming club in Ayr. Members can book lanes with the lifeguard, coffee and cake. Lane £4.',
  );
  expect(forms.map(({ form }) => form?.fields.map(({ label }) => label))).not.toContainEqual([
    'Coffee',
    'Cake',
  ]);
});
