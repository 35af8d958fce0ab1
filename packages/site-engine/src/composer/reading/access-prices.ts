import { wordPattern } from './lexicon.ts';

/** What one pays to come in, take part or stay a member, rather than for a thing. */
const access = wordPattern([
  ...[
    'drop-in',
    'pass',
    'day pass',
    'class',
    'classes',
    'class card',
    'membership',
    'member',
    'entry',
    'day entry',
  ],
  ...[
    'admission',
    'ticket',
    'tickets',
    'adult',
    'adults',
    'child',
    'children',
    'concession',
    'concessions',
    'students',
  ],
  ...['monthly', 'yearly', 'annual', 'plan', 'starter', 'full time', 'part time', 'subscription'],
  ...[
    'eintritt',
    'erwachsene',
    'kinder',
    'ermäßigt',
    'monatskarte',
    'tageskarte',
    'zehnerkarte',
    'jahreskarte',
    'abo',
  ],
  ...['entrada', 'adultos', 'niños', 'abono', 'bono', 'mensual', 'trimestral', 'anual', 'cuota', 'socios'],
  ...[
    'adulte',
    'adultes',
    'enfant',
    'enfants',
    'tarif réduit',
    'plein tarif',
    'abonnement',
    'carnet',
    'adhésion',
  ],
  ...[
    'mensal',
    'crianças',
    'bilhete',
    'mensalidade',
    'adulti',
    'bambini',
    'intero',
    'ridotto',
    'abbonamento',
    'mensile',
  ],
  ...['大人', '子供', '小人', '一般', '回数券', '月会費', '入会金', 'karnet', 'wejście'],
]);
const recurring =
  /(?:\/|\s(?:an?|per|pro|al|par|por|im|ao))\s?(?:mo|month|year|week|mes|año|monat|jahr|woche|mois|an|mês|ano|mese|anno)(?![\p{L}])/iu;

const fewest = 2;

/** Whether a prompt's prices are those of a price list with plans or tickets, although it asks for none. */
export const areAccessPrices = (items: readonly { name: string; price?: string }[]): boolean => {
  const priced = items.filter(({ price }) => price);
  return (
    priced.length >= fewest &&
    priced.some(({ name, price = '' }) => access.test(name) || recurring.test(price))
  );
};
