import type { SendMailOptions } from 'nodemailer';

/** Who mail of this instance is from and to. */
export interface Addresses {
  from: string;
  to: string;
}

/** Takes a mail off our hands. */
export interface Mailer {
  /** What a person is told whose message is through. */
  readonly thanks: string;
  /** Whether a mail that was handed over has left this instance; otherwise its message is kept here. */
  readonly delivers: boolean;
  /**
   * Returns where the mail is now, for the log.
   *
   * @throws whatever kept it from going, see `delivery/failure.ts`.
   */
  send(mail: SendMailOptions, signal: AbortSignal): Promise<string>;
  close(): void;
}
