export { contrast, enough, nearestReadable, toHex } from '@sitewright/web-kit/colours';
