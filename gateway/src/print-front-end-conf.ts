import { inImage, renderFrontEndConf } from './nginx/render-front-end-conf.ts';

process.stdout.write(renderFrontEndConf(inImage));
