import { productPicture } from '../../art/product/showcase.ts';
import type { Html } from '../../html.ts';
import type { Site } from '../../site.ts';

type Hero = (site: Site) => Html;

/** Software shows its screen; all else is drawn. */
export const screenOr =
  (screen: Hero, drawing: Hero): Hero =>
  (site) =>
    productPicture(site) ? screen(site) : drawing(site);
