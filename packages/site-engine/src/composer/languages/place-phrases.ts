import type { LanguageId } from './language.ts';

type Phrases = Readonly<Record<string, readonly string[]>>;

/** Places that take another word than towns do, by that word. */
const exceptions: Readonly<Partial<Record<LanguageId, Phrases>>> = {
  en: {
    'in the': ['Cotswolds', 'Lake District', 'Peak District', 'Highlands', 'Netherlands', 'Algarve', 'Bronx'],
    'on the': ['Isle of Wight', 'Isle of Skye', 'Isle of Man'],
  },
  es: { 'en el': ['País Vasco', 'Bierzo', 'Priorat', 'Penedès', 'Empordà', 'Ampurdán', 'Algarve'] },
  de: {
    'in der': [
      'Schweiz',
      'Pfalz',
      'Eifel',
      'Lausitz',
      'Toskana',
      'Uckermark',
      'Steiermark',
      'Wachau',
      'Rhön',
    ],
    im: [
      ...['Allgäu', 'Schwarzwald', 'Harz', 'Saarland', 'Burgenland', 'Wallis', 'Tessin', 'Emsland', 'Elsass'],
      ...['Münsterland', 'Sauerland', 'Erzgebirge', 'Spreewald', 'Odenwald', 'Breisgau', 'Ruhrgebiet'],
    ],
    am: ['Bodensee', 'Ammersee', 'Chiemsee', 'Starnberger See', 'Niederrhein'],
    auf: ['Rügen', 'Sylt', 'Usedom', 'Föhr', 'Amrum', 'Fehmarn', 'Norderney', 'Hiddensee', 'Mallorca'],
  },
  fr: {
    en: [
      ...['France', 'Belgique', 'Suisse', 'Espagne', 'Italie', 'Allemagne', 'Tunisie', 'Algérie', 'Corse'],
      ...['Bretagne', 'Normandie', 'Provence', 'Alsace', 'Lorraine', 'Bourgogne', 'Savoie', 'Haute-Savoie'],
      ...['Auvergne', 'Champagne', 'Picardie', 'Dordogne', 'Ardèche', 'Vendée', 'Touraine', 'Sologne'],
      ...['Camargue', 'Guadeloupe', 'Martinique', 'Guyane', 'Occitanie', 'Île-de-France'],
    ],
    au: ['Portugal', 'Québec', 'Maroc', 'Canada', 'Sénégal', 'Luxembourg', 'Japon', 'Liban', 'Pays basque'],
    'dans le': ['Jura', 'Périgord', 'Luberon', 'Vercors', 'Var', 'Gers', 'Lot', 'Morvan', 'Perche', 'Vexin'],
  },
  pt: {
    no: [
      ...['Porto', 'Brasil', 'Algarve', 'Alentejo', 'Minho', 'Douro', 'Ribatejo', 'Rio', 'Rio de Janeiro'],
      ...['Recife', 'Funchal', 'Barreiro', 'Estoril', 'Gerês', 'Montijo', 'Seixal'],
    ],
    na: ['Madeira', 'Bahia', 'Ericeira', 'Nazaré', 'Guarda', 'Covilhã', 'Amadora', 'Figueira da Foz', 'Maia'],
    nos: ['Açores'],
  },
  it: {
    in: [
      ...['Italia', 'Svizzera', 'Francia', 'Spagna', 'Toscana', 'Umbria', 'Sicilia', 'Sardegna', 'Puglia'],
      ...[
        'Liguria',
        'Lombardia',
        'Piemonte',
        'Emilia-Romagna',
        'Romagna',
        'Calabria',
        'Basilicata',
        'Ticino',
      ],
      ...[
        'Campania',
        'Abruzzo',
        'Veneto',
        'Friuli',
        'Trentino',
        'Alto Adige',
        'Maremma',
        'Versilia',
        'Brianza',
      ],
    ],
    nel: ['Lazio', 'Chianti', 'Salento', 'Molise', 'Cilento', 'Monferrato', 'Mugello'],
    nelle: ['Marche', 'Langhe'],
  },
};

/** French towns whose article joins their preposition: "au Havre", "aux Sables". */
const withArticle = (place: string): string | undefined => {
  const [, article, rest = ''] = /^(Les?)\s(.+)$/u.exec(place) ?? [];
  return article && `${article === 'Le' ? 'au' : 'aux'} ${rest}`;
};

/** How one says that something is there, where it is not the language's usual word for towns. */
export function phraseFor(language: LanguageId, place: string): string | undefined {
  const phrases = Object.entries(exceptions[language] ?? {});
  const [word] = phrases.find(([, places]) => places.includes(place)) ?? [];
  if (word) return `${word} ${place}`;
  return language === 'fr' ? withArticle(place) : undefined;
}
