import { useSize } from '../use-size.ts';

/** Scripts run, but as nobody: with `allow-same-origin` a generated page could read the session. */
const sandbox = 'allow-scripts allow-forms allow-popups allow-modals';

interface PreviewFrameProps {
  url: string;
  /** How wide the site believes its window to be, in CSS pixels. */
  width: number;
  /** The size it is drawn at, where 1 is its own. */
  scale: number;
}

/** Somebody else's code, sealed. */
export function PreviewFrame({ url, width, scale }: PreviewFrameProps) {
  const { ref, height } = useSize<HTMLDivElement>();
  return (
    <div ref={ref} className="relative min-h-0 grow overflow-hidden bg-white">
      <iframe
        title="Preview of your website"
        src={url}
        sandbox={sandbox}
        referrerPolicy="no-referrer"
        className="absolute top-0 left-0 origin-top-left animate-fade border-0"
        style={{ width, height: height / (scale || 1), transform: `scale(${scale || 1})` }}
      />
    </div>
  );
}
