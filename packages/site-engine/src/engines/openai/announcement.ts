import { isPage } from '../../files/site-files.ts';
import { readFence, readOpener } from '../../protocol/markers.ts';
import { endsInTag } from './elision.ts';
import { overlapLength } from './overlap.ts';

const markup = /[<>{};=]/;
const announcing = [
  'sure|certainly|of course|absolutely|okay|ok|alright|no problem|understood|got it',
  "(?:my )?apologies|i apologi[sz]e|i['’]m sorry|i am sorry|sorry",
  "here(?:['’]s| is| are)|let me|let['’]s|i(?:['’]ll| will)",
  'continu(?:ing|ed|ation)|the rest|(?:the )?remain(?:ing|der)',
];
const announces = new RegExp(`^(?:${announcing.join('|')})\\b`, 'i');
/** What a heading, emphasis, brackets or a quotation put around words. */
const decoration = /^[\s#*_>"“([]{1,20}|[\s*_"”)\]]{1,20}$/g;
const isSetApart = (text: string): boolean =>
  /^(?:\[[^\]\n]*\]|\([^)\n]*\)|\*[^*\n]*\*|\*\*[^*\n]*\*\*|_[^_\n]*_)$/.test(text);

/** Whether this says something of the site instead of being a part of it. */
export const isProse = (text: string): boolean => text.trim() !== '' && !markup.test(text);

/** What a paragraph has that announces something, in any language. */
function signsOf(lead: string, before: string, openPath: string | undefined): number {
  const text = lead.trim();
  const words = text.replace(decoration, '');
  const signs = [
    announces.test(words),
    isSetApart(text),
    /[:：]$/.test(words),
    openPath !== undefined && text.includes(openPath),
    openPath !== undefined && isPage(openPath) && endsInTag(before) && / /.test(text),
    /[\p{L}\p{N}]$/u.test(before) && /^\p{Lu}/u.test(words),
  ];
  return signs.filter(Boolean).length;
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/** Whether a paragraph is over behind these lines, and only announced what follows it. */
function isAnnouncement(before: string, lead: string, rest: string, openPath: string | undefined): boolean {
  const isParagraph = /\S[^\S\n]*\n[^\S\n]*\n$/.test(lead);
  const signs = signsOf(lead, before, openPath) + (isParagraph ? 1 : 0);
  if (signs === 0) return false;
  const isClear = signs > 1 && (isParagraph || isSetApart(lead.trim()) || markup.test(firstLine(rest)));
  return isClear || overlapLength(before, rest) > 0;
}

/** Words that name what follows on their line as the rest of what was written. */
const announcesOnLine =
  /^\s*(?:(?:sure|certainly|of course|okay|ok)[,.!]? )?(?:here(?:['’]s| is)|continuing|continuation|the rest)\b[^<>{};=:\n]{0,80}:[ \t]/i;
const namesTheRest =
  /continu|(?:rest|remainder) of the (?:answer|code|document|file|html|page|site)|left off|cut off/i;

function lengthOnLine(text: string): number {
  const [found = ''] = announcesOnLine.exec(text) ?? [];
  return namesTheRest.test(found) ? found.length : 0;
}

const blankLineLength = (text: string): number => /^[ \t]*\n/.exec(text)?.[0].length ?? 0;

/** How much of the beginning of a continuation only announces what follows, for certain: a paragraph, or the first words of a line. */
export function announcementLength(before: string, text: string, openPath: string | undefined): number {
  for (let at = 0; at < text.length; ) {
    const line = firstLine(text.slice(at));
    if (readFence(line) ?? readOpener(line)) return at;
    if (markup.test(line)) break;
    at += line.length + 1;
    if (isAnnouncement(before, text.slice(0, at), text.slice(at), openPath))
      return at + (line.trim() === '' ? 0 : blankLineLength(text.slice(at)));
  }
  return lengthOnLine(text);
}
