/** What the engine has to say of its work: what it left out or drafted, and what is to be looked at. */
export function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-h3">Good to know before you publish</h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-2 marker:text-ink-3">
        {notes.map((note) => (
          <li key={note} className="wrap-anywhere">
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
