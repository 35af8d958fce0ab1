import { brandTypefaces } from '@sitewright/contracts';
import { Button, cn } from '@sitewright/ui';
import { typePairs } from '@sitewright/web-kit/typefaces';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { enter } from './brand-kit-store.ts';
import type { Draft, Typefaces } from './draft.ts';
import { Part } from './part.tsx';

/** What goes with headings, as sites have it. */
function pairOf(headings: Typefaces['headings']): Typefaces {
  const text = typePairs.find((pair) => pair.headings === headings)?.text;
  return { headings, text: brandTypefaces.text.find((face) => face === text) ?? 'Figtree' };
}

const weightOf = (headings: string) => typePairs.find((pair) => pair.headings === headings)?.weight;

interface FacesProps<Face extends string> {
  label: string;
  faces: readonly Face[];
  chosen: Face | undefined;
  /** How large it is set, and how heavy. */
  look: string;
  weight?: (face: Face) => number | undefined;
  onChoose: (face: Face) => void;
}

/** Typefaces, each set in itself. */
function Faces<Face extends string>({ label, faces, chosen, look, weight, onChoose }: FacesProps<Face>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-small">{label}</legend>
      {faces.map((face) => (
        <label
          key={face}
          className="relative flex min-h-11 cursor-pointer items-center justify-between gap-3 border-rule border-b px-2 has-focus-visible:outline-2 has-checked:bg-purple-tint has-checked:text-purple-ink"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={face === chosen}
            onChange={() => onChoose(face)}
          />
          <span
            className={cn('truncate leading-none', look)}
            style={{ fontFamily: `"${face}"`, fontWeight: weight?.(face) }}
          >
            {face}
          </span>
          {face === chosen && <Check aria-hidden="true" className="size-4 shrink-0" />}
        </label>
      ))}
    </fieldset>
  );
}

/** The typefaces of headings and of text. Choosing the one proposes the other. */
export function TypefacesPart({ typefaces }: Pick<Draft, 'typefaces'>) {
  const chooseHeadings = (headings: Typefaces['headings']) => enter({ typefaces: pairOf(headings) });
  const chooseText = (text: Typefaces['text']) =>
    enter({ typefaces: { headings: typefaces?.headings ?? 'Figtree', text } });
  return (
    <Part
      title="Typefaces"
      lead="Choosing one for headings proposes the one for text that goes with it. None chosen: each site has its own."
    >
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Faces
          label="Headings"
          faces={brandTypefaces.headings}
          chosen={typefaces?.headings}
          look="text-[22px]"
          weight={weightOf}
          onChoose={chooseHeadings}
        />
        <Faces
          label="Text"
          faces={brandTypefaces.text}
          chosen={typefaces?.text}
          look="text-[17px]"
          onChoose={chooseText}
        />
      </div>
      {typefaces && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-3 pointer-coarse:h-11"
          onClick={() => enter({ typefaces: undefined })}
        >
          No typefaces in the brand kit
        </Button>
      )}
    </Part>
  );
}
