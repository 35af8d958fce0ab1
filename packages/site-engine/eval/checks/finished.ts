import type { WrittenSite } from '../sites/made-site.ts';
import { type Check, each } from './check.ts';
import { textsOf } from './texts.ts';

/** What a program leaves behind where a text should be. */
const leaks = /lorem ipsum|dolor sit amet|\bundefined\b|\bNaN\b|\[object |\{\w+\}/iu;
const untidy = /(?<!\.)\.\.(?!\.)|[,;:]{2}|\s[,.](?=\s|$)|,\.|\.,|\(\s|\s\)|\s{2}/u;
/** The prompt's own instructions, which are meant for the composer. */
const instructions =
  /(?<![\p{L}])(?:please (?:add|build|create|do not|don’t|include|make|no|write)|pls|thx|website|wesbite|homepage|landing ?page|one page site|webseite|sitio web|página web|page web|site web|no (?:testimonials|newsletter|team|gallery|prices|pricing|blog)|bitte keine|ohne kontaktformular|sin (?:testimonios|precios|boletín)|ウェブサイト|ホームページ|موقع ل)(?![\p{L}])/iu;

const reminders = /\b(?:TODO|FIXME|TBD|XXX)\b/u;

const problemOf = (line: string): string | false => {
  const found = leaks.exec(line) ?? reminders.exec(line) ?? untidy.exec(line) ?? instructions.exec(line);
  return found !== null && `“${found[0]}” in “${line.slice(0, 90)}”`;
};

/** Every text is finished: no filler, no leak, no instruction of the prompt, no stray punctuation. */
export const finished: Check<WrittenSite> = {
  name: 'Texts finished',
  goal: 0.999,
  judge: ({ pages }) => each(new Set(pages.flatMap(textsOf)), problemOf),
};
