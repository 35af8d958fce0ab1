import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import type { PlanTexts } from './plan-text-type.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';

export type { PlanTexts } from './plan-text-type.ts';

const byLocale: Readonly<Record<string, PlanTexts>> = { ar, de, en, es, fr, it, ja, pt, zh };

/** The texts by which a plan asks and answers from known facts; English where a language has none. */
export const planTextsOf = (locale: string): PlanTexts => byLocale[locale] ?? en;
