import { Alert, Button, Dialog } from '@sitewright/ui';
import { Panel } from './panel.tsx';
import { useSignOutEverywhere } from './use-sign-out-everywhere.ts';

/** The way out for somebody who left a session open where they cannot close it. */
export function SignOutEverywhere() {
  const { isAsking, isBusy, failure, confirm, ask, cancel } = useSignOutEverywhere();
  const actions = (
    <>
      <Button variant="outline" disabled={isBusy} onClick={cancel}>
        Cancel
      </Button>
      <Button variant="danger" busy={isBusy} onClick={confirm}>
        {isBusy ? 'Signing out...' : 'Sign out everywhere'}
      </Button>
    </>
  );
  return (
    <Panel
      title="Sessions"
      lead="A phone you lost, a computer that is not yours: end every session, this one too."
    >
      <Button variant="outline" className="mt-5" onClick={ask}>
        Sign out everywhere
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={cancel}
        title="Sign out everywhere?"
        description="Every browser and device has to sign in again, this one too. Your sites stay as they are."
        actions={actions}
      >
        {failure && <Alert className="mt-4">{failure}</Alert>}
      </Dialog>
    </Panel>
  );
}
