import type { Subject } from '../art/subject.ts';
import type { KindId } from '../kinds/groups.ts';
import type { Entry, Kind } from '../kinds/kind.ts';

/** What is written otherwise where a kind is about one thing: cakes from a bakery, lessons on the piano. */
export interface Speciality
  extends Partial<Pick<Kind, 'headlines' | 'lede' | 'action' | 'points' | 'process' | 'about' | 'faq'>> {
  offerTitle?: string;
  offerNote?: string;
  formTitle?: string;
  /** Samples of what it offers. */
  items: readonly Entry[];
}

export type Specialities = Readonly<Partial<Record<KindId, Readonly<Partial<Record<Subject, Speciality>>>>>>;

/** A kind in the words for the thing it is about. */
export function specialised(kind: Kind, subject: Subject, specialities: Specialities): Kind {
  const speciality = specialities[kind.id]?.[subject];
  if (!speciality) return { ...kind, subject };
  const { items, offerTitle, offerNote, formTitle, ...own } = speciality;
  const { title, note } = kind.offer;
  const offer = { ...kind.offer, items, title: offerTitle ?? title, note: offerNote ?? note };
  return { ...kind, ...own, subject, offer, form: { ...kind.form, title: formTitle ?? kind.form.title } };
}
