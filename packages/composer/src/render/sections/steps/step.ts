import { fitted } from '../../fitted.ts';
import { type Classes, type Html, h } from '../../h.ts';
import type { PageAtSection, SectionOf } from '../../site.ts';

export type Steps = SectionOf<'steps'>['steps'];
export type Step = Steps[number];
export type ArrangeSteps = (page: PageAtSection, steps: Steps) => Html;

export const middle = '!text-[clamp(1.3rem,2vw,1.9rem)] !leading-tight';

export const stepName = (page: PageAtSection, { name }: Step, size: Classes): Html =>
  h('h3', { class: [page.look.kit.h3, size] }, fitted(name));

export const stepDetail = (page: PageAtSection, { detail }: Step, place: Classes): Html | undefined =>
  detail ? h('p', { class: [place, page.look.kit.text, 'text-muted'] }, detail) : undefined;

export const inColumns = (steps: Steps): string =>
  steps.length === 4 ? 'md:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3';
