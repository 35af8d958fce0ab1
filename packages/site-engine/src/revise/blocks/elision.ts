const comment =
  /<!--(?<html>[\s\S]{0,400}?)-->|\/\*(?<css>[\s\S]{0,400}?)\*\/|(?:^|\n)[ \t]*\/\/(?<line>[^\n]{0,200})/gu;
const says =
  /(?:\.\.\.|…)|\b(?:rest|remaining|remainder|existing|previous|unchanged|same as|as before|as above|unverändert|wie oben|übrige[rn]?|sans changement|reste|sin cambios|invariato)\b/iu;
const surelySays =
  /(?:\.\.\.|…)\s*(?:rest|remaining|existing|other|same|more|unchanged|previous|keep|und so|etc)|\b(?:rest|remainder|remaining|existing)\b.{0,40}\b(?:unchanged|same|here|stays?|remains?|code|content|sections?|goes|of the (?:page|file|code|content))\b|\b(?:unchanged|unverändert|same as (?:before|above)|as (?:before|above))\b|^\s*(?:\.\.\.|…)+\s*$/iu;
const bareDots = /(?:^|\n)[ \t]*(?:\.\.\.|…)[ \t]*(?=\n|$)/u;

/** What a text says in place of what it leaves out: "<!-- rest unchanged -->". */
function elisionsIn(text: string): string[] {
  const comments = Array.from(text.matchAll(comment), ({ groups = {} }) =>
    (groups.html ?? groups.css ?? groups.line ?? '').trim(),
  );
  const found = comments.filter((one) => says.test(one) && surelySays.test(one));
  return bareDots.test(text) ? [...found, '...'] : found;
}

/** Whether a text stands for more than it says, other than what it takes the place of. */
export function isElided(text: string, before: string): boolean {
  const known = new Set(elisionsIn(before));
  return elisionsIn(text).some((one) => !known.has(one));
}
