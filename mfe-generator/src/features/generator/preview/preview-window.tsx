import { Measure } from '@sitewright/ui';
import { type DeviceName, devices } from '../devices.ts';
import { useFade } from '../use-fade.ts';
import { useSize } from '../use-size.ts';
import { PreviewFrame } from './preview-frame.tsx';

interface PreviewWindowProps {
  url: string;
  /** The device whose width is shown; the window's own width if not named. */
  device: DeviceName | undefined;
}

/** The site in a window as wide as the device, drawn smaller where the desk has less room. */
export function PreviewWindow({ url, device }: PreviewWindowProps) {
  const { ref, width: room } = useSize<HTMLDivElement>();
  const site = useFade<HTMLDivElement>(device);
  const deviceWidth = device ? devices[device].width : room;
  const shownWidth = Math.min(deviceWidth, room);

  return (
    <div className="flex min-h-0 grow flex-col px-3 pt-3 desk:px-5.5 desk:pt-4">
      <div ref={ref} className="flex min-h-0 grow flex-col items-center">
        {device && (
          <Measure key={device} className="mb-2.5" style={{ width: shownWidth }}>
            {deviceWidth} px
          </Measure>
        )}
        <div
          ref={site}
          className="flex min-h-0 grow flex-col overflow-hidden rounded-t-[10px] border border-rule-strong border-b-0 bg-surface shadow-window"
          style={{ width: shownWidth }}
        >
          {device && (
            <p className="grid h-9 shrink-0 place-items-center border-rule border-b font-mono text-code text-ink-2">
              index.html
            </p>
          )}
          <PreviewFrame url={url} width={deviceWidth} scale={shownWidth / (deviceWidth || 1)} />
        </div>
      </div>
    </div>
  );
}
