import { useState } from 'react';
import { Button, Dialog, Drawer } from '../../src/index.ts';
import { Row } from '../part.tsx';

/** What has to be answered or closed first. */
export function Dialogs() {
  const [shown, setShown] = useState<'dialog' | 'drawer'>();
  const close = () => setShown(undefined);
  return (
    <Row>
      <Button variant="outline" onClick={() => setShown('dialog')}>
        Open the dialog
      </Button>
      <Button variant="outline" onClick={() => setShown('drawer')}>
        Open the drawer
      </Button>
      <Dialog
        isOpen={shown === 'dialog'}
        onClose={close}
        title="Confirm Role Change"
        description="ines@lockside.example becomes an admin."
        actions={
          <>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button busy>Processing</Button>
          </>
        }
      />
      <Drawer isOpen={shown === 'drawer'} onClose={close} label="A drawer">
        {(closeButton) => (
          <div className="flex items-center justify-between py-2.5 pr-2.5 pl-5">
            What would stand beside a wider page.
            {closeButton}
          </div>
        )}
      </Drawer>
    </Row>
  );
}
