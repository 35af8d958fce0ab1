import type { CSSProperties, ReactNode } from 'react';

interface LookTileProps {
  group: string;
  name: string;
  /** What the picture shows, for who does not see it. */
  description: string;
  isChosen: boolean;
  isDisabled: boolean;
  style?: CSSProperties;
  onChoose: () => void;
  children: ReactNode;
}

/** One of a row of looks: a picture of it over its name. */
export function LookTile(props: LookTileProps) {
  const { group, name, description, isChosen, isDisabled, style, onChoose, children } = props;
  return (
    <label className="relative grid w-19 shrink-0 cursor-pointer gap-1 min-[1100px]:w-auto min-[1100px]:min-w-14 min-[1100px]:max-w-19 min-[1100px]:shrink min-[1100px]:basis-19 has-disabled:cursor-default">
      <input
        type="radio"
        name={group}
        checked={isChosen}
        disabled={isDisabled}
        aria-label={`${name}: ${description}`}
        className="peer absolute size-px opacity-0"
        onChange={onChoose}
      />
      <span
        aria-hidden="true"
        style={style}
        className="h-14 overflow-hidden rounded-[7px] bg-surface ring-1 ring-rule-strong ring-inset peer-checked:outline-2 peer-checked:outline-purple peer-checked:outline-offset-1 peer-focus-visible:ring-4 peer-focus-visible:ring-purple-line dark:peer-checked:outline-purple-ink"
      >
        {children}
      </span>
      <span className="truncate text-center text-[12.5px] text-ink-2 leading-4 peer-checked:font-semibold peer-checked:text-ink">
        {name}
      </span>
    </label>
  );
}
