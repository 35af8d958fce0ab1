/** A text as the part of a regular expression that matches it and nothing else. */
export const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
