import { describe, expect, test } from 'vitest';
import { readKind } from './kind.ts';

describe('in English', () => {
  test.each([
    ['a small vegan bakery in Lisbon', 'bakery'],
    ['tapas restaurant in Valencia', 'restaurant'],
    ['cozy coffee shop with a menu', 'cafe'],
    ['boxing gym for beginners', 'gym'],
    ['website for the clinic, we are dentists', 'dentist'],
    ['Portfolio of a UX researcher. Work: transit app, hospital kiosk, bank', 'portfolio'],
    ['B2B SaaS that writes minutes. Audience: company secretaries', 'saas'],
    ['Dental studio. Booking, insurance FAQ', 'dentist'],
    ['timber and pool fences and gates', 'construction'],
    ['crypto tax calculator app', 'app'],
    ['taxis in Whitby, to Newcastle', 'general'],
    ['physiotherapy clinic', 'clinic'],
    ['a dental practice in Bristol', 'dentist'],
    ['law firm in Edinburgh', 'law'],
    ['Portfolio for an illustrator', 'portfolio'],
    ['Portfolio for Mira, a wedding photographer', 'photographer'],
    ['SaaS landing page for team invoices', 'saas'],
    ['Log search tool', 'developertool'],
    ['a habit tracker for the phone', 'app'],
    ['digital agency', 'agency'],
    ['online store for candles', 'shop'],
    ['boutique hotel in Menorca', 'hotel'],
    ['our wedding in Sintra', 'wedding'],
    ['music festival', 'festival'],
    ['a conference about type', 'conference'],
    ['language school', 'languageschool'],
    ['charity that plants trees', 'charity'],
    ['real estate agency in Austin', 'realestate'],
    ['walking tours of Rome', 'travel'],
    ['a blog about bread', 'blog'],
    ['bike repair workshop', 'repair'],
    ['my punk band', 'band'],
    ['documentation for a payroll api', 'documentation'],
    ['an open source library for dates', 'opensource'],
    ['my resume', 'resume'],
    ['hair salon', 'salon'],
    ['yoga studio', 'yoga'],
    ['dog walking service', 'pets'],
    ['florist in Ghent', 'florist'],
    ['a vet in a small town', 'vet'],
    ['barbershop with walk-ins', 'barber'],
    ['tattoo studio, black work only', 'tattoo'],
    ['nail bar in Leeds', 'nails'],
    ['emergency plumber', 'plumber'],
    ['Electricians for old houses', 'electrician'],
    ['car repair shop', 'garage'],
    ['a moving company', 'moving'],
    ['landscaping and lawn care', 'gardening'],
    ['weekly newsletter about maps', 'newsletter'],
    ['podcast about failed inventions', 'podcast'],
    ['Website for my debut novel', 'author'],
    ['recipe blog for students', 'recipes'],
    ['a church in the old harbour', 'church'],
    ['campaign site for a mayor', 'campaign'],
    ['crowdfunding for a playground', 'fundraiser'],
    ['book club that meets on Thursdays', 'meetup'],
    ['a weekend hackathon', 'hackathon'],
    ['trail run in the Alps', 'race'],
    ['stand-up comedian', 'comedian'],
    ['indie game about a lighthouse', 'game'],
    ['coworking space near the station', 'coworking'],
    ['craft beer brewery', 'brewery'],
    ['family winery in Douro', 'winery'],
    ['ice cream parlour', 'icecream'],
    ['taco truck', 'foodtruck'],
    ['CSA farm with a weekly box', 'farm'],
    ['a butcher who ages beef', 'butcher'],
    ['kindergarten in the woods', 'kindergarten'],
    ['private tutor for maths', 'tutor'],
    ['insurance broker', 'insurance'],
    ['credit union for teachers', 'bank'],
    ['executive search for hospitals', 'recruiting'],
    ['interior design studio', 'interior'],
    ['architects in Basel', 'architect'],
    ['bespoke furniture maker', 'furniture'],
    ['second-hand bookshop', 'bookshop'],
    ['goldsmith and jeweller', 'jewellery'],
    ['streetwear label', 'fashion'],
    ['scuba diving centre on Gozo', 'travel'],
    ['I restore old violins', 'repair'],
    ['Humanist celebrant in Kent', 'therapy'],
    ['we are getting married', 'wedding'],
  ])('%s is of the kind %s', (prompt, kind) => {
    expect(readKind(prompt, 'en')).toMatchObject({ kind, isKnown: true });
  });
});

describe('in other languages', () => {
  test.each([
    ['es', 'Una página para nuestra panadería en Bilbao', 'bakery'],
    ['es', 'clinica dental en Sevilla', 'dentist'],
    ['es', 'taller de bicicletas', 'repair'],
    ['es', 'podóloga en Murcia', 'clinic'],
    ['fr', 'Une page pour mon food truck, place du Commerce', 'foodtruck'],
    ['fr', 'club d’échecs', 'sportsclub'],
    ['pt', 'ilustradora de livros infantis', 'portfolio'],
    ['it', 'Avv. Monti, diritto del lavoro', 'law'],
    ['ja', 'スープカレー店、野菜とチキン', 'restaurant'],
    ['ar', 'نريد صفحة لمحل الزهور', 'florist'],
    ['de', 'Webseite für unsere Fahrradwerkstatt', 'repair'],
    ['de', 'Hochzeitsfotografin aus Köln', 'photographer'],
    ['de', 'Kanzlei für Erbrecht', 'law'],
    ['fr', "un site pour l'agence immobilière du port", 'realestate'],
    ['fr', 'Maison d’hôtes en Bretagne', 'hotel'],
    ['fr', 'un cabinet de kinésithérapie', 'clinic'],
    ['pt', 'site para uma barbearia no Porto', 'barber'],
    ['pt', 'loja de cerâmica feita à mão', 'portfolio'],
    ['it', 'Un sito per la nostra trattoria a Roma', 'restaurant'],
    ['it', "sito per un'officina di biciclette", 'repair'],
    ['ja', '京都の小さなラーメン屋のサイト', 'restaurant'],
    ['ja', '渋谷の美容室', 'salon'],
    ['ja', '歯科医院のホームページ', 'dentist'],
    ['ar', 'موقع لمقهى في عمّان', 'cafe'],
    ['ar', 'أريد موقعا للمطعم', 'restaurant'],
    ['ar', 'موقع لمكتب محاماة في دبي', 'law'],
  ])('%s: %s is of the kind %s', (language, prompt, kind) => {
    expect(readKind(prompt, language)).toMatchObject({ kind, isKnown: true });
  });

  test('a word of another language is found when the own has none', () => {
    expect(readKind('Panadería La Espiga', 'en').kind).toBe('bakery');
  });
});

describe('what a prompt is about', () => {
  test.each([
    ['an app for restaurants', 'app'],
    ['a bakery with a newsletter, a blog and a shop', 'bakery'],
    ['A jazz band called "Bakery Street"', 'band'],
    ['wedding photographer with a gallery of weddings', 'photographer'],
    ['Pages: home, blog, shop. We are a brewery.', 'brewery'],
    ['a dark mode theme for our law firm', 'law'],
    ['Tally, bookkeeping software for market traders', 'saas'],
    ['an inventory platform for dentists', 'saas'],
    ['booking app for barbers', 'app'],
    ['a group of volunteers, a charity, who eat in the parish hall', 'charity'],
    ['a gym with a mobile app', 'gym'],
    ['dog-friendly campsite with huts', 'hotel'],
    ['Wine importer Cask supplies restaurants', 'winery'],
    ['my novel The Tin Orchard', 'author'],
    ['multi-page site for Hotel Linde: home, rooms, restaurant', 'hotel'],
  ])('%s: %s', (prompt, kind) => {
    expect(readKind(prompt, 'en', /Hotel Linde/u.exec(prompt)?.[0] ?? 'Bakery Street').kind).toBe(kind);
  });
});

describe('the noun a prompt opens with says what it is of', () => {
  test.each([
    ['en', 'a furniture workshop. We repair, restore and build tables', 'furniture'],
    ['en', 'I am a wedding planner in Austin. Weddings from $3000', 'event'],
    ['en', 'Jazz night every Thursday, with a live band', 'event'],
    ['en', 'Project management tool with an editorial magazine look', 'saas'],
    ['en', 'AI meeting assistant that writes your minutes', 'saas'],
    ['en', 'hotel booking app for families', 'app'],
    ['en', 'A platform for tutors, calm like a library', 'saas'],
    ['en', 'Ada Lind, dog photographer in Turin. I film weddings and concerts', 'photographer'],
    ['en', 'my mum runs a cattery, £14 a night', 'pets'],
    ['en', 'Newsletter signup for “Second Draft”, essays on work', 'newsletter'],
    ['en', 'Startup: Greenlane. App that plans bike routes', 'app'],
    ['ja', '長野の温泉旅館。温泉、料理', 'hotel'],
    ['de', 'Nachhilfelehrerin in Erfurt, Mathe und Physik', 'tutor'],
    ['nl', 'Kaasboerderij De Vliet. Rondleiding voor groepen', 'farm'],
    ['de', 'Tischlermeister Arne Petersen. Küchen, Treppen', 'furniture'],
    ['de', 'eine Hochzeitsplanerin in Wien, Hochzeiten und Feiern', 'event'],
    ['fr', 'Je suis traiteur pour mariages et concerts à Tours', 'catering'],
    ['es', 'una app para hoteles y restaurantes', 'app'],
  ])('%s: %s', (language, prompt, kind) => {
    expect(readKind(prompt, language).kind).toBe(kind);
  });
});

test.each([
  ['asdf', 'general'],
  ['Kimchi by my grandmother, a menu and a kitchen', 'restaurant'],
  ['Fermi syncs your data and automates the workflow of users', 'saas'],
])('says when it knows no kind: %s', (prompt, kind) => {
  expect(readKind(prompt, 'en')).toMatchObject({ kind, isKnown: false });
});

test.each([
  ['pl', 'Strona dla elektryka, usługi i kontakt', 'electrician'],
  ['nl', 'Ik heb een kapsalon in Haarlem', 'salon'],
  ['nl', 'Fietsenmaker, band plakken', 'repair'],
  ['sv', 'En hemsida för en fotografering i Lund', 'photographer'],
  ['nl', 'een site voor mijn bijlespraktijk', 'tutor'],
  ['pl', 'strona dla salonu fryzjerskiego', 'salon'],
  ['sv', 'hemsida för hundfrisören', 'pets'],
  ['tr', 'diş kliniğimiz için site', 'dentist'],
])('%s is not read, but shares words with languages that are: %s', (language, prompt, kind) => {
  expect(readKind(prompt, language)).toMatchObject({ kind, isKnown: true });
});

test.each([
  ['a resturant by the canal', 'restaurant'],
  ['my restaraunt, lunch and dinner', 'restaurant'],
  ['a photograper for births', 'photographer'],
])('a slip is read as what it means where nothing else is: %s', (prompt, kind) => {
  expect(readKind(prompt, 'en').kind).toBe(kind);
});
