import type { CommentPlace, SharedSite } from '@sitewright/contracts';
import { contentId, type DeviceName, devices, Measure, useSize } from '@sitewright/ui';
import { usePageTitle } from '@sitewright/web-kit';
import { type GoTo, PinsFrame, toDrawnPins } from '@sitewright/web-kit/preview';
import { useMemo, useState } from 'react';
import { CommentsAside } from './comments/comments-aside.tsx';
import { useSharedComments } from './comments/use-shared-comments.ts';
import { LookFrame } from './look-frame.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { VisitHeader, type VisitMode } from './visit-header.tsx';

interface VisitDeskProps {
  site: SharedSite;
  /** A call was refused. */
  onRefused: (thrown: unknown) => void;
}

/** The site in a window as wide as a device, and in a second mode what is said about it. */
export function VisitDesk({ site, onRefused }: VisitDeskProps) {
  usePageTitle(site.name);
  const { ticket, version, pages } = site;
  const isNarrow = useIsNarrow();
  const [mode, setMode] = useState<VisitMode>('look');
  const [device, setDevice] = useState<DeviceName>('desktop');
  const [shown, setShown] = useState(pages[0] ?? 'index.html');
  /** What the frame was told to load; a page that somebody goes to by a link is shown without being loaded anew. */
  const [loaded, setLoaded] = useState({ page: shown, count: 0 });
  const [chosen, setChosen] = useState<string>();
  const [goTo, setGoTo] = useState<GoTo>();
  const [draft, setDraft] = useState<{ place: CommentPlace; version: number }>();
  const comments = useSharedComments(site, onRefused);
  const { ref, width: room } = useSize<HTMLDivElement>();

  const open = (page: string) => {
    setShown(page);
    setLoaded(({ count }) => ({ page, count: count + 1 }));
  };
  const choose = (id: string) => {
    const comment = comments.list.find((each) => each.id === id);
    if (!comment) return;
    setChosen(id);
    if (comment.place.path !== shown && pages.includes(comment.place.path)) open(comment.place.path);
    setGoTo({ id });
  };
  const changeMode = (next: VisitMode) => {
    setMode(next);
    setDraft(undefined);
    // What somebody has gone to in the meantime is looked at further.
    setLoaded(({ count }) => ({ page: shown, count: count + 1 }));
  };

  const deviceWidth = isNarrow ? room : devices[device].width;
  const shownWidth = Math.min(deviceWidth, room);
  const scale = shownWidth / (deviceWidth || 1) || 1;
  const pins = useMemo(
    () => toDrawnPins(comments.list, { page: shown, chosen }),
    [comments.list, shown, chosen],
  );
  const openCount = comments.list.filter(({ isResolved }) => !isResolved).length;

  return (
    <div className="flex h-dvh flex-col">
      <VisitHeader
        site={site}
        mode={mode}
        onModeChange={changeMode}
        openCount={openCount}
        page={shown}
        onPageChange={open}
        device={device}
        onDeviceChange={setDevice}
        isNarrow={isNarrow}
      />
      <main
        id={contentId}
        className="flex min-h-0 grow flex-col bg-paper-sunk md:flex-row"
        aria-label={`The website “${site.name}”`}
      >
        <div className="flex min-h-0 min-w-0 grow flex-col px-0 pt-0 md:px-5.5 md:pt-4">
          <div ref={ref} className="flex min-h-0 grow flex-col items-center">
            {!isNarrow && (
              <Measure key={device} className="mb-2.5" style={{ width: shownWidth }}>
                {deviceWidth} px
              </Measure>
            )}
            <div
              className="relative min-h-0 grow overflow-hidden bg-[Canvas] md:rounded-t-[10px] md:border md:border-rule-strong md:border-b-0 md:shadow-window"
              style={{ width: shownWidth }}
            >
              {mode === 'look' ? (
                <LookFrame
                  key={`${loaded.count} ${version}`}
                  site={site}
                  page={loaded.page}
                  width={deviceWidth}
                  scale={scale}
                  onPage={setShown}
                />
              ) : (
                <PinsFrame
                  key={`${shown} ${version}`}
                  id={ticket}
                  page={shown}
                  title={`“${site.name}”, to comment on`}
                  width={deviceWidth}
                  scale={scale}
                  pins={pins}
                  draft={draft?.place}
                  goTo={goTo}
                  onPick={(place, seen) => {
                    setDraft({ place, version: seen });
                    setChosen(undefined);
                  }}
                  onChoose={choose}
                  onLeave={() => setDraft(undefined)}
                />
              )}
            </div>
          </div>
        </div>
        {mode === 'comment' && (
          <CommentsAside
            comments={comments}
            chosen={chosen}
            onChoose={choose}
            draft={draft}
            onDraftEnd={(id) => {
              setDraft(undefined);
              if (id !== undefined) setChosen(id);
            }}
          />
        )}
      </main>
    </div>
  );
}
