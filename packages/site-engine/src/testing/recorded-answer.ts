import { readFileSync } from 'node:fs';

/** A good answer: a complete small site of two pages, a script and a theme. */
export const recordedAnswer = readFileSync(new URL('./recorded-answer.txt', import.meta.url), 'utf8');

/** The first heading of {@link recordedAnswer}'s home page. */
export const recordedHeading = 'Bread from a slow oven';
