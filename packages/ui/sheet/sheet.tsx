import {
  Box,
  CircleAlert,
  List,
  type LucideIcon,
  MapPin,
  MessageSquare,
  MousePointerClick,
  Palette,
  PanelTop,
  Square,
  Tags,
  TextCursorInput,
  Type,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { MenuLayout, type MenuLinkProps, PortalContainerProvider, SkipLink, Toaster } from '../src/index.ts';
import { Part, partId } from './part.tsx';
import { Badges } from './parts/badges.tsx';
import { Brand } from './parts/brand.tsx';
import { Buttons } from './parts/buttons.tsx';
import { Colours } from './parts/colours.tsx';
import { Comments } from './parts/comments.tsx';
import { Dialogs } from './parts/dialogs.tsx';
import { Feedback } from './parts/feedback.tsx';
import { Fields } from './parts/fields.tsx';
import { Lists } from './parts/lists.tsx';
import { Messages } from './parts/messages.tsx';
import { Typefaces } from './parts/typefaces.tsx';
import { Views } from './parts/views.tsx';

const parts: [name: string, Content: ComponentType, Icon: LucideIcon][] = [
  ['Brand', Brand, Square],
  ['Colour', Colours, Palette],
  ['Type', Typefaces, Type],
  ['Buttons and menus', Buttons, MousePointerClick],
  ['Badges and progress', Badges, Tags],
  ['Fields', Fields, TextCursorInput],
  ['Views', Views, PanelTop],
  ['Dialogs', Dialogs, Box],
  ['Feedback', Feedback, CircleAlert],
  ['Lists', Lists, List],
  ['Comments', Comments, MapPin],
  ['Messages', Messages, MessageSquare],
];

const places = parts.map(([name, , Icon]) => ({ to: `#${partId(name)}`, name, Icon }));

const Anchor = ({ to, ...props }: MenuLinkProps) => <a href={to} {...props} />;

/** Every component in every state; `ThemeToggle` in the menu's foot shows the other theme. */
export function Sheet() {
  return (
    <PortalContainerProvider scope={{ 'data-part': 'sheet' }}>
      <SkipLink />
      <MenuLayout
        label="Components"
        badge="Sheet"
        places={places}
        here=""
        Link={Anchor}
        person={{ email: 'ines.halloran@lockside.example', role: 'user' }}
        onSignOut={() => undefined}
      >
        <h1 className="mb-8 text-d3 desk:text-d2">Components</h1>
        {parts.map(([name, Content]) => (
          <Part key={name} name={name}>
            <Content />
          </Part>
        ))}
      </MenuLayout>
      <Toaster />
    </PortalContainerProvider>
  );
}
