import { type FormKinds, formKinds } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import { asksForGuests } from '../../guests.ts';
import { type PhraseFinder, phraseFinder } from '../../phrases.ts';
import type { FunctionWish } from '../holding.ts';
import { inLanguage } from '../in-language.ts';

type FormKind = FormKinds['kinds'][number];

let finders: readonly (readonly [FormKind, PhraseFinder])[] | undefined;

const allFinders = () =>
  (finders ??= formKinds().kinds.map((kind) => [kind, phraseFinder(kind.words)] as const));

/** What a form is called where it is asked for: its head, or its sentence up to its first field. */
export function headOfForm({ options, from: [first = -1] }: FunctionWish, { statements }: Brief): string {
  const { text = '', key } = statements[first] ?? {};
  const [field = ''] = options;
  const at = field === '' ? -1 : text.indexOf(field);
  return at > 0 ? text.slice(0, at) : at === 0 && key !== undefined ? key : text;
}

/** What a form is for, by what it is called and by the words that ask for it; its fields say nothing of that. */
export function formKindOf(
  wishes: readonly FunctionWish[],
  title: string | undefined,
  brief: Brief,
): FormKind | undefined {
  const isReply = wishes.some(({ from }) =>
    from.some((at) => asksForGuests(brief.statements[at]?.text ?? '')),
  );
  if (isReply) return formKinds().kinds.find(({ id }) => id === 'reply');
  const said = wishes.flatMap((wish) => [wish.purpose ?? '', headOfForm(wish, brief)]);
  const ofSite = allFinders().filter(([{ sites }]) => !sites || sites.includes(brief.siteType.value.id));
  for (const text of [...said, title ?? '']) {
    const found = ofSite.find(([, finder]) => finder.has(text));
    if (found) return found[0];
  }
  return undefined;
}

/** What is written on a form of a kind in a language, where that is known. */
export const textsOfKind = (kind: FormKind | undefined, locale: string) => inLanguage(kind?.texts, locale);
