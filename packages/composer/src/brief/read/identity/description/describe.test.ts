import { expect, test } from 'vitest';
import { readBrief } from '../../../read-brief.ts';

test.each([
  ['Oficina de harpas Corda Livre, em Braga. Horário: segunda a sexta.', 'Oficina de harpas em Braga'],
  ["We're a two-person kite repair team called Updraft Co. We mend kites.", 'two-person kite repair team'],
  ['Website for Pell & Ash, thatchers in Devon. No blog.', 'thatchers in Devon'],
  ['piano tuner in Leeds', 'piano tuner in Leeds'],
  [
    'Landing page for Drizzle, an app that tells you when to water your plants. Free.',
    'app that tells you when to water your plants',
  ],
  ['site for our kite club', 'kite club'],
  ['plumber in leeds, 24h callout, 07700 900 311', 'plumber in Leeds'],
  ['hiya so im a mobile vet nurse. nail clips £12.', 'mobile vet nurse'],
  ['we are the mending room, a repair cafe in dundee. bring lamps.', 'repair cafe in Dundee'],
  [
    "Baker Street Bicycles – we hire out and repair bikes near Regent's Park. City bike £18.",
    "we hire out and repair bikes near Regent's Park",
  ],
  [
    'a page for bramble-and-bone.example, raw dog food deliveries around Exeter',
    'raw dog food deliveries around Exeter',
  ],
  ["It's for my aunt's guest house near Uzès, called Mas Rond.", 'guest house near Uzès'],
  [
    'Bonjour, je suis ostéopathe pour chevaux dans le Perche et mes amis me disent que mon site doit être moderne.',
    'ostéopathe pour chevaux dans le Perche',
  ],
  [
    'Guten Tag, ich bin Fotografin in Erfurt und brauche eine Homepage. Hochzeiten ab 900 Euro.',
    'Fotografin in Erfurt',
  ],
  ['surprise me, something about moths', 'moths'],
  ["coucou j'ai une brocante à Cluny. ouvert le samedi.", 'brocante à Cluny'],
  ["Site for my children's book shop in Hull. Open daily.", "children's book shop in Hull"],
  ['A site for Moor, an app that maps moss, with a contact form.', 'app that maps moss'],
  ['Landing page for "Larder", a pantry app for iOS and Android. Free.', 'pantry app for iOS and Android'],
])('%s is described by a whole phrase', (prompt, description) => {
  expect(readBrief(prompt).description?.value).toBe(description);
});

const phrases = [
  'Quiero una web para una escuela de cometas en Jerez, calle Sur 4',
  'A site for a kite shop in Bath, near the river',
  'Um site para uma loja de pipas no Porto, rua Azul',
  'Un site pour un atelier de reliure à Crest, rue Haute',
  'Eine Seite für einen Drachenladen in Kiel, am Hafen',
];

test.each(phrases)('no description begins with a small word: %s', (prompt) => {
  const { description } = readBrief(prompt);
  expect(description?.value ?? '').not.toMatch(
    /^(?:a|an|un|una|uma|ein|en|in|no|à|that|which|que|qui|die|my|of|its)\s/u,
  );
});

test.each([
  ['Eine kleine Brauerei in Bamberg namens Hopfenstern, die Webseite bitte auf Englisch. Bier 4 Euro.'],
])('a phrase that cannot stand over the page is none where there is a name: %s', (prompt) => {
  const { name, description } = readBrief(prompt);
  expect(name).toBeDefined();
  expect(description).toBeUndefined();
});

test.each([
  [
    'Dear sir or madam, my brother and I run a kite shop in Hull and would need a website.',
    'kite shop in Hull',
  ],
  [
    'Guten Tag zusammen, wir sind ein Chor aus Kassel und suchen neue Sänger. Proben dienstags.',
    'Chor aus Kassel',
  ],
  [
    'Hallo, ik heb een kleine boerderijwinkel in Drenthe met melk en kaas',
    'kleine boerderijwinkel in Drenthe',
  ],
  ['Hi! Could you please make me a page for our neighbourhood library', 'neighbourhood library'],
  ['Witam, prowadzę małą kwiaciarnię w Krakowie i potrzebuję strony internetowej', 'kwiaciarnia'],
  ['my sister runs a vegan café in Bristol called Beansprout and she needs a site', 'vegan café in Bristol'],
  ['We run a small cheese dairy near Gruyères and sell at the market.', 'small cheese dairy near Gruyères'],
  ['帮我做一个修表店的网页', '修表店'],
  ['我们是杭州的一家陶艺工作室，周末有体验课，198元一位。', '陶艺工作室'],
])('what a site is for is found wherever somebody says it: %s', (prompt, description) => {
  expect(readBrief(prompt).description?.value).toContain(description);
});

test.each([
  ["I'm writing to you on behalf of the Marsh Lane Cricket Club. We play on Saturdays.", /writing|behalf/u],
  ['Estimados señores: tenemos colmenas en Cádiz. Miel 7,50 €.', /señores/u],
  ['请为我的花店做一个网站，叫"晨露"，每天9点到18点营业。', /请|网站/u],
  ['Otters Water Polo. We train at the Mill Lane leisure centre on Mondays.', /leisure/u],
])('what is said to the maker, and where something is, describes nothing: %s', (prompt, said) => {
  expect(readBrief(prompt).description?.value ?? '').not.toMatch(said);
});

test.each([
  'We run the Wickham Apple Fair every October and we want a site for it.',
  'Dear sirs, I write to you for the Marsh Lane Bowls Club. We play on Saturdays.',
  "mijn broer en ik repareren piano's in Zwolle. stemmen 85 euro.",
  'Kunnen jullie iets maken voor ons? Open 10 tot 17 uur.',
])('what somebody does, asks or greets with is no description: %s', (prompt) =>
  expect(readBrief(prompt).description).toBeUndefined(),
);

test.each([
  [
    'wir sind eine kleine Imkerei bei Passau und hätten gern einen Internetauftritt.',
    'kleine Imkerei bei Passau',
  ],
  ["c'est pour le restaurant de ma mère, à Cancale. Soupe 9 €.", 'restaurant à Cancale'],
  [
    'Guten Tag zusammen, wir brauchen einen neuen Webauftritt für unseren Handballverein in Kiel.',
    'Handballverein in Kiel',
  ],
  ['my sister and I do upholstery in Hull. chairs from £120.', 'upholstery in Hull'],
  ['帮我做一个修表店的网页，换电池20元。', '修表店'],
])('the trade is the description: %s', (prompt, text) =>
  expect(readBrief(prompt).description?.value).toBe(text),
);

test.each([
  ['me and my sister run a little cafe in whitby. cakes £3.', 'little cafe in Whitby'],
  ['The barber shop people come back to since 1987. Cuts £14.', 'barber shop'],
  ['Our club runs the big beer festival at Hexham. Tickets £12.', 'big beer festival at Hexham'],
  ['Unser Verein veranstaltet im Herbst das große Apfelfest in Bad Sulza.', 'Apfelfest in Bad Sulza'],
  ['site pour notre gîte en bretagne, 4 chambres, jardin', 'gîte en Bretagne'],
  ['webseite für meine fahrradwerkstatt in marburg. platten 15 euro', 'Fahrradwerkstatt in Marburg'],
  ['Olá, somos uma pequena oficina de cerâmica no Porto.', 'pequena oficina de cerâmica no Porto'],
  ['Potrzebuję strony dla szkoły tańca w Gdyni. Karnet 160 zł.', 'szkoła tańca w Gdyni'],
  ['Strona dla piekarni pod Krakowem. Chleb 12 zł.', 'piekarnia pod Krakowem'],
  ['website for my dog walking business please', 'dog walking business'],
  ['A shop in Hull that folk often smile at. Mugs £5.', 'shop in Hull'],
  ['gym in town, day pass £8', 'gym in town'],
])('%s is described by what may stand by itself', (prompt, description) => {
  expect(readBrief(prompt).description?.value).toBe(description);
});
