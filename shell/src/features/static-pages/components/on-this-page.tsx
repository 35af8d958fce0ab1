import type { TextPart } from './text-section.tsx';

interface OnThisPageProps {
  parts: readonly Pick<TextPart, 'id' | 'title'>[];
}

/** The parts of a text as links; stays in sight while the text is read. */
export function OnThisPage({ parts }: OnThisPageProps) {
  return (
    <nav aria-label="On this page" className="max-lg:hidden">
      <ol className="sticky top-8 border-rule border-t text-ui">
        {parts.map(({ id, title }) => (
          <li key={id} className="border-rule border-b">
            <a href={`#${id}`} className="block py-2.25 text-ink-2 transition-colors hover:text-purple-ink">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
