import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** Reads a mail as a mail program does. */
export const parseMail = (raw: Buffer): Promise<ParsedMail> => simpleParser(raw);

/** A mail as a mail program reads it, and what the server was told about it. */
export interface ReceivedMail extends ParsedMail {
  raw: string;
  envelope: { from: string; to: string[]; isEncrypted: boolean; user: string | undefined };
}

type Step = 'connect' | 'sender' | 'recipient' | 'data';

/** An SMTP reply that refuses. */
export interface Refusal {
  code: number;
  text: string;
}

export interface MailServerOptions extends SMTPServerOptions {
  /** An earlier server that this one comes back as. */
  after?: { port: number; received: ReceivedMail[] };
}

/** A real SMTP server on loopback that refuses, is slow or goes away as the test says. */
export async function startMailServer({ after, ...options }: MailServerOptions = {}) {
  const received = after?.received ?? [];
  const attempts: Step[] = [];
  const watchers = new Set<() => void>();
  let refuse: (step: Step, attempt: number) => Refusal | undefined = () => undefined;
  const held = new Map<Step, Promise<void>>();
  let inHand = 0;

  const notify = () => {
    for (const check of watchers) check();
  };
  const at = async (step: Step) => {
    attempts.push(step);
    notify();
    await held.get(step);
    const refusal = refuse(step, attempts.filter((each) => each === step).length);
    if (refusal) throw Object.assign(new Error(refusal.text), { responseCode: refusal.code });
  };
  const answer = (work: Promise<void>, callback: (error?: Error) => void) =>
    void work.then(() => callback(), callback);

  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onConnect: (_session, callback) => answer(at('connect'), callback),
    onMailFrom: (_address, _session, callback) =>
      answer(
        at('sender').then(() => {
          inHand += 1;
        }),
        callback,
      ),
    onRcptTo: (_address, _session, callback) => answer(at('recipient'), callback),
    onData(stream, session, callback) {
      const { mailFrom, rcptTo } = session.envelope;
      const receive = async () => {
        const raw = await buffer(stream);
        await at('data');
        const parsed = await parseMail(raw);
        const from = mailFrom ? mailFrom.address : '';
        const to = rcptTo.map(({ address }) => address);
        const envelope = { from, to, isEncrypted: session.secure, user: session.user };
        received.push({ ...parsed, raw: raw.toString(), envelope });
      };
      answer(receive(), (error) => {
        callback(error ?? null);
        inHand -= 1;
        notify();
      });
    },
    ...options,
  });
  // A client that leaves in the middle is what some tests are about.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(after?.port ?? 0, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));

  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    attempts,
    /** What the server says to each step from now on, `attempt` counted from 1; nothing lets it pass. */
    refuse: (say: typeof refuse) => {
      refuse = say;
    },
    /** Answers nobody at this step before the returned function is called. */
    holdBack: (step: Step) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(step, promise);
      return resolve;
    },
    /** Resolves once so many mails have arrived. */
    untilReceived: (count: number) => until(watchers, () => received.length >= count),
    /** Resolves once so many clients have come to this step. */
    untilTried: (step: Step, count: number) =>
      until(watchers, () => attempts.filter((each) => each === step).length >= count),
    close,
    /** Goes away as a server that is restarted: whoever is in the middle of a mail may finish. */
    retire: async () => {
      refuse = (step) => (step === 'sender' ? { code: 421, text: '4.3.2 Shutting down' } : undefined);
      await until(watchers, () => inHand === 0);
      await close();
    },
    /** Cuts every connection, without a word. */
    cut: () => {
      for (const connection of server.connections) connection._socket.destroy();
    },
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

function until(watchers: Set<() => void>, isTrue: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isTrue()) return;
      watchers.delete(check);
      resolve();
    };
    watchers.add(check);
    check();
  });
}
