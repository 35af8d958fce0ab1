import type { BriefDraft } from '@sitewright/contracts';
import { type TypePair, typePairs } from '@sitewright/web-kit/typefaces';
import { useId } from 'react';
import { LookRow } from './look-row.tsx';
import { LookTile } from './look-tile.tsx';
import { TypeNames } from './type-names.tsx';

function Sample({ face, weight }: { face: string; weight?: number }) {
  return (
    <span
      className="grid h-full place-items-center text-[27px] text-ink leading-none"
      style={{ fontFamily: `"${face}"`, fontWeight: weight }}
    >
      Aa
    </span>
  );
}

interface TypeRowProps {
  /** What the site has. */
  current: BriefDraft['look'] | undefined;
  chosen: TypePair | undefined;
  isDisabled: boolean;
  onChoose: (pair: TypePair | undefined) => void;
}

/** Pairs of typefaces, each set in itself. */
export function TypeRow({ current, chosen, isDisabled, onChoose }: TypeRowProps) {
  const group = useId();
  return (
    <LookRow
      title="Typefaces"
      isLoading={!current}
      detail={chosen ? <TypeNames typefaces={chosen} /> : 'Each design in its own typefaces.'}
    >
      <LookTile
        group={group}
        name="As it is"
        description="Each design in its own typefaces"
        isChosen={!chosen}
        isDisabled={isDisabled}
        onChoose={() => onChoose(undefined)}
      >
        {current && <Sample face={current.typefaces.headings} />}
      </LookTile>
      {typePairs.map((pair) => {
        const { name, headings, text, weight } = pair;
        return (
          <LookTile
            key={name}
            group={group}
            name={name}
            description={headings === text ? `${headings} throughout` : `${headings} with ${text} for text`}
            isChosen={chosen === pair}
            isDisabled={isDisabled}
            onChoose={() => onChoose(pair)}
          >
            <Sample face={headings} weight={weight} />
          </LookTile>
        );
      })}
    </LookRow>
  );
}
