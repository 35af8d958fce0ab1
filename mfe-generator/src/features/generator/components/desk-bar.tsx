import { Button, Segment, SegmentedControl } from '@sitewright/ui';
import { ExternalLink, PanelRightClose } from 'lucide-react';
import { type DeviceName, devices, isDeviceName } from '../devices.ts';
import { useGenerator } from '../generator-store.ts';
import { DownloadButton } from './download-button.tsx';

interface DeviceControlProps {
  device: DeviceName;
  onDeviceChange: (device: DeviceName) => void;
}

function DeviceControl({ device, onDeviceChange }: DeviceControlProps) {
  return (
    <SegmentedControl
      label="Device"
      value={device}
      onValueChange={(value) => isDeviceName(value) && onDeviceChange(value)}
    >
      {Object.entries(devices).map(([key, { name, Icon }]) => (
        <Segment key={key} value={key} icon={<Icon aria-hidden="true" />}>
          {name}
        </Segment>
      ))}
    </SegmentedControl>
  );
}

interface DeskBarProps extends DeviceControlProps {
  isNarrow: boolean;
  onHide: () => void;
}

/** Above the site: how wide to look at it, and where else to see it. */
export function DeskBar({ isNarrow, device, onDeviceChange, onHide }: DeskBarProps) {
  const site = useGenerator((state) => state.site);
  return (
    <header className="flex h-13.5 shrink-0 items-center gap-2 border-rule-strong border-b bg-paper px-3 desk:gap-3.5 desk:px-4">
      <h2 className="mr-auto font-semibold font-text text-ui tracking-normal">Preview</h2>
      {isNarrow ? (
        <>
          <Button variant="outline" size="icon-sm" aria-label="Hide Preview" onClick={onHide}>
            <PanelRightClose aria-hidden="true" />
          </Button>
          <DownloadButton size="sm" />
        </>
      ) : (
        <DeviceControl device={device} onDeviceChange={onDeviceChange} />
      )}
      {site && (
        <Button asChild variant="outline" size="icon-sm">
          <a href={site.previewUrl} target="_blank" rel="noopener" aria-label="Open in a new tab">
            <ExternalLink aria-hidden="true" />
          </a>
        </Button>
      )}
    </header>
  );
}
