import { editPath } from '@sitewright/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHead } from '../../head/head-store.ts';
import { useSize } from '../../use-size.ts';
import { updateEditing, useEditing } from '../edit-store.ts';
import { followHead } from '../page/follow-head.ts';
import { learnPlaces } from '../page/read-page.ts';
import { readStyles } from '../page/with-styles.ts';
import { command, showFrame } from './commands.ts';
import { EditTools } from './edit-tools.tsx';
import { useEditPage } from './use-edit-page.ts';

interface EditFrameProps {
  siteId: string;
  page: string;
  /** What is shown first, where the site cannot be read; from there on the page follows the site. */
  version: number;
  /** How wide the site believes its window to be, in CSS pixels. */
  width: number;
  /** The size it is drawn at, where 1 is its own. */
  scale: number;
}

/** What the frame shows, and the stylesheet that it was loaded with. */
interface Shown {
  version: number;
  styles: string;
}

/** Keeps what the frame shows at what the site is now: its words, its selection and its scroll stay. */
function useFollowing(siteId: string, page: string) {
  const [shown, setShown] = useState<Shown>();
  const version = useHead(({ open }) => open?.head.version);
  useEffect(() => {
    if (shown === undefined || version === undefined) return;
    const { styles } = shown;
    void followHead({ siteId, page, shown: shown.version, styles }).then((next) =>
      setShown((now) => (now === shown && next !== shown.version ? { version: next, styles } : now)),
    );
  }, [siteId, page, shown, version]);
  const begin = async (first: number) => {
    const styles = await readStyles(siteId);
    setShown({ version: first, styles });
  };
  return { isReady: shown !== undefined, begin };
}

/** A page of the site, to be edited by whoever points at it or goes through it with the keyboard. */
export function EditFrame({ siteId, page, version, width, scale }: EditFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { ref: room, ...size } = useSize<HTMLDivElement>();
  const [first, setFirst] = useState<number>();
  const { isReady, begin } = useFollowing(siteId, page);
  useEditPage(frame, { siteId, page, onReady: (shown) => void begin(shown) });

  const showFirst = useEffectEvent((known: number | undefined) => setFirst(known ?? version));
  useEffect(() => {
    updateEditing(siteId, { page, seenAt: {}, selected: [] });
    showFrame(frame.current);
    let isHere = true;
    // What a person does in a page whose places are not known yet would be lost: the page comes after them.
    void learnPlaces(siteId, page)
      .catch(() => undefined)
      .then((known) => isHere && showFirst(known));
    return () => {
      isHere = false;
      showFrame(null);
      updateEditing(siteId, { seenAt: {}, selected: [] });
    };
  }, [siteId, page]);
  useEffect(() => {
    if (isReady) command({ type: 'sitewright:edit-view', scale });
  }, [isReady, scale]);

  const theme = useEditing(({ editing }) => editing?.theme);
  const wasChosen = useRef(false);
  useEffect(() => {
    if (isReady && (theme || wasChosen.current))
      command({ type: 'sitewright:edit-theme', ...(theme && { theme }) });
    wasChosen.current = theme !== undefined;
  }, [isReady, theme]);

  return (
    <div ref={room} className="relative min-h-0 grow overflow-hidden bg-[Canvas]">
      <iframe
        ref={frame}
        title="Your website, to be edited"
        {...(first !== undefined && { src: editPath(siteId, first, page) })}
        // Only our own script runs in it, and as nobody.
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        className="absolute top-0 left-0 origin-top-left border-0"
        style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
      />
      <EditTools scale={scale} room={size} />
    </div>
  );
}
