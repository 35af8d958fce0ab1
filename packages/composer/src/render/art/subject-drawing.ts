import type { Random } from '../../random.ts';
import { type Classes, type Html, h, trusted } from '../h.ts';
import type { PageToRender } from '../site.ts';
import { type Paint, pagePaint } from './drawing.ts';
import { type IconName, isIconName } from './icons.ts';
import { monogram } from './monogram.ts';
import { drawObject, isSubject } from './objects.ts';
import type { Shown } from './pictures/settings.ts';
import type { Subject } from './subject.ts';

/** What drawing needs to know of a page. */
export type Drawn = Pick<PageToRender, 'plan' | 'random'>;

/** Whether a subject has a drawing of its own. */
export const isSubjectDrawn = (subject: string): boolean => isSubject(subject) && subject !== 'shapes';

/** What a site's drawings show; `shapes` stands for a subject nobody knows, which the name's own letters replace. */
export const subjectOf = ({ plan }: Pick<Drawn, 'plan'>): Subject =>
  isSubject(plan.design.subject) ? plan.design.subject : 'shapes';

export const shownOf = (page: Pick<Drawn, 'plan'>): Shown => ({
  siteType: page.plan.siteType,
  subject: subjectOf(page),
});

/** The signs of a site's trade: three at least, so that rows of them need not repeat one. */
export function signsOf({
  plan,
}: Pick<Drawn, 'plan'>): readonly [IconName, IconName, IconName, ...IconName[]] {
  const [first = 'sparkles', second = 'star', third = 'shapes', ...rest] =
    plan.design.icons.filter(isIconName);
  return [first, second, third, ...rest];
}

/** What a site is about, on a square from -300 to 300: the thing itself, or the name's own letters where there is none. */
export const drawSubject = (page: Pick<Drawn, 'plan'>, paint: Paint, random: Random): string => {
  const subject = subjectOf(page);
  return subject === 'shapes' ? monogram(page.plan.name, paint, random) : drawObject(subject, paint, random);
};

/** The same as a picture in the site's own colours. `purpose` keeps two drawings of a page from being the same. */
export const subjectDrawing = (page: Drawn, purpose: string, classes: Classes, paint = pagePaint): Html =>
  h(
    'svg',
    {
      viewBox: '-312 -312 624 624',
      'data-picture': true,
      class: classes,
      'aria-hidden': 'true',
      focusable: 'false',
    },
    trusted(drawSubject(page, paint, page.random.fork(purpose))),
  );
