import { Button } from '@sitewright/ui';
import type { ReactNode } from 'react';

interface ToolProps {
  name: string;
  icon: ReactNode;
  keys?: string;
  isPressed?: boolean;
  onPress: () => void;
}

/** One thing that can be done with what is selected. What is being typed on the page goes on while it is pressed. */
export function Tool({ name, icon, keys, isPressed, onPress }: ToolProps) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={name}
      aria-keyshortcuts={keys}
      aria-pressed={isPressed}
      className="shrink-0 aria-pressed:bg-purple-tint aria-pressed:text-purple-ink pointer-coarse:size-11"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {icon}
    </Button>
  );
}
