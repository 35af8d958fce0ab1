import * as z from 'zod/mini';

/**
 * What a statement of a prompt is, by what would be lost without it. `not_understood` is for what no reading is sure of: it is
 * shown and asked, never printed.
 */
export const statementClasses = [
  'identity',
  'fact',
  'item',
  'person',
  'event',
  'quotation',
  'story',
  'page_or_section_wish',
  'function_wish',
  'design_wish',
  'prohibition',
  'context',
  'meta',
  'not_understood',
] as const;
export const statementClassSchema = z.enum(statementClasses);
export type StatementClass = z.infer<typeof statementClassSchema>;

/** Where a statement came to stand: a page's path and, where its section has one, the id of an element. */
const spotSchema = z.object({ path: z.string(), anchor: z.optional(z.string()) });
export type Spot = z.infer<typeof spotSchema>;

/**
 * What became of a statement. `on_page`: its words stand there. `applied`: it shaped the site, `how` says in words. `left_out`:
 * `why` is for the person and says what can be done. `noted`: said to the maker, such as a greeting; nothing to do.
 */
export const outcomeSchema = z.discriminatedUnion('became', [
  z.object({ became: z.literal('on_page'), spots: z.array(spotSchema) }),
  z.object({ became: z.literal('applied'), how: z.string(), spots: z.optional(z.array(spotSchema)) }),
  z.object({ became: z.literal('left_out'), why: z.string() }),
  z.object({ became: z.literal('noted') }),
]);
export type Outcome = z.infer<typeof outcomeSchema>;

/**
 * What is to become of a statement that no reading was sure of, or that found no place: printed as prose, printed among the
 * facts, or left out for good. `right` settles that it was understood as it was read, and takes another decision back.
 */
export const statementDecisions = ['story', 'fact', 'leave_out', 'right'] as const;
export type StatementDecision = (typeof statementDecisions)[number];

/**
 * One clause, list item, table row or heading of a prompt. `start` and `end` are UTF-16 offsets; the statements of a prompt
 * stand in order, do not overlap and cover every character that is no space. `text` is what it says without list marks and
 * separators; `key` what it stands under. `sureness` of its class is from 0 to 1. `settled` is the last that a person has said of
 * it: a decision, or `corrected` where a value that was read from it was changed or taken away. Its class stays as it was read.
 */
export const statementSchema = z.object({
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.positive()),
  text: z.string(),
  key: z.optional(z.string()),
  class: statementClassSchema,
  also: z.array(statementClassSchema),
  sureness: z.number().check(z.minimum(0), z.maximum(1)),
  settled: z.optional(z.enum([...statementDecisions, 'corrected'])),
  /** The statement it corrects, which stands as corrected: "Sorry, it is £72". */
  corrects: z.optional(z.int().check(z.nonnegative())),
  /** The statement that takes it back: "Scrap that". */
  withdrawnBy: z.optional(z.int().check(z.nonnegative())),
  /** The rest of a prompt of more statements than are read. */
  isUnread: z.optional(z.literal(true)),
  /** The number of its paragraph, or of its list with the head: what an owner writes into one belongs together. */
  block: z.optional(z.int().check(z.nonnegative())),
  outcome: z.optional(outcomeSchema),
});
export type Statement = z.infer<typeof statementSchema>;

/** Indexes of the statements something was read from; empty for what a person added. */
const fromSchema = z.array(z.int().check(z.nonnegative()));

/** A value that was read, and how sure that is: 1 is certain, and what a person has said is 1. */
const read = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({ value, sureness: z.number().check(z.minimum(0), z.maximum(1)), from: fromSchema });

const text = z.string();
/** The section that something belongs to: an index into `sections`. */
const section = z.optional(z.int().check(z.nonnegative()));

/** A site type's id, and what the prompt itself calls it: "bicycle repair workshop". */
const siteTypeSchema = z.object({ id: text, noun: text });

export const contactKinds = ['phone', 'email', 'address', 'whatsapp', 'link'] as const;
/** `value` as it was written; `label` says whose or what it is: "Box office", "Instagram". `target` is its address as a link. */
const contactSchema = z.object({
  kind: z.enum(contactKinds),
  value: text,
  label: z.optional(text),
  target: z.optional(text),
  from: fromSchema,
});
export type Contact = z.infer<typeof contactSchema>;

/** One line of opening hours as it was written. `of` is what is open, where it is not the whole: "Box office". */
const hoursSchema = z.object({ days: text, times: text, of: z.optional(text), section, from: fromSchema });

/** What is sold, taught, served or done. `values` are further columns by their names: {"Glaze": "ash"}. */
const itemSchema = z.object({
  name: text,
  price: z.optional(text),
  detail: z.optional(text),
  values: z.optional(z.record(z.string(), text)),
  from: fromSchema,
});
export type Item = z.infer<typeof itemSchema>;
/** A list under one head. `columns` are the names of a table's further columns, in their order. */
const offerGroupSchema = z.object({
  title: z.optional(text),
  columns: z.optional(z.array(text)),
  items: z.array(itemSchema),
  section,
});
export type OfferGroup = z.infer<typeof offerGroupSchema>;

const personSchema = z.object({
  name: text,
  role: z.optional(text),
  note: z.optional(text),
  section,
  from: fromSchema,
});
/** Times and places as they were written. */
const eventSchema = z.object({
  title: text,
  date: z.optional(text),
  time: z.optional(text),
  place: z.optional(text),
  price: z.optional(text),
  note: z.optional(text),
  section,
  from: fromSchema,
});
export type BriefEvent = z.infer<typeof eventSchema>;

/** Exact words. `use` says where they go; `voice` is something a named or unnamed customer said. */
export const quotationUses = ['headline', 'button', 'voice', 'notice', 'text'] as const;
const quotationSchema = z.object({
  text,
  by: z.optional(text),
  use: z.enum(quotationUses),
  section,
  from: fromSchema,
});

/** A number that speaks: "99.99%" of "uptime". */
const figureSchema = z.object({ value: text, label: text, section, from: fromSchema });
/** Anything else a visitor should read, in the words of the prompt. `key` is what it stands under. */
const detailSchema = z.object({ text, key: z.optional(text), section, from: fromSchema });
const questionSchema = z.object({ question: text, answer: z.optional(text), section, from: fromSchema });

/** What sections there are. `custom` is one that is named and fits none of the others: its title says what it is. */
export const briefSectionTypes = [
  'hero',
  'offer',
  'prices',
  'process',
  'features',
  'gallery',
  'about',
  'people',
  'events',
  'voices',
  'questions',
  'hours',
  'place',
  'contact',
  'booking',
  'newsletter',
  'figures',
  'partners',
  'comparison',
  'posts',
  'download',
  'call',
  'footer',
  'custom',
] as const;
export const briefSectionTypeSchema = z.enum(briefSectionTypes);
export type BriefSectionType = z.infer<typeof briefSectionTypeSchema>;

/** A block that is asked for, in the order of the prompt. `title` as the person calls it; `page` an index into `pages`. */
const sectionWishSchema = z.object({
  type: briefSectionTypeSchema,
  title: z.optional(text),
  page: z.optional(z.int().check(z.nonnegative())),
  /** How many entries it should have: "six questions". */
  count: z.optional(z.int().check(z.positive())),
  from: fromSchema,
});
export type SectionWish = z.infer<typeof sectionWishSchema>;

/** What a site can be asked to do. `other` is a function that is none of these: it is said to be missing. */
export const briefFunctions = [
  'form',
  'table',
  'filter',
  'sort',
  'search',
  'tabs',
  'accordion',
  'basket',
  'price_switch',
  'language_switch',
  'theme_switch',
  'gallery',
  'carousel',
  'countdown',
  'calculator',
  'quiz',
  'todo',
  'chart',
  'map_link',
  'calendar_file',
  'phone_link',
  'email_link',
  'whatsapp_link',
  'social_links',
  'sticky_header',
  'back_to_top',
  'share',
  'print',
  'age_gate',
  'statuses',
  'other',
] as const;
export const briefFunctionSchema = z.enum(briefFunctions);
export type BriefFunction = z.infer<typeof briefFunctionSchema>;

/** `options` are its fields, choices or categories as they were written: ["name", "phone", "postcode"]. */
const functionWishSchema = z.object({
  type: briefFunctionSchema,
  options: z.array(text),
  /** What a form is for, as visitors read it, where the prompt says so: "Book a repair". */
  purpose: z.optional(text),
  section,
  from: fromSchema,
});
export type FunctionWish = z.infer<typeof functionWishSchema>;

export const colourRoles = ['background', 'text', 'primary', 'accent'] as const;
/** `css` is the colour as six hexadecimal digits behind `#`; `words` what the person calls it. */
const colourWishSchema = z.object({
  css: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  words: text,
  role: z.optional(z.enum(colourRoles)),
  from: fromSchema,
});
export const tones = [
  'warm',
  'playful',
  'elegant',
  'bold',
  'calm',
  'technical',
  'minimal',
  'serious',
] as const;
export const typefaces = ['serif', 'sans', 'mono', 'rounded', 'hand'] as const;

/** The ways a composed site can be laid out. */
export const designFamilies = [
  'editorial',
  'technical',
  'luxe',
  'playful',
  'poster',
  'calm',
  'minimal',
  'classic',
  'japanese',
  'mosaic',
] as const;
export const designFamilySchema = z.enum(designFamilies);
export type DesignFamily = z.infer<typeof designFamilySchema>;

const designSchema = z.object({
  colours: z.array(colourWishSchema),
  theme: z.optional(read(z.enum(['light', 'dark']))),
  tone: z.optional(read(z.enum(tones))),
  typeface: z.optional(read(z.enum(typefaces))),
  /** Large text is asked for. */
  isLarge: z.optional(read(z.literal(true))),
  /** The way it is laid out, where a person keeps it; otherwise the seed chooses one that suits tone and typeface. */
  family: z.optional(designFamilySchema),
  /** How many tops further the site is than the one that its seed chooses. */
  top: z.optional(z.int().check(z.nonnegative())),
  /** Names of bundled typefaces, where a person has chosen others than those of the family. */
  letters: z.optional(z.object({ headings: text, text })),
});

/**
 * How a person has arranged a page, by its path in the first language and the ids of its sections. Sections that `order` does not
 * name stay behind what they stood behind. What is hidden is on no page and in no navigation, and is kept.
 */
/** What is drawn within a page's parts and can be left out alone: the maps, the picture at the top, the buttons at the top. */
export const pageElements = ['map', 'picture', 'button'] as const;
export type PageElement = (typeof pageElements)[number];

const arrangementSchema = z.object({
  page: text,
  isHidden: z.optional(z.literal(true)),
  order: z.optional(z.array(text)),
  hidden: z.optional(z.array(text)),
  /** Titles in place of those that the sections have, by id. */
  titles: z.optional(z.record(z.string(), text)),
  without: z.optional(z.array(z.enum(pageElements))),
});
export type Arrangement = z.infer<typeof arrangementSchema>;

/** How much stands on the pages beside what a person has said: nothing but that, or all that the kind of site has words for. */
export const extents = ['short', 'long'] as const;

/** What must not be: a section or function by its id where it is one, else the words it forbids. */
const prohibitionSchema = z.object({
  section: z.optional(briefSectionTypeSchema),
  function: z.optional(briefFunctionSchema),
  words: text,
  /** Whether it forbids to tell what it names: "do not mention the fire". */
  isTelling: z.optional(z.literal(true)),
  from: fromSchema,
});

const pageSchema = z.object({ title: text, from: fromSchema });

/** Something to use that is all of the site. `kind` is the composer's; `name` what the person calls it; `told` the sentences about it. */
const toolSchema = z.object({ kind: text, name: text, told: z.array(text) });

const pixels = z.int().check(z.positive());
/** A file of the site that shows a picture, with its size in CSS pixels. */
const pictureFileSchema = z.object({ path: text, width: pixels, height: pixels });

/**
 * What was understood of a prompt: all that the composer writes from, and what any site is checked against. Texts are the
 * person's own, unescaped.
 */
export const briefSchema = z.object({
  /** BCP 47 tags of the languages the site is wanted in; the first is the one it opens in. */
  languages: read(z.array(text).check(z.minLength(1))),
  name: z.optional(read(text)),
  siteType: read(siteTypeSchema),
  /** What it is in one line, in the person's words: "a webhook delivery service for developers". */
  description: z.optional(read(text)),
  /** What it is of is still to come, and the site says so: "coming soon". */
  isSoon: z.optional(read(z.literal(true))),
  /** `near`: the town with the words that say that it is not there, but near by. */
  place: z.optional(z.extend(read(text), { near: z.optional(text) })),
  audience: z.optional(read(text)),
  contacts: z.array(contactSchema),
  hours: z.array(hoursSchema),
  offer: z.array(offerGroupSchema),
  people: z.array(personSchema),
  events: z.array(eventSchema),
  quotations: z.array(quotationSchema),
  figures: z.array(figureSchema),
  questions: z.array(questionSchema),
  details: z.array(detailSchema),
  /** Prose that can be printed as it stands. */
  story: z.array(detailSchema),
  /** Pages that are named, the first page first; empty where none is. */
  pages: z.array(pageSchema),
  sections: z.array(sectionWishSchema),
  functions: z.array(functionWishSchema),
  /** What there is to use, where the prompt asks for that and for no pages to read. */
  tool: z.optional(toolSchema),
  design: designSchema,
  prohibitions: z.array(prohibitionSchema),
  arrangement: z.optional(z.array(arrangementSchema)),
  extent: z.optional(z.enum(extents)),
  statements: z.array(statementSchema),
  /** Values that the prompt did not give and the person's brand kit did, as they stand in the fields. */
  fromBrandKit: z.optional(z.array(text)),
  /** Pictures that the person has given, as files of the site in all their sizes, the smallest first. */
  pictures: z.optional(z.array(z.object({ name: text, alt: text, files: z.array(pictureFileSchema) }))),
  /** The logo, of the brand kit or given with the prompt, as a file of the site. */
  logo: z.optional(pictureFileSchema),
});
export type Brief = z.infer<typeof briefSchema>;

/** What a brief says that is so of one business only: nothing. */
export const noFacts = () =>
  ({
    contacts: [],
    hours: [],
    offer: [],
    people: [],
    events: [],
    quotations: [],
    figures: [],
    questions: [],
    details: [],
    story: [],
    statements: [],
  }) satisfies Partial<Brief>;
