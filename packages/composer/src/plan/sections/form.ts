import { deadlineIn } from '../../guests.ts';
import { fieldsFor } from '../forms/fields.ts';
import { fromOf, functionsOf } from '../functions/functions-of.ts';
import { sendTarget } from '../functions/send.ts';
import { capitalise } from '../words.ts';
import { headOf, type SectionWriter } from './section.ts';

const reachable =
  'Forms are not connected: give an e-mail address or a WhatsApp number that they can send to.';

/** A form with the fields that were asked for. It sends by mail or WhatsApp where there is an address. */
export const writeForm: SectionWriter = (draft, writing) => {
  if (writing.avoided.functions.has('form')) return [];
  const fields = fieldsFor(draft, writing);
  if (fields.length === 0) return [];
  const send = sendTarget(writing.brief);
  if (send.by === 'nothing') writing.log.note(reachable);
  const from = fromOf(draft, 'form');
  const how =
    send.by === 'nothing' ? `There is a form. ${reachable}` : `There is a form; it sends by ${send.by}.`;
  writing.log.apply(from, how);
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
  const usual = draft.type === 'booking' ? messages.form.sendRequest : messages.form.sendMessage;
  return [
    {
      ...headOf(
        draft,
        writing,
        { id: draft.type === 'booking' ? 'booking' : 'write', title: purpose ?? writing.texts.form.title },
        [...from, ...(button?.from ?? [])],
      ),
      type: 'form',
      ...(deadline && { note: capitalise(deadline) }),
      fields,
      submit: button?.text ?? say(usual),
      done: say(messages.form.done),
      send,
    },
  ];
};
