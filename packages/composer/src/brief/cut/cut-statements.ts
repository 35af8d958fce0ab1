import { BlockCutter } from './blocks/block-cutter.ts';
import type { Cut } from './cut.ts';

/**
 * Cuts a prompt into statements: structure first, then sentences, then the parts of enumerations. The cuts stand in order, do
 * not overlap and cover every character that is no space.
 */
export const cutStatements = (prompt: string): Cut[] => new BlockCutter(prompt).cut();
