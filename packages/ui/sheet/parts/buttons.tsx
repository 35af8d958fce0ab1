import { Copy, Download, ExternalLink, Pencil, Trash2 } from 'lucide-react';
import {
  Button,
  CardMenu,
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuSeparator,
  ThemeToggle,
} from '../../src/index.ts';
import { Row } from '../part.tsx';

const variants = ['primary', 'outline', 'ink', 'ghost', 'danger'] as const;

const words = { primary: 'Generate', outline: 'Cancel', ink: 'Download', ghost: 'Skip', danger: 'Delete' };

/** Every look at rest, busy and off; pointer and focus show the rest. */
function Looks() {
  return variants.map((variant) => (
    <Row key={variant}>
      <Button variant={variant}>{words[variant]}</Button>
      <Button variant={variant} size="sm">
        Small
      </Button>
      <Button variant={variant} size="lg">
        Large
      </Button>
      <Button variant={variant} size="icon" aria-label="Download">
        <Download aria-hidden="true" />
      </Button>
      <Button variant={variant} busy>
        Busy
      </Button>
      <Button variant={variant} disabled>
        Off
      </Button>
    </Row>
  ));
}

const cardEntries = [
  { name: 'Download', Icon: Download, href: '#', download: 'a-file.zip' },
  { name: 'Rename', Icon: Pencil, onSelect: () => undefined },
  { name: 'Delete', Icon: Trash2, onSelect: () => undefined, isDanger: true },
];

function MenuItems() {
  return (
    <>
      <DropdownMenuItem>
        <Download aria-hidden="true" />
        Download
      </DropdownMenuItem>
      <DropdownMenuItem disabled>
        <Pencil aria-hidden="true" />
        Rename
      </DropdownMenuItem>
      <DropdownMenuItem>
        <Copy aria-hidden="true" />
        Duplicate
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem variant="danger">
        <Trash2 aria-hidden="true" />
        Delete
      </DropdownMenuItem>
    </>
  );
}

/** What is pressed, and the menus behind it. */
export function Buttons() {
  return (
    <>
      <Looks />
      <Row>
        <Button variant="ghost" aria-pressed="true">
          Ghost, on
        </Button>
        <Button asChild variant="outline">
          <a href="#buttons-and-menus">
            <ExternalLink aria-hidden="true" />A link as a button
          </a>
        </Button>
        <ThemeToggle />
        <DropdownMenu opener={<Button variant="outline">Open the menu</Button>}>
          <MenuItems />
        </DropdownMenu>
        <CardMenu subject="a card" entries={cardEntries} />
      </Row>
    </>
  );
}
