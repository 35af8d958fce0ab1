import type { NotUsed as Unused } from '@sitewright/contracts';

/** What of the prompt the site was not made of, in the person's words and with the reason. */
export function NotUsed({ statements = [] }: { statements?: readonly Unused[] | undefined }) {
  if (statements.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-h3">Not used</h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-2 marker:text-ink-3">
        {statements.map(({ text, why }) => (
          <li key={`${text} ${why}`} className="wrap-anywhere">
            “{text}” {why}
          </li>
        ))}
      </ul>
    </section>
  );
}
