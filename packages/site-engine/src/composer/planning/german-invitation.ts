import { capitalise } from '../reading/clean-text.ts';
import type { Invitation } from './invitation.ts';

const described = /^(?<thing>[^,]{3,60}),\s(?:die|der|das|welche[rs]?)\s(?<does>.+)$/iu;
/** "mit der Sie Pflanzen bestimmen" has its infinitive already, "mit der man Pflanzen bestimmt" has not. */
const means = /^(?<thing>[^,]{3,60}),\s(?:mit|in|über) (?:der|dem) (?<who>man|Sie)\s(?<does>.+)$/u;
/** What is done, up to the first verb. */
const firstClause =
  /^(?<what>.+?)\s(?<verb>\p{Ll}{3,}(?:t|en|ern|eln))(?=$|,|\s(?:und|ohne|sobald|während)\s)/u;

const addressed = /(?<![\p{L}])(?:sich|dich|dir|ihnen|sie|euch|man|uns)(?![\p{L}])/iu;
/** Verbs that change their vowel, and those that invite to nothing. */
const noInvitation =
  /(?:(?<!e)isst|(?<!e)ibt|iest|nimmt|ifft|icht|ilft|irbt|irft|ieht|ält|ässt|ängt|ägt|ädt|ährt|hat|ist|kann|soll|wird|muss|heißt|kostet|läuft|passt|besteht|funktioniert|gehört)$/u;

const infinitiveOf = (verb: string): string => {
  if (/(?:iert|et)$/u.test(verb)) return verb.replace(/e?t$/u, 'en');
  return verb.replace(/t$/u, /e[lr]t$/u.test(verb) ? 'n' : 'en');
};

const longestInvitation = 46;

/** What a German description invites to: "Eine App, die Belege sortiert" to "Belege sortieren". */
export function germanInvitationIn(pitch: string): Invitation | undefined {
  const { thing = '', who, does = '' } = (described.exec(pitch) ?? means.exec(pitch))?.groups ?? {};
  const { what = '', verb = '' } = firstClause.exec(does)?.groups ?? {};
  const isInfinitive = who === 'Sie';
  if (!verb || addressed.test(what) || (!isInfinitive && (!verb.endsWith('t') || noInvitation.test(verb))))
    return undefined;
  const invitation = `${what} ${isInfinitive ? verb : infinitiveOf(verb)}`;
  if (invitation.length > longestInvitation) return undefined;
  const [kind = '', ...whom] = thing.split(/\s(?=für\s)/u);
  return { invitation: capitalise(invitation), thing: kind, ...(whom[0] && { aside: whom[0] }) };
}
