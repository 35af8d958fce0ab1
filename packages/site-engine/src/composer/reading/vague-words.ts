import type { Sighting } from './kind-finder.ts';

/** Words for the form of a site, or for something many sites have, rather than for the trade it serves. */
export const weakWords: ReadonlySet<string> = new Set(
  'fencing docs portfolio app apps platform event events shop store campaign company business startup craft artist market dashboard association club community speaker speakers vote student students writer author payments agency agencia agentur agence agenzia legal marketing party investment software studio tienda laden boutique loja negozio magasin taller'.split(
    ' ',
  ),
);

/** Houses that many trades have: what else is said of them says more. */
export const houseWords: ReadonlySet<string> = new Set(
  'clinic practice clinica clinique klinik praxis cabinet consultorio workshop werkstatt atelier 教室 事務所 会社 工房 スタジオ 医院 クリニック サロン'.split(
    ' ',
  ),
);

/** Whether a word leaves it to others to say what a site is for. */
export const saysLittle = ({ id, phrase }: Pick<Sighting, 'id' | 'phrase'>): boolean =>
  id === 'general' || weakWords.has(phrase) || houseWords.has(phrase);
