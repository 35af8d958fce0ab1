import type { Messages } from '@sitewright/composer-content';
import type { HeroPlan, LanguagePlan, PagePlan, SectionPlan, SitePlan } from '../plan/site-plan.ts';
import type { Random } from '../random.ts';
import type { ControlTexts } from './control-texts.ts';
import type { Look } from './families/look.ts';
import type { Html } from './h.ts';
import type { Ground, Palette } from './palette/palette.ts';

/** One page while it is written: its plan, the look of its site, and where pictures and notes are left. */
export interface PageToRender {
  plan: SitePlan;
  language: LanguagePlan;
  page: PagePlan;
  look: Look;
  palette: Palette;
  /** The fixed texts of headers, forms and controls in the page's language. */
  messages: Messages;
  controls: ControlTexts;
  random: Random;
  /** What an address of the plan is from this page: pages of other languages lie in folders of their own. */
  href(target: string): string;
  /** Adds a picture file and returns its address from this page. */
  addPicture(name: string, content: string): string;
}

/** The same at one of its sections: the ground it stands on and its place, counted from 0. */
export interface PageAtSection extends PageToRender {
  ground: Ground;
  index: number;
}

export type PageWithHero = PageToRender & { page: { hero: HeroPlan } };

/** A rendered section, before its family sets it on the page. */
export interface Part {
  id: string;
  /** Two lines parted by `|`, or one. */
  title: string;
  /** `hidden`: the page's own heading says the same; `none`: what is in it has headings of its own. */
  heading?: 'hidden' | 'none';
  note?: string;
  /** Its entries stand for the owner's own. */
  isExample?: true;
  /** What stands under the heading where the part stands beside it. */
  aside?: Html;
  /** A drawing for that place, for families that leave it empty. */
  figure?: Html;
  body: Html;
  /** A list that reads as well in fewer columns, so that it need not begin where its heading does. */
  isList?: boolean;
  /** `beside`: a list that can stand beside its heading; `below`: it needs the whole width. */
  set: 'beside' | 'below';
}

/** The section of the plan whose type is `Type`. */
export type SectionOf<Type extends SectionPlan['type']> = Extract<SectionPlan, { type: Type }>;
