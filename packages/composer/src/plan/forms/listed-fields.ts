import type { Brief } from '@sitewright/contracts';
import type { FunctionWish } from '../holding.ts';

/** Whether a wish goes on with the list of fields that a form was asked for by. */
function goesOn(form: FunctionWish | undefined, wish: FunctionWish, { statements }: Brief): boolean {
  const [at = -1] = wish.from;
  const key = statements[at]?.key;
  const isNext = form?.type === 'form' && form.from.at(-1) === at - 1;
  const isOfList = key !== undefined && statements[at - 1]?.key === key;
  return isNext && isOfList && wish.type === 'other' && wish.options.length === 1;
}

/** "People can enter online. We must know their name, age and club": a form without fields, and the sentence behind it that has them. */
function givesFields(form: FunctionWish | undefined, wish: FunctionWish): boolean {
  const isNext = form?.type === 'form' && form.from.at(-1) === (wish.from[0] ?? 0) - 1;
  const isRow = wish.type === 'form' && wish.purpose === undefined && wish.options.length > 1;
  return isNext && isRow && form.options.length === 0 && wish.section === form.section;
}

/** "Contact (form: name, email, message)": what goes on in the brackets behind a form are its fields. */
export function withListedFields(brief: Brief): FunctionWish[] {
  const wishes: FunctionWish[] = [];
  for (const wish of brief.functions) {
    const form = wishes.at(-1);
    if (!form || !(goesOn(form, wish, brief) || givesFields(form, wish))) wishes.push(wish);
    else
      wishes[wishes.length - 1] = {
        ...form,
        options: [...form.options, ...wish.options],
        from: [...form.from, ...wish.from],
      };
  }
  return wishes;
}
