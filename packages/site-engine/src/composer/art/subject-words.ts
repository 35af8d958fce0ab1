import type { Subject } from './subject.ts';

/** Things by their names, in the languages of prompts. */
const names: Readonly<Partial<Record<Subject, string>>> = {
  teapot: 'tea teas teahouse té tés thé thés chá tee tees tè お茶 紅茶 شاي',
  cup: 'coffee espresso roaster roastery café kaffee caffè コーヒー 珈琲 قهوة',
  candle: 'candle candles vela velas kerze kerzen bougie bougies candele キャンドル شموع',
  vase: 'ceramic ceramics ceramicist pottery potter cerámica cerâmica keramik céramique ceramica 陶器 陶芸 خزف',
  clock: 'clock clocks watchmaker relojes uhren horloge horloges orologi 時計 ساعات',
  boat: 'boat boats rowing sailing kayak kayaks canoe ferry barco barcos boote bateau bateaux barche 船 قارب',
  surfboard: 'surf surfing surfers surfboard surfboards サーフィン',
  car: 'driving car cars fahrschule fahrstunden autoescuela conducir voiture voitures guida 車 سيارات',
  mountain:
    'hike hikes hiking trek treks trekking mountain mountains climbing walks senderismo wandern randonnée 登山 جبال',
  wheel:
    'bike bikes bicycle bicycles cycles cycling cyclists bicicleta bicicletas fahrrad fahrräder vélo vélos 自転車',
  book: 'books bookshop bookstore bookbinder novel novels libro libros buch bücher livre livres libri 本屋 كتب',
  vinyl: 'vinyl records レコード',
  shoe: 'shoe shoes sneakers boots runners zapatos schuhe chaussures scarpe 靴 أحذية',
  ball: 'football soccer basketball handball volleyball fútbol fußball futebol calcio サッカー',
  fish: 'fish sushi seafood oysters pescado fisch poisson pesce 寿司 魚 سمك',
  bottle: 'wine wines vino vinos wein weine vin vins oil ワイン',
  loaf: 'bread sourdough pan brot パン خبز',
  key: 'locksmith keys cerrajero schlüsseldienst serrurier fabbro 鍵 مفاتيح',
  crown: 'chess schach ajedrez xadrez échecs scacchi チェス شطرنج',
  lens: 'telescope telescopes observatory observatorio sternwarte observatoire camera cameras photography photographs fotografía fotografie カメラ',
  tree: 'tree trees forest forests orchard árboles bäume arbres alberi 森 أشجار',
  leaf: 'plant plants herb herbs garden gardens plantas pflanzen plantes piante 植物 نباتات',
  bloom: 'flower flowers bouquets flores blumen fleurs fiori 花 زهور',
  paw: 'dog dogs cat cats perro perros hund hunde chien chiens cani 犬 猫 كلاب',
  chair: 'chair chairs furniture sillas möbel meubles mobili 家具 أثاث',
  mask: 'circus zirkus zirkusschule circo cirque carnival karneval carnaval maske',
  dress: 'clothes clothing dresses knits knitting ropa kleidung vêtements vestiti 服 ملابس',
};

/** Latin words stand alone, with their accents: thé is not "the". Other scripts do not always part words. */
function patternOf(list: string): RegExp {
  const words = list.split(' ');
  const joined = words.filter((word) => /[^\p{Script=Latin}]/u.test(word));
  const latin = words.filter((word) => !joined.includes(word));
  return new RegExp(
    [`(?<![\\p{L}\\p{N}])(?:${latin.join('|')})(?![\\p{L}\\p{N}])`, ...joined].join('|'),
    'u',
  );
}

const patterns = Object.entries(names).map(
  ([subject, list]) => [subject as Subject, patternOf(list)] as const,
);

/** Kinds that could be about anything. */
const openKinds: ReadonlySet<string> = new Set([
  'blog',
  'charity',
  'course',
  'event',
  'farm',
  'general',
  'meetup',
  'museum',
  'portfolio',
  'recipes',
  'repair',
  'school',
  'shop',
  'sportsclub',
  'travel',
]);

/** What it is about is said at the beginning; later words are about all sorts of things. */
const opening = 200;

/** What a site is about: the thing its prompt names first where its kind leaves that open, else the kind's own. */
export function subjectOf(kind: { id: string; subject: Subject }, prompt: string): Subject {
  if (!openKinds.has(kind.id)) return kind.subject;
  const text = prompt.slice(0, opening).toLocaleLowerCase('en');
  const found = patterns
    .map(([subject, pattern]) => ({ subject, position: text.search(pattern) }))
    .filter(({ position }) => position >= 0)
    .sort((a, b) => a.position - b.position);
  return found[0]?.subject ?? kind.subject;
}
