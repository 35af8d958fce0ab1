export const looksLikePage = (text: string): boolean =>
  /^\s*(?:<!--[^>]{0,200}-->\s*)?(?:<!doctype html|<html[\s>])/i.test(text.slice(0, 500));

/** Whether a page was written to its end. */
export const isWholePage = (text: string): boolean =>
  looksLikePage(text) && /<\/html\s*>\s*$/i.test(text.slice(-100));
