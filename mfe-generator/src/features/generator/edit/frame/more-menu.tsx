import type { Editable } from '@sitewright/contracts';
import { Button, DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@sitewright/ui';
import { ArrowDown, ArrowUp, Copy, Ellipsis, Eye, EyeOff, Plus, Trash2 } from 'lucide-react';
import { copy, hide, move, takeOff } from '../act.ts';
import { addLike } from '../parts/add-to-page.ts';

interface MoreMenuProps {
  meant: Editable;
  /** Another one like it is added here, and not beside the menu. */
  hasAdd: boolean;
}

/** What is done with the entry as a whole; on a narrow screen with a part, too. */
export function MoreMenu({ meant, hasAdd }: MoreMenuProps) {
  const { kind, label, isHidden, previous, next } = meant;
  const opener = (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={`More for ${label}`}
      className="pointer-coarse:size-11"
    >
      <Ellipsis aria-hidden="true" />
    </Button>
  );
  return (
    <DropdownMenu opener={opener}>
      <DropdownMenuItem disabled={!previous} onSelect={() => move(meant, 'up')}>
        <ArrowUp aria-hidden="true" />
        Move up
      </DropdownMenuItem>
      <DropdownMenuItem disabled={!next} onSelect={() => move(meant, 'down')}>
        <ArrowDown aria-hidden="true" />
        Move down
      </DropdownMenuItem>
      {hasAdd && kind === 'item' && (
        <DropdownMenuItem onSelect={() => addLike(meant)}>
          <Plus aria-hidden="true" />
          Add: {label}
        </DropdownMenuItem>
      )}
      <DropdownMenuItem onSelect={() => copy(meant)}>
        <Copy aria-hidden="true" />
        Duplicate
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => hide(meant)}>
        {isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
        {isHidden ? 'Show' : 'Hide'}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem variant="danger" onSelect={() => takeOff(meant)}>
        <Trash2 aria-hidden="true" />
        Remove
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
