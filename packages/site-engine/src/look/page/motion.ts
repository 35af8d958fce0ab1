import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    /** What scripts have asked of the visitor's system. */
    askedOfSystem: string[];
  }
}

function noteQuestions(): void {
  const ask = window.matchMedia;
  window.askedOfSystem = [];
  window.matchMedia = (query) => {
    window.askedOfSystem.push(query);
    return ask.call(window, query);
  };
}

export const noteQuestionsIn = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(noteQuestions);

function asksAboutMotion(): boolean {
  const isAbout = (query: string) => query.includes('prefers-reduced-motion');
  const has = (rules: CSSRuleList): boolean =>
    [...rules].some(
      (rule) =>
        (rule instanceof CSSMediaRule && isAbout(rule.conditionText)) ||
        ('cssRules' in rule && rule.cssRules instanceof CSSRuleList && has(rule.cssRules)),
    );
  return (
    window.askedOfSystem.some(isAbout) ||
    [...document.styleSheets].some((sheet) => isAbout(sheet.media.mediaText) || has(sheet.cssRules))
  );
}

/** Whether a page that is open shows itself otherwise to visitors who have asked for less motion. */
export const isOtherInMotion = (page: Page): Promise<boolean> => page.evaluate(asksAboutMotion);
