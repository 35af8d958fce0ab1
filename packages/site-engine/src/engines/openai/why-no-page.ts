import type { EngineError } from '../../engine.ts';
import type { AnswerEnd } from './answer-chunks.ts';
import { failure } from './provider-error.ts';

/** A refusal is a short answer without anything that could be a part of a site. */
const longestRefusal = 1000;
const partOfSite = /[<>{}]|^ {0,3}(?:`{3}|~{3})/m;
/** It says no, in one of its first sentences: "cannot", in the languages that models answer in. */
const longestBeginning = 300;
const saysNo =
  /\b(?:can(?:not|['’]?t)|won['’]?t|unable|not (?:able|allowed|permitted|comfortable)|(?:must|have to) (?:decline|refuse)|decline|nicht (?:in der Lage|möglich)|(?:kann|darf|werde|möchte)\b[^.!?]{0,60}\bnicht|ne (?:peux|puis|pourrai)s?\b[^.!?]{0,20}\bpas|no (?:puedo|podemos|es posible)|não (?:posso|podemos)|non (?:posso|possiamo)|kan\b[^.!?]{0,60}\b(?:niet|inte|ikke)|nie mog[ęe])(?![\p{L}])|не (?:могу|можем)|не можу|できません|いたしかねます|无法|不能|無法|할 수 없|لا (?:أستطيع|يمكنني)|yapamam|ne mohu|nem tudo[km]/iu;

function isRefusal(answer: string): boolean {
  const text = answer.trim();
  if (text.length > longestRefusal || partOfSite.test(text)) return false;
  return saysNo.test(text.slice(0, longestBeginning)) || apologises.test(text);
}

const apologises = /^(?:i['’]?m sorry|i am sorry|sorry)\b/i;

/** Why an answer that has ended has no page. */
export function whyNoPage(answer: string, end: AnswerEnd): EngineError {
  if (end.hasRefused || isRefusal(answer)) return failure('refused');
  if (end.hasText) return failure('no-page');
  if (end.hasCalledTools) return failure('tools-only');
  return failure(end.hasThought ? 'only-thought' : 'empty');
}
