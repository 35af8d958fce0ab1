import { Info } from 'lucide-react';
import { Disclosure } from './disclosure.tsx';

const settings = `SMTP_URL=smtps://user:password@smtp.example.com
MAIL_FROM=website@example.com
MAIL_TO=office@example.com`;

/** Says that messages do not leave this instance, and how its operator changes that. */
export function NoMailServer({ keptDays }: { keptDays: number }) {
  return (
    <section
      aria-labelledby="no-mail-server"
      className="mb-6 flex items-start gap-3 rounded-panel border border-rule bg-paper-sunk px-4 py-3.5 desk:px-5"
    >
      <Info aria-hidden="true" className="mt-0.5 size-4.25 shrink-0 text-ink-2" />
      <div className="min-w-0">
        <h2 id="no-mail-server" className="font-semibold font-text text-body leading-normal tracking-normal">
          This instance has no mail server
        </h2>
        <p className="mt-0.5 text-ink-2">
          Messages are kept here for {keptDays} days, each also as an <code>.eml</code> file in the outbox of
          the data folder.
        </p>
        <Disclosure summary="How to set one up" className="mt-1">
          <p className="mt-1 max-w-[72ch] text-ink-2">
            Start this instance again with these three settings; in the stack of containers{' '}
            <code>SMTP_URL</code> is the secret <code>smtp-url</code>. New messages are then sent at once;
            those that are kept here can be sent one by one.
          </p>
          <pre className="wrap-anywhere mt-2 whitespace-pre-wrap rounded-[9px] border border-rule bg-surface px-4 py-3 font-mono text-code">
            {settings}
          </pre>
        </Disclosure>
      </div>
    </section>
  );
}
