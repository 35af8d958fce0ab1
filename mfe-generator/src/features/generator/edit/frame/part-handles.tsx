import type { Editable } from '@sitewright/contracts';
import { Button, cn } from '@sitewright/ui';
import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, Trash2 } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import { copy, hide, move, takeOff } from '../act.ts';
import { Floating } from './floating.tsx';
import { placeHandles, type Size } from './place-tools.ts';

interface HandleProps {
  name: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  isBad?: boolean;
  disabled?: boolean;
  keys?: string;
  onPress: () => void;
}

function Handle({ name, Icon, isBad = false, disabled = false, keys, onPress }: HandleProps) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={name}
      aria-keyshortcuts={keys}
      disabled={disabled}
      className={cn(
        'disabled:border-transparent disabled:bg-transparent disabled:opacity-45 pointer-coarse:size-11',
        isBad && 'text-bad-ink!',
      )}
      onClick={onPress}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}

interface PartHandlesProps {
  part: Editable;
  scale: number;
  room: Size;
}

/** What can be done with a part as a whole, outside its right edge. */
export function PartHandles({ part, scale, room }: PartHandlesProps) {
  const { label, isHidden, previous, next } = part;
  return (
    <Floating
      label={`Part: ${label}`}
      place={(tools) => placeHandles(part, scale, tools, room)}
      className="flex-col p-1"
    >
      <Handle
        name={`Move ${label} up`}
        Icon={ArrowUp}
        keys="Alt+ArrowUp"
        disabled={!previous}
        onPress={() => move(part, 'up')}
      />
      <Handle
        name={`Move ${label} down`}
        Icon={ArrowDown}
        keys="Alt+ArrowDown"
        disabled={!next}
        onPress={() => move(part, 'down')}
      />
      <Handle name={`Duplicate ${label}`} Icon={Copy} onPress={() => copy(part)} />
      <Handle
        name={`${isHidden ? 'Show' : 'Hide'} ${label}`}
        Icon={isHidden ? Eye : EyeOff}
        onPress={() => hide(part)}
      />
      <Handle name={`Remove ${label}`} Icon={Trash2} keys="Delete" isBad onPress={() => takeOff(part)} />
    </Floating>
  );
}
