import '@sitewright/web-kit/typefaces';

/** The typefaces of headings and of text, each name set in what it names. */
export function TypeNames({
  typefaces: { headings, text },
}: {
  typefaces: { headings: string; text: string };
}) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-[22px] text-ink leading-none" style={{ fontFamily: `"${headings}"` }}>
        {headings}
      </span>
      <span style={{ fontFamily: `"${text}"` }}>
        {headings === text ? 'throughout' : `with ${text} for text`}
      </span>
    </p>
  );
}
