import type { ApiError } from '@sitewright/web-kit';

/** What a failed load of figures says; an answer that nobody understands says nothing to a person. */
export const failureWords = ({ code, message }: ApiError) =>
  `Error: ${code === 'UNEXPECTED_ANSWER' ? 'Something went wrong' : message}`;
