import { eld } from 'eld/extrasmall';
import { expect, test } from 'vitest';
import { mostLikelyLanguage } from './language-scores.ts';

test.each([
  'A small bakery by the sea with bread, cakes and coffee',
  'Wir backen jeden Morgen Brot, Brötchen und Kuchen in Kiel',
  'Une boulangerie artisanale à Lyon, ouverte tous les jours sauf le lundi',
  'Panadería artesanal en Sevilla con pan de masa madre y dulces',
  'Een bakkerij in Utrecht met brood, taart en koffie voor iedereen',
  'Piekarnia rodzinna w Krakowie, chleb na zakwasie i drożdżówki',
  'Ένας φούρνος στην Αθήνα με ψωμί και γλυκά κάθε μέρα',
  'Пекарня в Казани: хлеб, пироги и кофе каждый день',
  'قرب البحر مخبز صغير يقدم الخبز والقهوة كل صباح',
  '海のそばの小さなパン屋です。毎朝パンを焼いています。',
  "L'atelier d'Anne n'est pas loin — don’t worry",
  'ok',
  '123 456',
  `${'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen '.repeat(9)}und mehr`,
  `${'a'.repeat(377)}ééé öffnen`,
  '𝔟𝔯𝔢𝔞𝔡 bread 𝔠𝔞𝔨𝔢',
])('the language is the one that eld finds: %s', (text) => {
  const theirs = eld.detect(text);
  const ours = mostLikelyLanguage(text);

  expect(ours?.tag ?? '').toBe(theirs.language);
  expect(ours?.isReliable ?? false).toBe(theirs.isReliable());
});
