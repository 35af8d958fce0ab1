import { type Comparison, versionPreviewPath } from '@sitewright/contracts';
import { Eye, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { sameWords } from '../versions/same-words.ts';
import { drawnOtherwise, type Looks } from './looks.ts';
import { useLooks } from './use-looks.ts';

interface MeasuredFrameProps {
  src: string;
  onLooks: (looks: Looks | 'late') => void;
}

/** A page of a version, sealed and out of sight, as long as it is measured. */
function MeasuredFrame({ src, onLooks }: MeasuredFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const looks = useLooks(frame, isLoaded);
  useEffect(() => {
    if (looks) onLooks(looks);
  }, [looks, onLooks]);
  return (
    <iframe
      ref={frame}
      src={src}
      title="Measured"
      aria-hidden="true"
      tabIndex={-1}
      inert
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      onLoad={() => setLoaded(true)}
      className="pointer-events-none fixed top-0 -left-[10000px] h-[900px] w-[1280px] border-0"
    />
  );
}

const pageOf = ({ differences }: Comparison): string =>
  differences.find(({ path }) => path.endsWith('.html'))?.path ?? 'index.html';

interface DrawnAlikeProps {
  folderId: string;
  comparison: Comparison;
}

/** Compares a page of two versions as it is drawn: what a change of styles does to parts that nobody has touched. */
export function DrawnAlike({ folderId, comparison }: DrawnAlikeProps) {
  const { from, to, differences, scope } = comparison;
  const [before, setBefore] = useState<Looks | 'late'>();
  const [after, setAfter] = useState<Looks | 'late'>();
  const page = pageOf(comparison);
  if (before === 'late' || after === 'late') return null;
  if (!before || !after) {
    return (
      <>
        <MeasuredFrame src={versionPreviewPath(folderId, from, page)} onLooks={setBefore} />
        <MeasuredFrame src={versionPreviewPath(folderId, to, page)} onLooks={setAfter} />
      </>
    );
  }
  // What differs alike on several pages is told of the first: a part that has changed on later ones alone is not excused here.
  const changed = differences.filter(({ path }) => path === page).map(({ part }) => part);
  const others = drawnOtherwise(before, after, new Set(changed));
  const outside = others.filter((name) => scope !== undefined && !scope.includes(name));
  if (others.length === 0) {
    return (
      <p className="mt-2 flex items-start gap-2 text-ink-2 text-small">
        <Eye aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        Everything else on {page} looks the same, too.
      </p>
    );
  }
  return (
    <p
      className={
        outside.length > 0
          ? '-mx-2.5 mt-2 flex items-start gap-2 rounded-lg bg-warn-tint px-2.5 py-2 text-small text-warn-ink'
          : 'mt-2 flex items-start gap-2 text-ink-2 text-small'
      }
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {sameWords(
        others,
        `drawn differently on ${page}, though nothing in ${others.length === 1 ? 'it' : 'them'} changed`,
      )}
    </p>
  );
}
