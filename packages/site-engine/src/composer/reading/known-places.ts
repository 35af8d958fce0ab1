import { fold } from './tokens.ts';

/** Cities and regions that people name without a word before them: "plumber Leeds", "Zahnarzt Bremen". */
const names = [
  'London Manchester Birmingham Leeds Liverpool Sheffield Bristol Newcastle Nottingham Leicester Edinburgh Glasgow Aberdeen Dundee Cardiff Swansea Belfast Dublin Cork Galway Limerick Brighton Oxford Cambridge York Yorkshire Bath Norwich Exeter Plymouth Cornwall Devon Kent Essex Sussex Surrey Norfolk Suffolk Somerset Dorset Wales Scotland Ireland England Cumbria Lancashire',
  'Boston Chicago Seattle Portland Denver Austin Dallas Houston Miami Atlanta Detroit Phoenix Philadelphia Baltimore Minneapolis Nashville Brooklyn Oakland Toronto Vancouver Montreal Montréal Ottawa Calgary Halifax California Texas Florida Vermont Oregon Ohio Brisbane Sydney Melbourne Perth Adelaide Auckland Wellington Dunedin Christchurch Hobart Johannesburg Nairobi Lagos Accra Mumbai Delhi Bangalore Singapore Bangkok Manila',
  'Berlin Hamburg München Köln Frankfurt Stuttgart Düsseldorf Leipzig Dortmund Essen Bremen Dresden Hannover Nürnberg Bochum Bonn Münster Mannheim Karlsruhe Augsburg Wiesbaden Kiel Lübeck Mainz Erfurt Rostock Kassel Potsdam Freiburg Ulm Trier Jena Weimar Tübingen Heidelberg Regensburg Würzburg Göttingen Oldenburg Basel Zürich Bern Luzern Wien Graz Linz Salzburg Innsbruck Bayern Sachsen Allgäu Tirol Vienna Zurich Geneva Cologne Munich',
  'Paris Lyon Marseille Toulouse Bordeaux Nantes Lille Strasbourg Rennes Montpellier Nice Grenoble Dijon Angers Rouen Brest Tours Reims Metz Nancy Annecy Avignon Limoges Bretagne Normandie Alsace Bruxelles Brussels Liège Namur Lausanne Genève Québec',
  'Madrid Barcelona Valencia Sevilla Zaragoza Málaga Murcia Bilbao Granada Vigo Valladolid Salamanca Cádiz Córdoba Alicante Oviedo Gijón Santander Burgos León Toledo Pamplona Logroño Galicia Asturias Andalucía Mallorca Menorca Ibiza Tenerife Buenos_Aires Rosario Mendoza Montevideo Santiago Lima Quito Bogotá Medellín Cali Guadalajara Monterrey Puebla Oaxaca Caracas',
  'Lisboa Lisbon Porto Coimbra Braga Faro Évora Aveiro Setúbal Sintra Cascais Algarve Alentejo Madeira Açores São_Paulo Rio_de_Janeiro Belo_Horizonte Curitiba Recife Salvador Fortaleza Brasília Florianópolis Porto_Alegre Manaus Belém Campinas',
  'Roma Rome Milano Milan Torino Turin Napoli Naples Genova Bologna Firenze Florence Venezia Venice Verona Padova Palermo Catania Bari Trieste Bergamo Brescia Parma Modena Siena Pisa Lucca Perugia Ancona Cagliari Matera Lecce Salerno Trento Bolzano Como Ravenna Rimini Toscana Tuscany Umbria Sicilia Sicily Sardegna Puglia',
  'Amsterdam Rotterdam Utrecht Haarlem Groningen Eindhoven Leiden Delft Zwolle Arnhem Antwerpen Antwerp Gent Ghent Brugge Bruges Leuven Copenhagen København Aarhus Odense Stockholm Göteborg Gothenburg Malmö Uppsala Lund Visby Oslo Bergen Trondheim Helsinki Turku Reykjavik Tallinn Riga Vilnius Warszawa Warsaw Kraków Krakow Wrocław Poznań Gdańsk Łódź Lublin Praha Prague Brno Bratislava Budapest Ljubljana Zagreb Split Belgrade Sarajevo Bucharest Sofia Athens Thessaloniki Istanbul Ankara Izmir Tokyo Kyoto Osaka Seoul Dubai Beirut Cairo Tunis Marrakesh Casablanca',
]
  .join(' ')
  .split(' ')
  .map((name) => name.replaceAll('_', ' '));

const known = new Map(names.map((name) => [fold(name), name]));

export const isKnownPlace = (name: string): boolean => known.has(fold(name));

const escaped = names.join('|');
const afterTrade = new RegExp(`(?<=\\p{Ll}{3}\\s)(${escaped})(?=\\s?(?:[,.;:!\\n–(-]|$))`, 'u');

/** Places that are words as well, when they are not written as names. */
const words = new Set('nice bath essen split tours cork como bergen faro'.split(' '));
const before = new Set('in near around from en à a em bei aus uit te w till'.split(' '));
const mostWords = 200;

/** "umzüge in kassel": a place without its capital, after a word that says where. */
export function uncapitalisedPlace(text: string): string | undefined {
  const tokens = (text.slice(0, 2000).match(/[\p{L}'’-]+/gu) ?? []).slice(0, mostWords);
  for (const [index, word] of tokens.entries()) {
    if (!before.has(word) || words.has(tokens[index + 1] ?? '')) continue;
    const found =
      known.get(fold(tokens.slice(index + 1, index + 3).join(' '))) ??
      known.get(fold(tokens[index + 1] ?? ''));
    if (found) return found;
  }
  return undefined;
}

/** "plumber Leeds": a place at the end of a phrase, without a word before it. */
export const placeAtEnd = (text: string): string | undefined => afterTrade.exec(text.slice(0, 200))?.[1];
