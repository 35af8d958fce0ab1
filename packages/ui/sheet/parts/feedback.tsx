import { Alert, Button, toast } from '../../src/index.ts';
import { Row } from '../part.tsx';

/** What went well or wrong: in its place, and in passing. */
export function Feedback() {
  return (
    <>
      <Alert>Failed to fetch users. Please try again.</Alert>
      <Alert onRetry={() => undefined}>Error: Something went wrong</Alert>
      <Row>
        <Button
          variant="outline"
          onClick={() =>
            toast({
              title: 'Website generated!',
              description: 'Your website has been created successfully.',
            })
          }
        >
          Say that it went well
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toast({
              variant: 'destructive',
              title: 'Please enter a prompt',
              description: "Describe what kind of website you'd like to create.",
            })
          }
        >
          Say that it did not
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toast({ title: 'Site deleted', action: { label: 'Undo', onSelect: () => undefined } })
          }
        >
          Say how to undo it
        </Button>
      </Row>
    </>
  );
}
