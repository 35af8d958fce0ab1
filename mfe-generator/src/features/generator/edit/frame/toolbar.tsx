import type { Editable } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { Image, Link2, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AskAbout } from './ask-about.tsx';
import { AttributeForm } from './attribute-form.tsx';
import { command, focusPage } from './commands.ts';
import { Floating } from './floating.tsx';
import { placeToolbar, type Size } from './place-tools.ts';
import { WhatIsSelected } from './what-is-selected.tsx';

function Line() {
  return <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-rule" />;
}

interface ToolProps {
  name: string;
  icon: ReactNode;
  onPress: () => void;
}

function Tool({ name, icon, onPress }: ToolProps) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={name}
      className="pointer-coarse:size-11"
      onClick={onPress}
    >
      {icon}
    </Button>
  );
}

function writeWords({ text }: Editable): void {
  if (!text) return;
  focusPage();
  command({ type: 'sitewright:edit-type', text });
}

interface ToolbarProps {
  /** Innermost first. */
  selected: readonly [Editable, ...Editable[]];
  scale: number;
  room: Size;
}

/** What can be done with what is selected. */
export function Toolbar({ selected, scale, room }: ToolbarProps) {
  const [innermost] = selected;
  const [entered, setEntered] = useState<'href' | 'alt'>();
  const link = selected.find(({ tag }) => tag === 'a');
  const picture = innermost.kind === 'picture' && innermost.tag === 'img' ? innermost : undefined;
  const close = () => setEntered(undefined);
  return (
    <Floating
      label={`Selected: ${innermost.label}`}
      place={(tools) => placeToolbar(innermost, scale, tools, room)}
      className="items-center p-1"
    >
      {entered === 'href' && link && <AttributeForm editable={link} name="href" onClose={close} />}
      {entered === 'alt' && picture && <AttributeForm editable={picture} name="alt" onClose={close} />}
      {entered === undefined && (
        <>
          <WhatIsSelected selected={selected} />
          <Line />
          {innermost.text && (
            <Tool
              name="Edit the words"
              icon={<Pencil aria-hidden="true" />}
              onPress={() => writeWords(innermost)}
            />
          )}
          {link && (
            <Tool
              name="Address of the link"
              icon={<Link2 aria-hidden="true" />}
              onPress={() => setEntered('href')}
            />
          )}
          {picture && (
            <Tool
              name="Words for who cannot see the picture"
              icon={<Image aria-hidden="true" />}
              onPress={() => setEntered('alt')}
            />
          )}
          <AskAbout editable={innermost} />
        </>
      )}
    </Floating>
  );
}
