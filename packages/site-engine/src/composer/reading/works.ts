import { groupOf, quotedSource } from './names.ts';

const kinds =
  'ep|lp|album|single|record|mixtape|book|novel|memoir|zine|film|exhibition|game|play|series|documentary|opera|spiel|juego|jeu|jogo|gioco|roman|buch|album|disque|livre|libro|disco|novela|livro|romance|mostra|ausstellung|exposición|exposition|exposição';
const work = new RegExp(
  `(?<![\\p{L}])(?:${kinds})(?:\\s\\p{L}{3,12})?[:,]?\\s\\(?(?:${quotedSource})`,
  'giu',
);

/** Titles of what somebody made: the EP "Cold Frame". */
export const readWorks = (text: string): string[] =>
  [...text.slice(0, 8000).matchAll(work)].map(groupOf).filter(Boolean);
