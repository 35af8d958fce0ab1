/*
 * The typefaces of sites with all Latin letters, for words that are a site's own. A browser loads those that are shown. Their
 * licence lies beside the samples.
 */
import './whole.css';

/** What a family is called here: a sample of the same family has a few letters only. */
export const wholeOf = (family: string): string => `${family} whole`;
