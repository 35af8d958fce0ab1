const format = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** The date of today, which is what these pages are dated with. */
export function LastUpdated() {
  const today = new Date();
  return (
    <p className="mt-3 text-ink-3 text-ui">
      Last Updated: <time dateTime={today.toISOString().slice(0, 10)}>{format.format(today)}</time>
    </p>
  );
}
