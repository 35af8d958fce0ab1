import type { Generation } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { type ApiClient, isTabVisible, onTabVisibility } from '@sitewright/web-kit';
import {
  endDetails,
  endWords,
  inOnlyOneTab,
  listenToTabs,
  tellTabs,
  type WatchOptions,
  watchEnds,
} from '@sitewright/web-kit/ends';
import { isShownAt } from './is-shown-at.ts';
import { notifyOf } from './notify-of.ts';
import { createTitleNews } from './title-news.ts';

/** Milliseconds in which a tab that is looked at says so. */
const answerMs = 1000;

/** In a page that does not show it by itself. */
function tellHere(generation: Generation): void {
  if (isShownAt(window.location, generation)) return;
  toast({
    title: endWords(generation),
    description: endDetails(generation),
    ...(generation.state === 'failed' && { variant: 'destructive' }),
  });
}

const titleOf = ([latest, ...others]: readonly Generation[]): string | undefined => {
  if (!latest) return undefined;
  const mark = latest.state === 'done' ? '✓ ' : '';
  return `${mark}${endWords(latest)}${others.length > 0 ? `, and ${others.length} more` : ''}`;
};

/**
 * Tells the person how each of their generations has ended, wherever in the application they are, once: by a toast where a tab is looked
 * at, otherwise by the titles of all tabs until one of them is looked at, and by a notification if that is allowed. @returns ends that
 */
export function tellEnds(api: ApiClient, { everyMs }: Pick<WatchOptions, 'everyMs'> = {}): () => void {
  const over = new AbortController();
  const { signal } = over;
  const showInTitle = createTitleNews();
  const told = new Set<string>();
  /** Ends that nobody has seen, the latest first. */
  let unseen: readonly Generation[] = [];
  const notices = new Set<ReturnType<typeof setTimeout>>();

  const forget = () => {
    unseen = [];
    showInTitle(undefined);
    for (const notice of notices) clearTimeout(notice);
    notices.clear();
  };
  const look = () => {
    if (!isTabVisible() || unseen.length === 0) return;
    for (const generation of unseen) tellHere(generation);
    tellTabs({ type: 'seen' });
    forget();
  };
  const take = (generation: Generation) => {
    // Where every tab watches, each of them tells it.
    if (told.has(generation.id)) return;
    told.add(generation.id);
    unseen = [generation, ...unseen];
    if (isTabVisible()) look();
    else showInTitle(titleOf(unseen));
  };
  const onEnd = (generation: Generation) => {
    tellTabs({ type: 'told', generation });
    notices.add(setTimeout(() => notifyOf(generation), answerMs));
  };

  const closers = [
    onTabVisibility(look),
    listenToTabs((message) => {
      if (message.type === 'told') take(message.generation);
      if (message.type === 'seen') forget();
    }),
  ];
  void inOnlyOneTab('sitewright.ends', signal, () =>
    watchEnds(api, { onEnd, ...(everyMs !== undefined && { everyMs }) }),
  );
  return () => {
    over.abort();
    for (const close of closers) close();
    forget();
  };
}
