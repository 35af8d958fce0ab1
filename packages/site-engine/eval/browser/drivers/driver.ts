import { type Page, expect as patientExpect } from '@playwright/test';
import type { BehaviourName } from '../../prompts/eval-prompt.ts';

/** Tries one behaviour wherever a page has it, as a person with a keyboard would; throws when it does not work. */
export interface Driver {
  behaviour: BehaviourName;
  /** What a page with this behaviour holds. */
  marker: string;
  /** Only there is it needed. */
  on?: 'phone';
  drive(page: Page): Promise<void>;
}

export const expect = patientExpect.configure({ timeout: 3_000 });
