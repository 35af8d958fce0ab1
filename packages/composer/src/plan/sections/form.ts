import { deadlineIn } from '../../guests.ts';
import { namesForm } from '../copy/visitor-heading.ts';
import type { Draft } from '../drafts.ts';
import { fieldsFor } from '../forms/fields.ts';
import { formKindOf, textsOfKind } from '../forms/form-kind.ts';
import { fromOf, functionsOf } from '../functions/functions-of.ts';
import { sendTarget } from '../functions/send.ts';
import type { FieldPlan } from '../site-plan.ts';
import { capitalise, oneLine } from '../words.ts';
import type { Writing } from '../writing.ts';
import { headOf, type SectionWriter } from './section.ts';

const reachable =
  'Forms are not connected: give an e-mail address or a WhatsApp number that they can send to.';

/** What a form was really made with. */
const labelsOf = (fields: readonly FieldPlan[]): string =>
  fields
    .map(({ label, options = [] }) => (options.length > 0 ? `${label} (${options.join(', ')})` : label))
    .join('; ');

interface Called {
  title: string;
  /** What its button says, where what it is for is known. */
  send?: string | undefined;
}

/** What a form is called by what it is for, in the words of its wish or else of its kind; one's own head stands. */
function calledBy(draft: Draft, writing: Writing): Called | undefined {
  const wishes = functionsOf(draft, 'form');
  if (wishes.length === 0 && draft.type !== 'booking') return undefined;
  const { copies, locale, own, brief } = writing;
  const said = textsOfKind(formKindOf(wishes, draft.title, brief), locale.id);
  // In another language the words would stand untranslated.
  const told = locale.id === own.id ? wishes.map(({ purpose }) => purpose) : [];
  const purpose = told.find((words) => words && !namesForm(words, copies));
  const title = purpose ?? said?.title;
  return title === undefined ? undefined : { title, send: said?.send };
}

/** A head that is but a word for a form is the maker's. */
const isMakers = ({ title = '' }: Draft, { copies }: Writing): boolean => namesForm(title, copies);

/** A form with the fields that were asked for. It sends by mail or WhatsApp where there is an address. */
export const writeForm: SectionWriter = (draft, writing) => {
  if (writing.avoided.functions.has('form')) return [];
  const fields = fieldsFor(draft, writing);
  if (fields.length === 0) return [];
  const send = sendTarget(writing.brief);
  if (send.by === 'nothing') writing.log.note(reachable);
  const from = fromOf(draft, 'form');
  const { messages, say } = writing;
  const isBooking = draft.type === 'booking';
  const [button] = from.length > 0 || isBooking ? draft.has.buttons.splice(0, 1) : [];
  const deadline = from
    .map((index) => deadlineIn(writing.brief.statements[index]?.text ?? ''))
    .find((one) => one !== undefined);
  const called = calledBy(draft, writing);
  const usual = { id: isBooking ? 'booking' : 'write', title: called?.title ?? writing.texts.form.title };
  const head = headOf(draft, writing, usual, [...from, ...(button?.from ?? [])]);
  const title = called && isMakers(draft, writing) ? called.title : head.title;
  const sends = send.by === 'nothing' ? reachable : `It sends by ${send.by}.`;
  writing.log.apply(from, `The form “${oneLine(title)}” asks for: ${labelsOf(fields)}. ${sends}`);
  return [
    {
      ...head,
      title,
      type: 'form',
      ...(deadline && { note: capitalise(deadline) }),
      fields,
      submit:
        button?.text ??
        called?.send ??
        say(isBooking ? messages.form.sendRequest : messages.form.sendMessage),
      done: say(messages.form.done),
      send,
    },
  ];
};
