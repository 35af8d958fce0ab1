import { tokenizer, tokTypes } from 'acorn';

/** A text in a script, and the function that it is handed to first, if it is. */
export interface ScriptText {
  text: string;
  callee: string | undefined;
}

const quoted = /"([^"\\\r\n]{1,200})"|'([^'\\\r\n]{1,200})'|`([^`\\\r\n]{1,200})`/g;

/** As far as that can be told of what is no script to its end. */
const guessTexts = (code: string): ScriptText[] =>
  [...code.matchAll(quoted)].map(([, double, single, template]) => ({
    text: double ?? single ?? template ?? '',
    callee: undefined,
  }));

/** All texts that a script holds. */
export function textsInScript(code: string): ScriptText[] {
  const texts: ScriptText[] = [];
  let callee: string | undefined;
  let name: string | undefined;
  try {
    for (const { type, start, end } of tokenizer(code, { ecmaVersion: 'latest' })) {
      if (type === tokTypes.string) texts.push({ text: code.slice(start + 1, end - 1), callee });
      if (type === tokTypes.template) texts.push({ text: code.slice(start, end), callee });
      // The quote of a template stands between its call and its text.
      if (type === tokTypes.backQuote) continue;
      callee = type === tokTypes.parenL ? name : undefined;
      name = type === tokTypes.name ? code.slice(start, end) : undefined;
    }
  } catch {
    return guessTexts(code);
  }
  return texts;
}
