import type { Cut } from '../../cut/cut.ts';
import { joinForms } from './asked-forms.ts';
import { nameLists } from './asked-lists.ts';
import { partPages } from './asked-pages.ts';

/** What running text asks for, each as a statement of its own: pages, lists, forms with their fields. */
export const partAsked = (cuts: readonly Cut[], prompt: string, language: string): Cut[] =>
  joinForms(nameLists(partPages(cuts, prompt, language), prompt), prompt, language);
