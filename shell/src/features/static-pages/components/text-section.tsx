import type { ReactNode } from 'react';

export interface TextPart {
  /** Its anchor. */
  id: string;
  title: string;
  body: ReactNode;
}

const prose =
  'grid gap-4 text-[1.0625rem] text-ink-2 leading-[1.65] [&_b]:font-semibold [&_b]:text-ink [&_h3]:mt-2 [&_h3]:-mb-2.5 [&_h3]:text-h3 [&_h3]:text-ink [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-5 [&_ul]:marker:text-ink-3';

/** One part of a text, under its line. */
export function TextSection({ id, title, body }: TextPart) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-6 border-rule-strong border-t pt-6 pb-11 outline-hidden md:pb-13"
    >
      <h2 id={`${id}-title`} className="mb-4 text-h1">
        {title}
      </h2>
      <div className={prose}>{body}</div>
    </section>
  );
}
