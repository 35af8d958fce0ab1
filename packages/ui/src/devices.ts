import { Monitor, Smartphone, Tablet } from 'lucide-react';

/** The widths a site is looked at in, in CSS pixels. */
export const devices = {
  desktop: { name: 'Desktop', width: 1280, Icon: Monitor },
  tablet: { name: 'Tablet', width: 768, Icon: Tablet },
  mobile: { name: 'Mobile', width: 390, Icon: Smartphone },
} as const;

export type DeviceName = keyof typeof devices;

export const isDeviceName = (value: string): value is DeviceName => value in devices;
