import type { BriefFunction } from '@sitewright/contracts';
import type { Draft } from '../drafts.ts';
import type { FunctionWish } from '../holding.ts';

/** The wishes for a function that a draft is to fulfil. */
export const functionsOf = ({ functions }: Draft, type: BriefFunction): FunctionWish[] =>
  functions.filter((wish) => wish.type === type);

export const optionsOf = (draft: Draft, type: BriefFunction): string[] =>
  functionsOf(draft, type).flatMap(({ options }) => options);

export const fromOf = (draft: Draft, type: BriefFunction): number[] =>
  functionsOf(draft, type).flatMap(({ from }) => from);
