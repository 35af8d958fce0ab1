import type { Brief } from '@sitewright/contracts';
import { X } from 'lucide-react';
import { useCanChange } from '../sheet/use-brief.ts';
import { change } from '../sitting/edit.ts';
import { FieldRow } from './field-row.tsx';
import { AddButton } from './rows.tsx';

type Colour = Brief['design']['colours'][number];

interface SwatchProps {
  colour: Colour;
  onChange: (css: string) => void;
  onRemove: () => void;
}

function Swatch({ colour: { css, words }, onChange, onRemove }: SwatchProps) {
  const canChange = useCanChange();
  const name = words && words !== css ? `${words}, ${css}` : css;
  if (!canChange) {
    return (
      <span
        role="img"
        aria-label={name}
        title={name}
        className="size-5 rounded-[5px] border border-rule-strong"
        style={{ background: css }}
      />
    );
  }
  return (
    <span className="group relative flex">
      <input
        type="color"
        aria-label={`Colour ${name}`}
        title={name}
        value={css}
        className="size-5.5 cursor-pointer appearance-none rounded-[5px] border border-rule-strong bg-transparent p-0 pointer-coarse:size-9 [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:rounded-[4px] [&::-webkit-color-swatch]:border-0"
        onChange={({ target }) => onChange(target.value)}
      />
      <button
        type="button"
        aria-label={`Remove colour ${name}`}
        className="absolute -top-2 -right-2 hidden size-4 place-items-center rounded-full border border-rule-strong bg-paper text-ink-2 focus-visible:grid group-focus-within:grid group-hover:grid pointer-coarse:grid pointer-coarse:after:absolute pointer-coarse:after:-inset-2"
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-2.5" />
      </button>
    </span>
  );
}

const fontNames = {
  serif: 'serif',
  sans: 'sans serif',
  mono: 'monospaced',
  rounded: 'rounded',
  hand: 'handwritten',
};

/** The look in words: "warm, dark, serif". */
function lookWords({ tone, theme, typeface, isLarge }: Brief['design']): string {
  const words = [
    tone?.value,
    theme?.value,
    typeface && fontNames[typeface.value],
    isLarge && 'large text',
  ].filter((word) => word !== undefined);
  const [first = '', ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ');
}

/** The colours that were wished for, each of which can be another one. */
export function ColoursField({ brief: { design } }: { brief: Brief }) {
  const { colours } = design;
  const enter = (at: number, css: string) => {
    const changed = colours.map((colour, index) => (index === at ? { ...colour, css, words: css } : colour));
    change({ design: { ...design, colours: changed } });
  };
  const remove = (at: number) => change({ design: { ...design, colours: colours.toSpliced(at, 1) } });
  const add = () =>
    change({ design: { ...design, colours: [...colours, { css: '#7d2bc4', words: '#7d2bc4', from: [] }] } });
  const look = lookWords(design);
  return (
    <FieldRow
      name="Colours"
      values={colours.map(({ css }) => css)}
      action={<AddButton onClick={add}>Add</AddButton>}
    >
      <div className="flex min-h-6.25 flex-wrap items-center gap-2 pl-1.75 text-body pointer-coarse:gap-3">
        {colours.map((colour, at) => (
          <Swatch
            // biome-ignore lint/suspicious/noArrayIndexKey: a colour changes while it is chosen.
            key={at}
            colour={colour}
            onChange={(css) => enter(at, css)}
            onRemove={() => remove(at)}
          />
        ))}
        <span className="text-ink-2 text-small">
          {look || (colours.length === 0 && 'Chosen by the maker')}
        </span>
      </div>
    </FieldRow>
  );
}
