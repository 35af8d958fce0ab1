import type { Invitation } from './invitation.ts';

const longestInvitation = 30;
const inJapanese =
  /^(?<what>.{0,30}?(?<object>[^、をが]{1,30}を)(?<how>[^、を]{0,30}?))(?:する|できる|してくれる)(?<thing>(?:AI)?(?:\p{Script=Katakana}|ー){2,})です。$/u;
/** Where a line of Japanese takes a breath. */
const breath = /^(.{4,}?(?:から|だけで|まで|を))(?=.{3})/u;

/** 議事録を作成するツールです。 invites to 議事録を、作成: the noun of the verb can stand alone. */
export function japaneseInvitationIn(pitch: string): Invitation | undefined {
  const { what = '', how = '', thing = '' } = inJapanese.exec(pitch)?.groups ?? {};
  if (!/\p{Script=Han}{2}$/u.test(how) || what.length > longestInvitation) return undefined;
  return { invitation: what.replace(breath, '$1、'), thing };
}

const inArabic =
  /^(?<thing>\p{L}+(?:\s\p{L}+){0,2}?)\s(?:(?:الذي|التي)\s)?(?<does>[يت]\p{L}{3,}(?:\s\p{L}+){1,7})$/u;
const longestInArabic = 46;

/** Verbs that say what a product does can stand at the head of an Arabic sentence. */
export function arabicInvitationIn(pitch: string): Invitation | undefined {
  const { thing = '', does = '' } = inArabic.exec(pitch)?.groups ?? {};
  return does && does.length <= longestInArabic ? { invitation: does, thing } : undefined;
}
