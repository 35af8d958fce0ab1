import { capitalise } from '../reading/clean-text.ts';
import { baseOf } from '../reading/english-verbs.ts';

/** What a product does for its people, as an invitation, and what kind of thing it is. */
export interface Invitation {
  /** "Turn recordings into action items" */
  invitation: string;
  /** "An AI tool" */
  thing: string;
  /** Whom it helps, where the description says so. */
  people?: string;
  /** The same with its preposition, as typed: "para autónomos". */
  aside?: string;
}

const longestInvitation = 46;
const fewestWords = 2;

const described = /^(?<thing>.{3,60}?)\s(?:that|which)\s(?<does>.+)$/iu;
const meant =
  /^(?<thing>.{3,60}?\b(?:app|tool|platform|software|extension|assistant|service))\sto\s(?<does>.+)$/iu;
/** Whom it helps stands between the help and what they do. */
const helps =
  /^(?:helps|lets|allows|makes it (?:easy|easier|simple)(?: for)?)\s(?:(?<people>(?:[\p{L}'’-]+\s){0,2}?(?:you|people|everyone|anyone|[\p{L}'’-]+s))\s)?(?:to\s)?(?=(?!(?:across|for|in|with|and|by|on|from|of|at)\s)\p{L})/iu;
const anybody = /^(?:you|people|everyone|anyone)$/iu;
const noInvitation =
  /^(?:is|has|was|does|can|will|needs?|should|goes|looks|feels|comes|works|runs|offers|provides|sells)\s/iu;
/** Where a long one can end without losing its sense. */
const ends = /\s(?:for|so|without|while|by|from|in|across|when|before|after|and|,)\s/giu;

function asInvitation(does: string, isInfinitive: boolean): string {
  if (helps.test(does)) return does.replace(helps, '').replace(/\btheir\b/gu, 'your');
  if (isInfinitive) return does;
  const [verb = '', ...rest] = does.split(' ');
  const base = noInvitation.test(does) ? '' : baseOf(verb);
  return base && [base, ...rest].join(' ');
}

function shortened(text: string): string {
  const pauses = [...text.matchAll(ends)].map(({ index }) => text.slice(0, index));
  return [text, ...pauses.reverse()].find(({ length }) => length <= longestInvitation) ?? '';
}

/** What an English description invites to: "An AI tool that turns recordings into action items". */
export function invitationIn(pitch: string, audience = ''): Invitation | undefined {
  const { groups } = described.exec(pitch) ?? meant.exec(pitch) ?? {};
  const { thing = '', does = '' } = groups ?? {};
  const whole = asInvitation(does, !described.test(pitch));
  const forAll =
    audience && whole.endsWith(` for ${audience}`) ? whole.slice(0, -audience.length - 5) : whole;
  const invitation = shortened(forAll.split(', ')[0] ?? '');
  if (invitation.split(' ').length < fewestWords) return undefined;
  const { people = '' } = helps.exec(does)?.groups ?? {};
  return {
    invitation: capitalise(invitation),
    thing,
    ...(people && !anybody.test(people) && { people }),
  };
}

/** "Una app que convierte recibos en informes": such verbs invite as they stand. */
const inRomance = /^(?<thing>.{3,60}?)\s(?:que|qui|che)\s(?<does>\p{Ll}{3,}(?:\s\S+)+)$/u;
const noRomanceInvitation =
  /^(?:ayuda|permite|sirve|tiene|está|son|será|aide|permet|sert|sont|serait|ajuda|serve|tem|são|aiuta|permette|sono|funciona|fonctionne|funziona|te|vous|nous|nos|los|las|les)\s/u;

/** What a description in Spanish, Portuguese, Italian or French invites to. */
export function romanceInvitationIn(pitch: string): Invitation | undefined {
  const { thing = '', does = '' } = inRomance.exec(pitch)?.groups ?? {};
  const [invitation = '', aside = ''] = does.split(', ');
  const isOne = invitation.length <= longestInvitation && invitation.split(' ').length >= fewestWords;
  if (!isOne || noRomanceInvitation.test(invitation)) return undefined;
  const isForWhom = /^(?:para|pour|per)\s/u.test(aside);
  return { invitation: capitalise(invitation), thing, ...(isForWhom && { aside }) };
}
