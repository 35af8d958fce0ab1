import type { Editable } from '@sitewright/contracts';
import { Button, DropdownMenu, DropdownMenuItem } from '@sitewright/ui';
import { ChevronDown } from 'lucide-react';
import { command } from './commands.ts';

interface WhatIsSelectedProps {
  /** Innermost first. */
  selected: readonly [Editable, ...Editable[]];
}

/** Names what is selected, and leads to what it stands in. */
export function WhatIsSelected({ selected }: WhatIsSelectedProps) {
  const [{ label }, ...around] = selected;
  if (around.length === 0) return <span className="px-2.75 font-semibold text-small">{label}</span>;
  const opener = (
    <Button variant="ghost" size="sm" className="min-w-0 shrink text-ink pointer-coarse:h-11">
      <span className="truncate">{label}</span>
      <ChevronDown aria-hidden="true" />
    </Button>
  );
  return (
    <DropdownMenu opener={opener}>
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
