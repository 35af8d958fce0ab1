import { promptSchema } from '@sitewright/contracts';

/** What is wrong with a prompt somebody has written; an empty one is not wrong until it is sent. */
export function promptProblem(prompt: string): string | undefined {
  if (prompt.trim() === '') return undefined;
  return promptSchema.safeParse(prompt).error?.issues[0]?.message;
}
