import { Alert, FoundCount, NoMatch } from '@sitewright/ui';
import { listViewState, useApi, usePagedList, usePageTitle } from '@sitewright/web-kit';
import { useCallback, useRef } from 'react';
import { emptyWords, subtitleWords } from '../message-words.ts';
import { messages, useMessages } from '../messages-store.ts';
import { useMailServer } from '../use-mail-server.ts';
import { MessagesHeader } from './messages-header.tsx';
import { MessagesList } from './messages-list.tsx';
import { NoMailServer } from './no-mail-server.tsx';
import { NoMessages } from './no-messages.tsx';

/** What the contact form took and no mail server has taken from it. */
export function MessagesPage() {
  usePageTitle('Messages');
  const api = useApi();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  const { searchBox, words, setWords, clearWords, filter, setFilter } = usePagedList(messages);
  const state = useMessages();
  const mailServer = useMailServer();
  const { list, loading, error, asked, next } = state;
  const { hasNone, hasNoMatch, isReplacing, found } = listViewState(state);
  const isNothing = hasNone && asked.filter?.state === undefined;
  return (
    <>
      <MessagesHeader
        heading={heading}
        subtitle={subtitleWords(mailServer)}
        searchBox={searchBox}
        filter={filter}
        onFilterChange={setFilter}
        isBare={isNothing && words === ''}
        words={words}
        onWordsChange={setWords}
        isBusy={isReplacing}
      />
      {mailServer?.isSet === false && <NoMailServer keptDays={mailServer.keptDays} />}
      {isNothing && mailServer !== undefined && <NoMessages {...emptyWords(mailServer)} />}
      {hasNone && !isNothing && (
        <p role="status" className="border-rule border-t py-8 text-ink-2 text-lead">
          No message is {asked.filter?.state}.
        </p>
      )}
      {hasNoMatch && <NoMatch onClear={clearWords}>No message has “{asked.search}” in it.</NoMatch>}
      <div className="grid grid-cols-1 gap-3.5">
        {(loading || list.length > 0) && (
          <MessagesList canSend={mailServer?.isSet !== false} onGone={focusHeading} />
        )}
        {error && <Alert onRetry={() => messages.retry(api)}>Error: {error.message}</Alert>}
      </div>
      <FoundCount count={found} hasMore={next !== undefined} nouns={['message', 'messages']} />
    </>
  );
}
