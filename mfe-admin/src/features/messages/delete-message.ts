import { type ContactMessage, routes } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { type ApiClient, toApiError } from '@sitewright/web-kit';
import { messages } from './messages-store.ts';

/** Milliseconds for which the toast offers to undo. */
const undoTime = 8000;

const callFor = ({ _id }: ContactMessage) => ({ params: { id: _id } });

async function bringBack(api: ApiClient, message: ContactMessage): Promise<void> {
  try {
    messages.put(await api.call(routes.undeleteMessage, callFor(message)));
    messages.show(message._id);
  } catch (error) {
    toast({
      variant: 'destructive',
      title: 'The message could not be brought back',
      description: toApiError(error).message,
      action: { label: 'Try again', onSelect: () => void bringBack(api, message) },
      duration: undoTime,
    });
  }
}

/** Takes a message away at once. The toast brings it back to its place; so does a failure. */
export async function deleteMessage(api: ApiClient, message: ContactMessage): Promise<void> {
  messages.hide(message._id);
  const deletion = api.call(routes.deleteMessage, callFor(message));
  const dismiss = toast({
    title: 'Message deleted',
    description: message.subject,
    action: { label: 'Undo', onSelect: () => void deletion.then(() => bringBack(api, message)) },
    duration: undoTime,
  });
  try {
    await deletion;
  } catch (thrown) {
    const error = toApiError(thrown);
    dismiss();
    // Gone is what was wanted.
    if (error.code === 'NOT_FOUND') return;
    messages.show(message._id);
    toast({ variant: 'destructive', title: 'The message was not deleted', description: error.message });
  }
}
