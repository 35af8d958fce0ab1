import { CircleCheck } from 'lucide-react';

/** What the server said of a change, above whatever is in the window; empty most of the time. */
export function RoleMessage({ words }: { words: string | undefined }) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-6 z-30 flex justify-center desk:left-63"
    >
      {words && (
        <p className="wrap-anywhere flex animate-rise items-center gap-2.5 rounded-panel border border-rule-strong bg-surface px-4 py-3 font-[550] text-body shadow-pop">
          <CircleCheck aria-hidden="true" className="size-4.5 shrink-0 text-good-ink" />
          {words}
        </p>
      )}
    </div>
  );
}
