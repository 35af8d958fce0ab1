import { firstNamed, patternOf } from './names.ts';
import type { Subject } from './subject.ts';

/** Things by their names, in the languages of prompts. */
const names: Readonly<Partial<Record<Subject, string>>> = {
  teapot: 'tea teas teahouse té tés thé thés chá tee tees tè お茶 紅茶 شاي',
  cup: 'coffee espresso roaster roastery café kaffee caffè コーヒー 珈琲 قهوة',
  candle: 'candle candles vela velas kerze kerzen bougie bougies candele キャンドル شموع',
  vase: 'ceramic ceramics ceramicist pottery potter cerámica cerâmica keramik céramique ceramica 陶器 陶芸 خزف',
  clock: 'clock clocks watchmaker relojes uhren horloge horloges orologi 時計 ساعات',
  boat: 'boat boats rowing sailing kayak kayaks canoe ferry barco barcos boote bateau bateaux barche 船 قارب',
  bus: 'bus buses minibus minibuses coach_hire autobús autobuses reisebus autocar autocars ônibus autobus バス حافلات',
  van: 'van vans removals courier couriers furgoneta transporter umzug camionnette furgão furgone 引越し',
  surfboard: 'surf surfing surfers surfboard surfboards サーフィン',
  car: 'driving car cars fahrschule fahrstunden autoescuela conducir voiture voitures guida 車 سيارات',
  mountain:
    'hike hikes hiking trek treks trekking mountain mountains climbing walks senderismo wandern randonnée 登山 جبال',
  bike: 'bike bikes bicycle bicycles cycles cycling cyclists bicicleta bicicletas fahrrad fahrräder vélo vélos 自転車 دراجات',
  wheel: 'tyres tires neumáticos reifen pneus gomme タイヤ إطارات',
  book: 'books bookshop bookstore bookbinder novel novels libro libros buch bücher livre livres libri 本屋 كتب',
  vinyl: 'vinyl records レコード',
  shoe: 'shoe shoes sneaker sneakers boots runners zapatos schuhe chaussures scarpe 靴 أحذية',
  ball: 'football soccer basketball handball volleyball fútbol fußball futebol calcio サッカー',
  fish: 'fish sushi seafood oysters pescado fisch poisson pesce 寿司 魚 سمك',
  bottle: 'wine wines vino vinos wein weine vin vins oil ワイン',
  loaf: 'bread sourdough pan brot パン خبز',
  cake: 'cake cakes cupcakes pastel pasteles tarta tartas torten kuchen torte gâteau gâteaux bolo bolos ケーキ كعك',
  croissant: 'croissant croissants pastry pastries patisserie pâtisserie viennoiserie クロワッサン معجنات',
  pizza: 'pizza pizzas pizzeria pizzería ピザ بيتزا',
  burger: 'burger burgers hamburger hamburguesa hamburguesas hambúrguer ハンバーガー برغر',
  key: 'locksmith keys cerrajero schlüsseldienst serrurier fabbro 鍵 مفاتيح',
  crown: 'chess schach ajedrez xadrez échecs scacchi チェス شطرنج',
  lens: 'telescope telescopes observatory observatorio sternwarte observatoire camera cameras photography photographs fotografía fotografie カメラ',
  tree: 'tree trees forest forests orchard árboles bäume arbres alberi 森 أشجار',
  leaf: 'plant plants herb herbs garden gardens plantas pflanzen plantes piante 植物 نباتات',
  bloom: 'flower flowers bouquets flores blumen fleurs fiori 花 زهور',
  dog: 'dog dogs puppy puppies perro perros hund hunde hundeschule chien chiens cão cachorro cães cane cani 犬 كلاب',
  cat: 'cat cats kitten kittens gato gatos katze katzen chats gatti 猫 قطط',
  chair: 'chair chairs furniture sillas möbel meubles mobili 家具 أثاث',
  sofa: 'sofa sofas couch couches upholstery upholsterer sofás polster polsterei canapés tapicería ソファ',
  mask: 'circus zirkus zirkusschule circo cirque carnival karneval carnaval maske',
  violin:
    'violin violins violinist cello cellos cellist viola violín violines violonchelo violonchelista geige geigen violine cellistin violon violons violoncelle violoncelliste violino violoncelo violoncello ヴァイオリン バイオリン チェロ كمان',
  bowl: 'ramen noodle noodles pho udon soba soup soups poke fideos nudeln nouilles ラーメン うどん そば',
  guitar:
    'guitar guitars guitarist ukulele guitarra guitarras gitarre gitarren guitare guitares violão chitarra ギター جيتار',
  piano: 'piano pianos pianist pianista klavier klaviere klavierunterricht pianoforte ピアノ بيانو',
  laptop:
    'web_designer web_developer web_design ux ui frontend front-end developer programmer software_engineer desarrollador desarrolladora entwickler entwicklerin webdesigner développeur développeuse desenvolvedor desenvolvedora sviluppatore エンジニア مبرمج',
  palette:
    'painter paintings painting watercolour watercolours watercolor illustrator illustration artist art_classes pintor pintora pintura maler malerin malerei peintre peinture aquarelle pittore pittura ilustradora ilustrador イラスト 絵画 رسم',
  dumbbell: 'personal_trainer strength_training fitness weightlifting entrenador_personal ジム لياقة',
  lotus: 'yoga pilates meditation meditación méditation meditação meditazione ヨガ يوغا',
  racket: 'tennis padel badminton squash tenis tênis テニス تنس',
  spool:
    'tailor tailoring seamstress sewing sastre costura schneiderei schneiderin couture couturière sartoria 仕立て خياط',
  glasses:
    'optician opticians eyewear spectacles sunglasses óptica optiker brillen opticien lunettes ótica ottica occhiali メガネ نظارات',
  solar: 'solar photovoltaic solaire solare photovoltaik 太陽光 شمسية',
  flame:
    'heating boiler boilers stove stoves fireplace fireplaces calefacción heizung heizungen chauffage riscaldamento aquecimento 暖房 تدفئة',
  bee: 'honey bee bees beekeeper beekeeping miel honig imkerei imker apicultor miele はちみつ عسل',
  plant: 'houseplant houseplants potted_plants nursery cactus succulents zimmerpflanzen 観葉植物',
  suitcase:
    'travel_agency luggage suitcase suitcases backpack backpacks maletas koffer valise valises bagagli',
  tools: 'handyman handwerker bricolage',
  stethoscope: 'doctor doctors physician médico ärztin arzt médecin medico 医師 طبيب',
  dress: 'clothes clothing dresses knits knitting ropa kleidung vêtements vestiti 服 ملابس',
};

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
  'recipes',
  'repair',
  'school',
  'shop',
  'sportsclub',
  'travel',
]);

/** Things that kinds with a subject of their own may be about instead. */
const variants: Readonly<Record<string, readonly Subject[]>> = {
  agency: ['camera', 'laptop'],
  bakery: ['cake', 'croissant', 'loaf'],
  band: ['guitar', 'piano', 'violin'],
  catering: ['cake'],
  clinic: ['glasses', 'stethoscope'],
  electrician: ['solar'],
  fashion: ['bag', 'glasses', 'shoe', 'spool'],
  florist: ['plant'],
  foodtruck: ['bowl', 'burger', 'cup', 'pizza'],
  furniture: ['sofa'],
  gardening: ['plant'],
  interior: ['sofa'],
  moving: ['van'],
  musician: ['guitar', 'piano', 'violin'],
  pets: ['cat', 'dog'],
  plumber: ['flame'],
  portfolio: ['camera', 'dress', 'laptop', 'palette', 'vase'],
  resume: ['camera', 'laptop', 'palette'],
  restaurant: ['bowl', 'burger', 'fish', 'pizza'],
  student: ['camera', 'laptop', 'palette'],
  tutor: ['car', 'guitar', 'palette', 'piano', 'violin'],
  vet: ['cat', 'dog'],
};

/** What it is about is said at the beginning; later words are about all sorts of things. */
const opening = 200;

/** What a site is about: the thing its prompt names first where its kind leaves that open, else the kind's own. */
export function subjectOf(kind: { id: string; subject: Subject }, prompt: string): Subject {
  const candidates = openKinds.has(kind.id)
    ? patterns
    : patterns.filter(([subject]) => variants[kind.id]?.includes(subject));
  if (candidates.length === 0) return kind.subject;
  const text = prompt.slice(0, opening).toLocaleLowerCase('en');
  return firstNamed(candidates, text) ?? kind.subject;
}
