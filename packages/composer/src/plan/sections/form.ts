import { deadlineIn } from '../../guests.ts';
import { fieldsFor } from '../forms/fields.ts';
import { formKindOf, textsOfKind } from '../forms/form-kind.ts';
import { fromOf, functionsOf } from '../functions/functions-of.ts';
import { sendTarget } from '../functions/send.ts';
import type { FieldPlan } from '../site-plan.ts';
import { capitalise, oneLine } from '../words.ts';
import { headOf, type SectionWriter } from './section.ts';

const reachable =
  'Forms are not connected: give an e-mail address or a WhatsApp number that they can send to.';

/** What a form was really made with. */
const labelsOf = (fields: readonly FieldPlan[]): string =>
  fields
    .map(({ label, options = [] }) => (options.length > 0 ? `${label} (${options.join(', ')})` : label))
    .join('; ');

/** A form with the fields that were asked for. It sends by mail or WhatsApp where there is an address. */
export const writeForm: SectionWriter = (draft, writing) => {
  if (writing.avoided.functions.has('form')) return [];
  const fields = fieldsFor(draft, writing);
  if (fields.length === 0) return [];
  const send = sendTarget(writing.brief);
  if (send.by === 'nothing') writing.log.note(reachable);
  const from = fromOf(draft, 'form');
  const { messages, say } = writing;
  const [button] =
    functionsOf(draft, 'form').length > 0 || draft.type === 'booking' ? draft.has.buttons.splice(0, 1) : [];
  const deadline = from
    .map((index) => deadlineIn(writing.brief.statements[index]?.text ?? ''))
    .find((one) => one !== undefined);
  // In another language the words would stand untranslated.
  const purpose =
    writing.locale.id === writing.own.id
      ? functionsOf(draft, 'form').find((wish) => wish.purpose)?.purpose
      : undefined;
  const wishes = functionsOf(draft, 'form');
  const isAsked = wishes.length > 0 || draft.type === 'booking';
  const kind = isAsked ? formKindOf(wishes, draft.title, writing.brief) : undefined;
  const said = textsOfKind(kind, writing.locale.id);
  const usual = draft.type === 'booking' ? messages.form.sendRequest : messages.form.sendMessage;
  const head = headOf(
    draft,
    writing,
    {
      id: draft.type === 'booking' ? 'booking' : 'write',
      title: purpose ?? said?.title ?? writing.texts.form.title,
    },
    [...from, ...(button?.from ?? [])],
  );
  const title = oneLine(head.title);
  const sends = send.by === 'nothing' ? reachable : `It sends by ${send.by}.`;
  writing.log.apply(from, `The form “${title}” asks for: ${labelsOf(fields)}. ${sends}`);
  return [
    {
      ...head,
      type: 'form',
      ...(deadline && { note: capitalise(deadline) }),
      fields,
      submit: button?.text ?? said?.send ?? say(usual),
      done: say(messages.form.done),
      send,
    },
  ];
};
