import type { Draft } from '../drafts.ts';
import type { ItemGroupPlan, ListTools } from '../site-plan.ts';
import type { Writing } from '../writing.ts';
import { fromOf, functionsOf } from './functions-of.ts';
import { sendTarget } from './send.ts';

/** What stands in the list and cannot be put in the basket is said. */
function withoutPrice(groups: readonly ItemGroupPlan[]): string {
  const names = groups.flatMap(({ items }) => items.filter(({ price }) => !price).map(({ name }) => name));
  return names.length > 0 ? ` Not to be put in it, as no price was read: ${names.join(', ')}.` : '';
}

/** A basket for what has a price. Its order goes to the owner by mail or WhatsApp. */
export function basketFor(draft: Draft, groups: readonly ItemGroupPlan[], writing: Writing): ListTools {
  const [wish] = functionsOf(draft, 'basket');
  if (!wish) return {};
  const from = fromOf(draft, 'basket');
  const isPriced = groups.some(({ items }) => items.some(({ price }) => price));
  if (!isPriced) {
    writing.log.leaveOut(from, 'A basket needs prices: say what each thing costs.');
    return {};
  }
  const send = sendTarget(writing.brief);
  const [button] = draft.has.buttons.splice(0, 1);
  const add = button?.text;
  if (button) writing.log.apply(button.from, `“${button.text}” is the button of each entry.`);
  if (send.by === 'nothing') {
    writing.log.note('The basket is not connected: give an e-mail address or a WhatsApp number for orders.');
    writing.log.apply(
      from,
      'There is a basket; it needs an e-mail address or a WhatsApp number to send orders to.',
    );
    return { basket: { by: 'email', ...(add && { add }) } };
  }
  writing.log.apply(
    from,
    `There is a basket; its orders go by ${send.by === 'email' ? 'e-mail' : 'WhatsApp'}.${withoutPrice(groups)}`,
  );
  return { basket: { ...send, ...(add && { add }) } };
}
