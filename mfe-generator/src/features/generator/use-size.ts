export { useSize } from '@sitewright/ui';
