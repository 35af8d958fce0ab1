import type { LanguageCopy } from '@sitewright/composer-content';
import type { Brief, Item } from '@sitewright/contracts';
import { plain } from '../words.ts';
import { topicOf } from './topics.ts';

/** A fact of where somebody comes from is nothing that is on offer: "established 1984". */
const isBackground = ({ name, price, detail, values }: Item, copies: readonly LanguageCopy[]): boolean =>
  !price && !detail && !values && /\d{4}/u.test(name) && topicOf(name, copies) === 'background';

/** A brief whose offer has no facts about its maker: they are details. */
export function withFactsApart(brief: Brief, copies: readonly LanguageCopy[]): Brief {
  const apart = brief.offer.flatMap(({ items }) => items.filter((item) => isBackground(item, copies)));
  if (apart.length === 0) return brief;
  const offer = brief.offer
    .map((group) => ({ ...group, items: group.items.filter((item) => !apart.includes(item)) }))
    .filter(({ items }) => items.length > 0);
  const details = apart.map(({ name, from }) => ({ text: name, from }));
  return { ...brief, offer, details: [...brief.details, ...details] };
}

/** Whether a text has no word that the name, the place and the noun do not have. */
function isIdentity(text: string, { name, place, siteType }: Brief): boolean {
  const known = plain([name?.value, place?.value, siteType.value.noun].filter(Boolean).join(' ')).split(' ');
  return (
    Boolean(name) &&
    plain(text)
      .split(' ')
      .every((word) => known.includes(word))
  );
}

/** A brief without details that the top of every page says, or that stand in it twice; their sources stay known. */
export function withoutRepeats(brief: Brief): Brief {
  const { name } = brief;
  const said = brief.details.filter(({ text, key }) => !key && isIdentity(text, brief));
  const kept = brief.details.filter((detail) => !said.includes(detail));
  const byText = [
    ...Map.groupBy(kept, ({ text, key, section }) => plain(`${key} ${text} ${section}`)).values(),
  ];
  const details = byText.flatMap(([first, ...same]) =>
    first ? [{ ...first, from: [...first.from, ...same.flatMap(({ from }) => from)] }] : [],
  );
  const from = said.flatMap((detail) => detail.from);
  return {
    ...brief,
    details,
    ...(name && { name: { ...name, from: [...new Set([...name.from, ...from])] } }),
  };
}
