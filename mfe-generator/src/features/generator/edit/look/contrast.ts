export { contrast, enough, nearestReadable, readColour, toHex } from '@sitewright/web-kit/colours';
