import type { Editable } from '@sitewright/contracts';
import { Button, DropdownMenu, DropdownMenuItem } from '@sitewright/ui';
import { AlignCenter, AlignLeft, AlignRight, Check } from 'lucide-react';
import { useEditing } from '../edit-store.ts';
import { type Alignment, align, alignmentOf, alignments } from '../format/align.ts';

const icons = { left: AlignLeft, center: AlignCenter, right: AlignRight } as const;

type Block = NonNullable<Editable['block']>;

/** Read when the menu is open. */
function Choices({ block }: { block: Block }) {
  const source = useEditing(({ editing }) => editing?.sources[editing.page]?.text) ?? '';
  const now = alignmentOf(source, block);
  return Object.entries(alignments).map(([alignment, name]) => {
    const Icon = icons[alignment as Alignment]; // A key of it.
    return (
      <DropdownMenuItem
        key={alignment}
        className="pointer-coarse:min-h-11"
        onSelect={() => alignment !== now && align(block, alignment as Alignment)}
      >
        <Icon aria-hidden="true" />
        <span className="grow">{name}</span>
        {alignment === now && <Check aria-label="as it is" />}
      </DropdownMenuItem>
    );
  });
}

/** How the lines of a heading or a paragraph stand. */
export function AlignMenu({ block }: { block: Block }) {
  const opener = (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label="Align the text"
      className="shrink-0 pointer-coarse:size-11"
    >
      <AlignLeft aria-hidden="true" />
    </Button>
  );
  return (
    <DropdownMenu opener={opener}>
      <Choices block={block} />
    </DropdownMenu>
  );
}
