import type { Editable, Mark } from '@sitewright/contracts';
import { markAround } from '@sitewright/web-kit/page-edits';
import { Bold, Italic, Link2 } from 'lucide-react';
import { command } from './commands.ts';
import { Tool } from './tool.tsx';

const marks = [
  { mark: 'strong', name: 'Bold', keys: 'Control+B Meta+B', Icon: Bold },
  { mark: 'em', name: 'Italic', keys: 'Control+I Meta+I', Icon: Italic },
  { mark: 'a', name: 'Link', keys: 'Control+K Meta+K', Icon: Link2 },
] as const satisfies readonly { mark: Mark; [more: string]: unknown }[];

/** How the words that are selected are marked: those in the midst of a text while it is typed, otherwise all of it. */
export function Marks({ editable: { inline = [] } }: { editable: Editable }) {
  return marks.map(({ mark, name, keys, Icon }) => (
    <Tool
      key={mark}
      name={name}
      keys={keys}
      isPressed={markAround(inline, mark) !== undefined}
      icon={<Icon aria-hidden="true" />}
      onPress={() => command({ type: 'sitewright:edit-format', mark })}
    />
  ));
}
