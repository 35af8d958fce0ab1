import type { Rule } from '../rule.ts';
import { doctype } from './doctype.ts';
import { language } from './language.ts';

/** All checks, in the order in which a person reads them and repairs are made. */
export const rules: readonly Rule[] = [doctype, language];
