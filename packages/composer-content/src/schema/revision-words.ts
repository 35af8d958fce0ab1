import * as z from 'zod/mini';
import { text } from './text.ts';

const list = z.array(text);

/** What can be done with a thing that is named. */
export const revisionActs = [
  'before',
  'after',
  'first',
  'last',
  'up',
  'down',
  'swap',
  'called',
  'rename',
  'raise',
  'lower',
  'set',
  'until',
  'from',
  'hours',
  'closed',
  'remove',
  'add',
] as const;
export type RevisionAct = (typeof revisionActs)[number];

/** What has a name of its own in every site. */
export const revisionThings = [
  'name',
  'phone',
  'email',
  'address',
  'whatsapp',
  'hours',
  'place',
  'price',
  'prices',
  'headline',
  'button',
  'description',
  'background',
  'primary',
  'accent',
  'text',
  'colour',
  'letters',
  'tone',
  'language',
  'item',
  'person',
  'event',
  'question',
  'voice',
  'section',
  'page',
  'text_of_site',
  'site',
] as const;
export type RevisionThing = (typeof revisionThings)[number];

/** Changes of the look, and of how much is said, that are named as a whole. */
export const revisionLooks = [
  'dark',
  'light',
  'darker',
  'lighter',
  'warmer',
  'cooler',
  'calmer',
  'livelier',
  'shorter',
  'longer',
  'larger',
  'smaller',
  'font',
  'design',
  'top',
] as const;
export type RevisionLook = (typeof revisionLooks)[number];

/** What a picture is called, and the places of a page that are named for one. */
export const pictureWords = ['picture', 'hero', 'logo', 'gallery'] as const;
/** What stands within a part of a page and can be taken from it alone. `top` says that it stands on the first screen. */
export const revisionElements = ['form', 'map', 'picture', 'button', 'top'] as const;

const listsBy = <const Name extends string>(names: readonly Name[]) => z.record(z.enum(names), list);

/** The words by which a change that is asked for in one language is read, in small letters. */
export const revisionWordsSchema = z.strictObject({
  /** What stands around a request and asks for nothing. */
  polite: list,
  /** Between two requests. */
  joins: list,
  /** What may stand anywhere in a request, and asks for nothing. */
  courtesies: list,
  /** What headings are called, apart from other text. */
  headings: list,
  /** With which a request may begin, beside those of the templates. */
  verbs: list,
  /** Before what is named. */
  articles: list,
  /** What a person points at. */
  here: list,
  /** One more, beside what there is. */
  also: list,
  /** Before the name of what is added. */
  called: list,
  /** What was there once is wanted back. */
  again: list,
  /** Only a little of it. */
  degree: list,
  /** By their acts: words with `|` between alternatives and `?` behind what may be missing; `{what}` and other gaps. */
  templates: listsBy(revisionActs),
  things: listsBy(revisionThings),
  elements: listsBy(revisionElements),
  looks: listsBy(revisionLooks),
  pictures: listsBy(pictureWords),
  /** Words that say nothing beside a look: of any, of a colour, of a tone, of letters, of a language. */
  fillers: listsBy(['site', 'colour', 'tone', 'letters', 'language']),
  /** Of languages that the composer has no words for: kinds of section, colours by their English names, tones and typefaces. */
  sections: z.optional(z.record(z.string(), list)),
  colours: z.optional(z.record(z.string(), list)),
  tones: z.optional(z.record(z.string(), list)),
  typefaces: z.optional(z.record(z.string(), list)),
});
export type RevisionWords = z.infer<typeof revisionWordsSchema>;
