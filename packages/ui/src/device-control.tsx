import { type DeviceName, devices, isDeviceName } from './devices.ts';
import { Segment, SegmentedControl } from './segmented-control.tsx';

export interface DeviceControlProps {
  device: DeviceName;
  onDeviceChange: (device: DeviceName) => void;
}

/** How wide to look at the site. */
export function DeviceControl({ device, onDeviceChange }: DeviceControlProps) {
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
