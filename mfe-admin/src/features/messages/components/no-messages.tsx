/** A letter that is on its way. */
const LetterLeaving = () => (
  <svg
    viewBox="0 0 300 130"
    fill="none"
    aria-hidden="true"
    className="w-75 max-w-full stroke-[1.3] stroke-control"
  >
    <path d="M10 40h72M34 66h48M4 92h78" strokeDasharray="4 4" />
    <rect x="102" y="20" width="136" height="92" rx="8" className="fill-surface stroke-[1.6] stroke-ink" />
    <path
      d="M104.5 23 162 68a13 13 0 0 0 16 0l57.5-45"
      strokeLinejoin="round"
      className="fill-purple-tint stroke-[1.6] stroke-purple"
    />
    <path d="M258 66h32m-9-8 9 8-9 8" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

interface NoMessagesProps {
  title: string;
  children: string;
}

/** There is no message to show. */
export function NoMessages({ title, children }: NoMessagesProps) {
  return (
    <section
      aria-labelledby="no-messages"
      className="grid justify-items-center rounded-[12px] border border-control border-dashed px-6 pt-14 pb-16 text-center desk:px-10 desk:pt-19 desk:pb-21"
    >
      <LetterLeaving />
      <h2 id="no-messages" className="mt-7 text-h1">
        {title}
      </h2>
      <p className="mt-1.5 max-w-100 text-[1rem] text-ink-2">{children}</p>
    </section>
  );
}
