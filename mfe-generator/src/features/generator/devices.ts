export { type DeviceName, devices } from '@sitewright/ui';
