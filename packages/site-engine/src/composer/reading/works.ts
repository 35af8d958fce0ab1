import { groupOf, nameSource, quotedSource } from './names.ts';

const kinds =
  'ep|lp|album|single|record|mixtape|book|novel|memoir|zine|film|exhibition|game|play|series|documentary|opera|spiel|juego|jeu|jogo|gioco|roman|buch|album|disque|livre|libro|disco|novela|livro|romance|mostra|ausstellung|exposición|exposition|exposição';
const work = new RegExp(
  `(?<![\\p{L}])(?:${kinds})(?:\\s\\p{L}{3,12})?[:,]?\\s\\(?(?:${quotedSource})`,
  'giu',
);

/** "Next show: The Importance of Being Earnest". */
const announced = new RegExp(
  `(?<![\\p{L}])(?:[Nn]ext|[Cc]urrent|[Nn]ew|[Ll]atest|[Uu]pcoming)\\s(?:show|play|production|exhibition|book|novel|album|single|film)(?:\\sis|:)\\s(${nameSource})`,
  'gu',
);

/** Titles of what somebody made: the EP "Cold Frame". */
export const readWorks = (text: string): string[] =>
  [work, announced]
    .flatMap((pattern) => [...text.slice(0, 8000).matchAll(pattern)].map(groupOf))
    .filter(Boolean);
