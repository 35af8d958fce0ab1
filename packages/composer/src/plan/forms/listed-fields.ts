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

/** "Contact (form: name, email, message)": what goes on in the brackets behind a form are its fields. */
export function withListedFields(brief: Brief): FunctionWish[] {
  const wishes: FunctionWish[] = [];
  for (const wish of brief.functions) {
    const form = wishes.at(-1);
    if (!form || !goesOn(form, wish, brief)) wishes.push(wish);
    else
      wishes[wishes.length - 1] = {
        ...form,
        options: [...form.options, ...wish.options],
        from: [...form.from, ...wish.from],
      };
  }
  return wishes;
}
