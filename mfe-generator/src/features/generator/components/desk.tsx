import { Spinner } from '@sitewright/ui';
import { useState } from 'react';
import type { DeviceName } from '../devices.ts';
import { isGenerating, useGenerator } from '../generator-store.ts';
import { DeskBar } from './desk-bar.tsx';
import { EmptyDesk } from './empty-desk.tsx';
import { PreviewWindow } from './preview-window.tsx';

interface DeskProps {
  hidden: boolean;
  isNarrow: boolean;
  onHide: () => void;
}

/** Where the site lies: drawn as an outline, being made, or finished. */
export function Desk({ hidden, isNarrow, onHide }: DeskProps) {
  const [device, setDevice] = useState<DeviceName>('desktop');
  const isBusy = useGenerator(isGenerating);
  const site = useGenerator((state) => state.site);

  return (
    <section
      aria-label="Preview"
      hidden={hidden}
      className="flex min-h-0 min-w-0 flex-col overflow-hidden bg-paper-sunk"
    >
      <DeskBar isNarrow={isNarrow} device={device} onDeviceChange={setDevice} onHide={onHide} />
      {isBusy && (
        <div className="m-auto">
          <Spinner label="Generating your website" />
        </div>
      )}
      {!isBusy && !site && <EmptyDesk />}
      {!isBusy && site && <PreviewWindow url={site.previewUrl} device={isNarrow ? undefined : device} />}
    </section>
  );
}
