import type { Brief, Contact } from '@sitewright/contracts';
import { contactHref } from '../footer.ts';
import { sendTarget } from '../functions/send.ts';
import { sourcesOf, takeAll } from '../holding.ts';
import { capitalise } from '../words.ts';
import { headOf, type SectionWriter } from './section.ts';

export const writeNewsletter: SectionWriter = (draft, writing) => {
  const { messages, say, log } = writing;
  const { newsletter } = messages;
  const target = sendTarget(writing.brief);
  const send =
    target.by === 'email' ? { by: target.by, target: target.target } : ({ by: 'nothing' } as const);
  if (send.by === 'nothing')
    log.note('The newsletter is not connected: give an e-mail address that sign-ups can go to.');
  const [button] = draft.has.buttons.splice(0, 1);
  return [
    {
      ...headOf(draft, writing, { id: 'newsletter', title: newsletter.title }, button?.from ?? []),
      type: 'newsletter',
      submit: button?.text ?? say(newsletter.action),
      done: say(newsletter.done),
      send,
    },
  ];
};

/** Where a link leads is decided when the whole site is known. */
export const toAction = '#action';

/** How to reach somebody without a form. */
const reachOf = ({ contacts }: Brief): Contact[] =>
  contacts.filter(({ kind }) => kind === 'phone' || kind === 'email');

/** The last word of a page, with the action. */
export const writeCall: SectionWriter = (draft, writing) => {
  const [button] = draft.has.buttons.splice(0, 1);
  const lines = takeAll(draft.has, 'lines');
  const usual = writing.say(writing.isSure ? writing.texts.action : writing.messages.labels.contact);
  const label = button?.text ?? (draft.title ? writing.titleOf(draft, usual) : usual);
  const reach = lines.length > 0 ? [] : reachOf(writing.brief);
  const text =
    lines.length > 0 ? lines.map((line) => line.text).join(' ') : reach.map(({ value }) => value).join(' · ');
  const from = [...(button?.from ?? []), ...sourcesOf([...lines, ...reach])];
  return [
    {
      ...headOf(draft, writing, { id: 'call', title: writing.messages.call.title }, from),
      type: 'call',
      ...(text && { text }),
      action: { label: capitalise(label), href: toAction },
    },
  ];
};

/** A download needs an address; without one there is none. */
export const writeDownload: SectionWriter = (draft, writing) => {
  const link = writing.brief.contacts.find((contact) => contact.kind === 'link' && contactHref(contact));
  const href = link && contactHref(link);
  if (!link || !href) return [];
  const [button] = draft.has.buttons.splice(0, 1);
  const label = button?.text ?? link.label ?? link.value;
  return [
    {
      ...headOf(draft, writing, { id: 'download', title: capitalise(label) }, [
        ...(button?.from ?? []),
        ...link.from,
      ]),
      type: 'call',
      action: { label: capitalise(label), href },
    },
  ];
};
