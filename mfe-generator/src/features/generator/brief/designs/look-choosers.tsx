import type { BriefDraft } from '@sitewright/contracts';
import { useState } from 'react';
import type { Design } from './draw-designs.ts';
import type { LookChoice } from './look-choice.ts';
import { PaletteRow } from './palette-row.tsx';
import { TypeRow } from './type-row.tsx';

/** The first look that was drawn: what is offered stays as it is while it is tried. */
function useFirstLook(designs: readonly Design[]): BriefDraft['look'] | undefined {
  const [first, setFirst] = useState<BriefDraft['look']>();
  const drawn = designs.find((design) => design.status === 'ready');
  if (!first && drawn) setFirst(drawn.look);
  return first;
}

interface LookChoosersProps {
  designs: readonly Design[];
  choice: LookChoice;
  isDisabled: boolean;
  onChoose: (choice: LookChoice) => void;
}

/** Colours and typefaces for all designs in sight. */
export function LookChoosers({ designs, choice, isDisabled, onChoose }: LookChoosersProps) {
  const current = useFirstLook(designs);
  const { palette, pair } = choice;
  return (
    <div className="mb-5 grid gap-x-11 gap-y-4 min-[1100px]:grid-cols-2">
      <PaletteRow
        palettes={current?.palettes}
        current={current}
        chosen={palette}
        isDisabled={isDisabled}
        onChoose={(chosen) => onChoose({ ...(chosen && { palette: chosen }), ...(pair && { pair }) })}
      />
      <TypeRow
        current={current}
        chosen={pair}
        isDisabled={isDisabled}
        onChoose={(chosen) => onChoose({ ...(palette && { palette }), ...(chosen && { pair: chosen }) })}
      />
    </div>
  );
}
