import type { Editable } from '@sitewright/contracts';
import { Button, DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@sitewright/ui';
import { Check, ChevronDown } from 'lucide-react';
import { isLevel, type Level, levels, setLevel } from '../format/levels.ts';
import { command } from './commands.ts';

interface WhatIsSelectedProps {
  /** Innermost first. */
  selected: readonly [Editable, ...Editable[]];
  isNarrow: boolean;
}

function Levels({ block }: { block: NonNullable<Editable['block']> }) {
  return Object.entries(levels).map(([tag, name]) => (
    <DropdownMenuItem
      key={tag}
      onSelect={() => tag !== block.tag && setLevel(block, tag as Level)} // A key of it.
    >
      <span className="grow">{name}</span>
      {tag === block.tag && <Check aria-label="as it is" />}
    </DropdownMenuItem>
  ));
}

/** Names what is selected, makes another heading of it, and leads to what it stands in. */
export function WhatIsSelected({ selected, isNarrow }: WhatIsSelectedProps) {
  const [{ label, block }, ...around] = selected;
  const level = block && isLevel(block.tag) ? block : undefined;
  const short = isNarrow && level ? level.tag.toUpperCase() : label;
  if (around.length === 0 && !level) return <span className="px-2.75 font-semibold text-small">{label}</span>;
  const opener = (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`${short === label ? label : `${short}, ${label}`}: change or select what it is in`}
      className="min-w-0 shrink text-ink pointer-coarse:h-11"
    >
      <span className="truncate">{short}</span>
      <ChevronDown aria-hidden="true" />
    </Button>
  );
  return (
    <DropdownMenu opener={opener}>
      {level && <Levels block={level} />}
      {level && around.length > 0 && <DropdownMenuSeparator />}
      {around.map(({ label: name, element }) => (
        <DropdownMenuItem
          key={`${element.start} ${element.end}`}
          onSelect={() => command({ type: 'sitewright:edit-select', element })}
        >
          Select {name}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
