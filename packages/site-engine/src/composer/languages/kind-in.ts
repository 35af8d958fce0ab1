import type { KindId } from '../kinds/groups.ts';
import type { Kind } from '../kinds/kind.ts';
import { kinds } from '../kinds/registry.ts';
import type { LanguageId } from './language.ts';
import type { Copy, KindWords, LanguagePack } from './language-pack.ts';
import { packs } from './packs.ts';

const kindWords = (copy: Copy) =>
  Object.assign({}, ...Object.values(copy).map((group) => group.kinds)) as Record<KindId, KindWords>;

/** Every kind in the words of a pack; its design and its sections are the same in every language. */
function translated({ nouns, copy }: LanguagePack): Record<KindId, Kind> {
  const words = kindWords(copy);
  const entries = Object.values(kinds).map((kind) => {
    const { items, offerTitle, ...own } = words[kind.id];
    const texts = { ...copy[kind.group].shared, ...own };
    const { title, note } = texts.offer;
    const offer = { title: offerTitle ?? title, note, items, id: kind.offer.id };
    const form = { ...texts.form, fields: kind.form.fields };
    return [kind.id, { ...kind, ...texts, noun: nouns[kind.id], offer, form }] as const;
  });
  return Object.fromEntries(entries) as Record<KindId, Kind>;
}

const translations = new Map(
  Object.entries(packs).map(([language, pack]) => [language, translated(pack)] as const),
);

/** A kind with its texts in a language. */
export const kindIn = (language: LanguageId, id: KindId): Kind => (translations.get(language) ?? kinds)[id];
