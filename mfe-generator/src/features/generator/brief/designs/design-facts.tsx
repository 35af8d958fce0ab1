import type { BriefDraft } from '@sitewright/contracts';
import { designWords } from './design-words.ts';
import { TypeNames } from './type-names.tsx';

/** The colours in a bar, that of the page broadest. */
function ColourBar({ colours }: { colours: readonly string[] }) {
  return (
    <div
      role="img"
      aria-label={`Colours: ${colours.join(', ')}`}
      className="mt-3 flex h-8 overflow-hidden rounded-[6px] ring-1 ring-rule-strong"
    >
      {colours.map((colour, index) => (
        <span
          key={colour}
          title={colour}
          style={{ background: colour, flexGrow: index === 0 ? 3 : colours.length - index }}
        />
      ))}
    </div>
  );
}

/** What a design looks like, in words, colours and typefaces. */
export function DesignFacts({ look }: { look: BriefDraft['look'] }) {
  return (
    <>
      <p className="text-body text-ink-2">{designWords[look.family].description}</p>
      <ColourBar colours={look.colours} />
      <div className="mt-3 text-ink-2 text-small">
        <TypeNames typefaces={look.typefaces} />
      </div>
    </>
  );
}
