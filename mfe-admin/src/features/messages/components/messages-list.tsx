import { Spinner } from '@sitewright/ui';
import { listViewState, useApi } from '@sitewright/web-kit';
import { ListFooter } from '../../../lib/list-footer.tsx';
import { messages, useMessages } from '../messages-store.ts';
import { MessageItem, type MessageItemProps } from './message-item.tsx';
import { MessageSkeletons } from './message-skeletons.tsx';

/** The messages that are there, and what stands for those that are not yet. */
export function MessagesList(itemProps: Omit<MessageItemProps, 'message'>) {
  const api = useApi();
  const state = useMessages();
  const { isFirstLoad } = listViewState(state);
  return (
    <div aria-busy={state.loading} className="relative">
      <ul aria-label="Messages" className="overflow-hidden rounded-panel border border-rule bg-surface">
        {state.list.map((message) => (
          <MessageItem key={message._id} message={message} {...itemProps} />
        ))}
        {isFirstLoad && <MessageSkeletons />}
      </ul>
      {isFirstLoad && (
        <Spinner label="Loading the messages" className="absolute inset-x-0 top-24 mx-auto w-fit" />
      )}
      {!isFirstLoad && !state.error && (
        <ListFooter state={state} nouns={['message', 'messages']} onMore={() => messages.loadMore(api)} />
      )}
    </div>
  );
}
