import type { SiteDetails } from '@sitewright/contracts';
import { Measure } from '@sitewright/ui';
import type { GenerationProgress } from '@sitewright/web-kit/generation';
import { pageOf } from '@sitewright/web-kit/preview';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { DraftFrame } from '../brief/page/draft-frame.tsx';
import { useStoredPage } from '../brief/page/use-stored-page.ts';
import { KeptShown } from '../change/kept-shown.tsx';
import { CommentsFrame } from '../comments/comments-frame.tsx';
import { useIsCommenting } from '../comments/use-is-commenting.ts';
import { type DeviceName, devices } from '../devices.ts';
import { EditFrame } from '../edit/frame/edit-frame.tsx';
import { useIsEditing } from '../edit/use-is-editing.ts';
import { useFade } from '../use-fade.ts';
import { useSize } from '../use-size.ts';
import { EarlierVersion } from '../versions/earlier-version.tsx';
import { useEarlierVersion, useKeptShown } from '../versions/shown-version.ts';
import { LiveFrame } from './live-frame.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { firstPage, type PreviewAction, reducePreview } from './preview-state.ts';
import { StuckPage } from './stuck-page.tsx';

/** The first page stands first, and last the one that nobody looks for. */
const ranks: Record<string, number> = { 'index.html': -1, '404.html': 1 };
const rankOf = (page: string) => ranks[page] ?? 0;

/** The pages of a site as a picker lists them. */
const pagesOf = ({ files }: SiteDetails) =>
  files
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.html'))
    .sort((one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1));

/** A site that was changed in the meantime is shown as it is now. */
function useNewVersion(version: number | string, onNew: () => void): void {
  const shown = useRef(version);
  const tell = useEffectEvent(onNew);
  useEffect(() => {
    if (shown.current !== version) tell();
    shown.current = version;
  }, [version]);
}

/** Where the site is edited or commented on, another frame shows it, and the preview's own never loads. */
function useShownByOthers(isShown: boolean, onShown: () => void): void {
  const tell = useEffectEvent(onShown);
  useEffect(() => {
    if (isShown) tell();
  }, [isShown]);
}

interface SiteFrameProps {
  site: SiteDetails;
  width: number;
  scale: number;
  /** The site is in sight, or it is certain that it will not be. */
  onShown: () => void;
}

/** The site's pages, one at a time, behind a bar that says which. */
function SiteFrame({ site, width, scale, onShown }: SiteFrameProps) {
  const [state, act] = useReducer(reducePreview, firstPage);
  const { scripts, load, loaded, shown } = state;
  const bar = useRef<HTMLFieldSetElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const pages = pagesOf(site);
  const isEditing = useIsEditing();
  const isCommenting = useIsCommenting();
  useShownByOthers(isEditing || isCommenting, onShown);
  const earlier = useEarlierVersion(site);
  const kept = useKeptShown(site);
  useNewVersion(kept ?? earlier ?? site.version, () => {
    const isThere = pages.includes(shown);
    // The page that is edited follows by itself.
    if (isThere && isEditing) return;
    act(isThere ? { type: 'reloaded' } : { type: 'opened', page: 'index.html' });
  });
  const stored = useStoredPage({
    frame,
    siteId: site.folderId,
    version: site.version,
    shown,
    scale,
    onOpen: (page) => act({ type: 'opened', page }),
  });
  const actAndLeave = (action: PreviewAction) => {
    act(action);
    if (action.type === 'with scripts' || action.type === 'without scripts') bar.current?.focus();
  };
  const handlePage = (path: string) => {
    const page = pageOf(site.folderId, path);
    if (page !== undefined) act({ type: 'reported', page });
  };

  return (
    <>
      <PreviewBar ref={bar} pages={pages} state={state} act={actAndLeave} />
      <EarlierVersion site={site} />
      <KeptShown site={site} />
      {scripts === 'stuck' ? (
        <StuckPage page={shown} act={actAndLeave} />
      ) : (
        <div className="relative flex min-h-0 grow flex-col">
          {isEditing ? (
            <EditFrame
              key={`${shown} ${load}`}
              siteId={site.folderId}
              version={site.version}
              page={shown}
              width={width}
              scale={scale || 1}
            />
          ) : isCommenting ? (
            <CommentsFrame
              key={`${shown} ${load} ${site.version}`}
              siteId={site.folderId}
              page={shown}
              width={width}
              scale={scale || 1}
              onOpen={(page) => act({ type: 'opened', page })}
            />
          ) : (
            <PreviewFrame
              key={load}
              ref={frame}
              folderId={site.folderId}
              page={loaded}
              version={earlier}
              kept={kept}
              scripts={scripts}
              width={width}
              scale={scale}
              onPage={handlePage}
              onScroll={stored.handleScroll}
              onLoad={() => {
                onShown();
                stored.handleLoad();
              }}
              onStuck={() => {
                act({ type: 'stuck' });
                onShown();
              }}
            />
          )}
          <DraftFrame scale={scale} />
        </div>
      )}
    </>
  );
}

interface PreviewWindowProps {
  /** The finished site, once it is there. */
  site: SiteDetails | undefined;
  /** What is written of it: in front until the finished one is in sight. */
  live?: GenerationProgress | undefined;
  /** The device whose width is shown; the window's own width if not named. */
  device: DeviceName | undefined;
  onShown?: () => void;
}

const nothing = () => undefined;

/** The site in a window as wide as the device, drawn smaller where the desk has less room. */
export function PreviewWindow({ site, live, device, onShown = nothing }: PreviewWindowProps) {
  const { ref, width: room } = useSize<HTMLDivElement>();
  const fading = useFade<HTMLDivElement>(device);
  const deviceWidth = device ? devices[device].width : room;
  const shownWidth = Math.min(deviceWidth, room);
  const scale = shownWidth / (deviceWidth || 1);

  return (
    <div className="flex min-h-0 grow flex-col px-3 pt-3 desk:px-5.5 desk:pt-4">
      <div ref={ref} className="flex min-h-0 grow flex-col items-center">
        {device && (
          <Measure key={device} className="mb-2.5" style={{ width: shownWidth }}>
            {deviceWidth} px
          </Measure>
        )}
        <div
          ref={fading}
          className="relative flex min-h-0 grow flex-col overflow-hidden rounded-t-[10px] border border-rule-strong border-b-0 bg-surface shadow-window"
          style={{ width: shownWidth }}
        >
          {site && (
            <SiteFrame key={site.folderId} site={site} width={deviceWidth} scale={scale} onShown={onShown} />
          )}
          {live && <LiveFrame progress={live} scale={scale} className={site && 'absolute inset-0 z-10'} />}
        </div>
      </div>
    </div>
  );
}
