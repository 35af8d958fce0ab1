import { expect, test } from 'vitest';
import { readBrief } from './read-brief.ts';

test.each([
  ['موقع لمقهى اسمه نجمة في عمّان، قهوة وحلويات', 'عمّان'],
  ['Flower shop Bloem & Co in Utrecht, English site please', 'Utrecht'],
  ['A ceramics studio in Lisbon, Scandinavian look', 'Lisbon'],
  ['Cine Luz de Gas, cine de barrio en Granada', 'Granada'],
  ['“Porto Rooms”, a hostel in Porto', 'Porto'],
  ['A diving school on Gozo, orange', 'Gozo'],
  ['Holt & Pryce (Ludlow). Wills', 'Ludlow'],
  ['Website: Ada Petrov, data analyst, Sofia. Skills', 'Sofia'],
  ['- Company: Pitched Roofs\n- Area: Duluth, MN', 'Duluth'],
  ['emergency plumber Leeds', 'Leeds'],
  ['Yogastudio "Atem" in der Südstadt in Bonn. Ruhig', 'Bonn'],
  ['Necesito una web para mi negocio en Móstoles, Fontanería Hermanos Gil, calderas', 'Móstoles'],
  ['Conference “Roots”, 3 March 2027, Wageningen. Speakers', 'Wageningen'],
  ['Balanço Certo, Curitiba/PR. Equipe', 'Curitiba'],
  [
    'Friseursalon Haarscharf sucht eine Seite. Adresse: Lindenstraße 8, 04107 Leipzig. Akzent in Koralle',
    'Leipzig',
  ],
  ['umzüge in kassel, firma heißt packmann', 'Kassel'],
  ['plombier, SARL Bertin & Fils, Annemasse et environs, devis', 'Annemasse'],
  ['Film festival: FLICK. 3 November 2027, Kino Sava, Ljubljana. Tickets', 'Ljubljana'],
  ['Our surgery is Fern Vets. Address 3 Fern Parade, Dunmore. Dental from NZ$4', 'Dunmore'],
  ['PIANO TUNER IN GLASGOW. NO GALLERY', 'GLASGOW'],
  ['Ik heb een kapsalon in Haarlem, Knip & Zo. Prijzen en contact', 'Haarlem'],
  ['Schreinerei Holz, Freising. Möbel nach Maß', 'Freising'],
  ['札幌のカレー店「こだま」', '札幌'],
  ['個人のピアノ教室です。「おと」、横浜市。', '横浜'],
  ['東京都の花屋「野の束」', '東京'],
  ['Tierarztpraxis am Kurpark, Bad Nauheim. Sprechzeiten Mo-Fr 9-12', 'Bad Nauheim'],
  ['Hotel in the Woods, Aviemore. 12 rooms', 'Aviemore'],
  ['A shop called Stitch in Time on Bold Street in Liverpool', 'Liverpool'],
  ['Quiz every Thursday at the Blue Door, Brighton. Tickets', 'Brighton'],
  ['Site pour une fromagerie à Annecy, La Tomme Bleue. Fromages', 'Annecy'],
  ['Café Zeitlos in Weimar, Frühstück bis 14 Uhr', 'Weimar'],
  ['盆栽教室「一鉢庵」のサイト。大宮で毎月開催、講師の紹介', '大宮'],
  ['Roofer in Phoenix AZ, call us', 'Phoenix'],
  ['A café in São Bra\u0301s', 'São Brás'],
])('%s is in %s', (prompt, place) => {
  expect(readBrief(prompt).place).toBe(place);
});

test.each([
  'PLUMBER SITE IN RED',
  'Bäckerei Huber, Familienbetrieb. Brot und Kuchen',
  '手作り石鹸のネットショップ「しゃぼん」',
  'a quiz night on Thursdays',
  'Restaurant “Casa de Gas”, tapas',
  'a blog in French',
  'language school, in Spanish',
])('%s names no place', (prompt) => {
  expect(readBrief(prompt).place).toBeUndefined();
});
