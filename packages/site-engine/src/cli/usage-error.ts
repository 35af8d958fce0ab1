/** What is wrong with the command line or the settings, in one sentence a person understands. */
export class UsageError extends Error {}
