import type { Contact } from '@sitewright/contracts';

/*
 * What the plan hands to the render step: a whole site as plain data (JSON), every text chosen, nothing drawn yet. Texts are
 * unescaped. `from` are indexes of the brief's statements whose words stand there.
 */

export interface Link {
  label: string;
  /** `page.html`, `#anchor`, `page.html#anchor`, `tel:`, `sms:`, `mailto:` or `https:`. */
  href: string;
}

/** A photograph of the person: its files in the site, the smallest first, in CSS pixels. */
export interface PhotoPlan {
  files: readonly { path: string; width: number; height: number }[];
  /** Words for who cannot see it. */
  alt: string;
}

interface Sourced {
  from: readonly number[];
}

export interface HeroPlan extends Sourced {
  /** One line, or two parted by `|`. */
  headline: string;
  /** What stands above it: name and place, or the kind of thing it is. */
  kicker: string;
  lede: string;
  /** The main action first; at most two. */
  actions: readonly Link[];
  /** Short facts in one row: an address, hours, a price. */
  facts: readonly string[];
  /** What visitors come for, for heroes that show it: at most four. */
  highlights: readonly { name: string; price?: string }[];
  /** Lines of code or commands, where the site is about some. */
  code?: readonly string[];
  /** What is shown in the place of a drawing. */
  photo?: PhotoPlan;
  /** `to` is a local date and time: `2026-09-19T00:00`. */
  countdown?: { to: string; label: string };
}

/** Something of a list. `values` follow the group's `columns`. `categories` are what a filter knows it by. */
export interface ItemPlan extends Sourced {
  name: string;
  price?: string;
  detail?: string;
  values?: readonly string[];
  categories?: readonly string[];
  /** The price by the year, where there is a switch. */
  yearly?: string;
  /** It is no goods: a basket does not take it. */
  isNotSold?: true;
}

export interface ItemGroupPlan {
  title?: string;
  columns?: readonly string[];
  items: readonly ItemPlan[];
}

/** What can be done with a list. Each is present only when it was asked for. */
export interface ListTools {
  filter?: readonly string[];
  isSortable?: true;
  isSearchable?: true;
  tabs?: true;
  priceSwitch?: true;
  /** Orders go by mail or WhatsApp to `target`; without one the basket says that it is not connected. */
  basket?: {
    by: 'email' | 'whatsapp';
    target?: string;
    /** What the button of an entry says, where the prompt has words for it: "Add to bag". */
    add?: string;
  };
}

export const fieldKinds = [
  'text',
  'name',
  'email',
  'phone',
  'date',
  'time',
  'number',
  'choice',
  'checkbox',
  'file',
  'message',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

export interface FieldPlan {
  id: string;
  label: string;
  kind: FieldKind;
  options?: readonly string[];
  isRequired: boolean;
}

/** The small tools a site can be asked for, made of the prompt's own data. */
export type ToolPlan =
  | {
      tool: 'calculator';
      /** Numbers a visitor sets; `factor` is multiplied, `add` is added, in the order of the inputs. */
      inputs: readonly {
        id: string;
        label: string;
        unit?: string;
        value: number;
        min: number;
        max: number;
        step: number;
      }[];
      /** The result in words of arithmetic over the ids: `bill * 12 * 0.3`. Only numbers, ids and + - * / ^ ( ). */
      formula: string;
      resultLabel: string;
      resultUnit?: string;
      /** What a result means, by the limit that it stays below; the last has none. */
      bands?: readonly { below?: number; label: string }[];
      /** What the figure rests on, said beside it. */
      assumption?: string;
    }
  | { tool: 'quiz'; questions: readonly { question: string; choices: readonly string[]; answer: number }[] }
  | { tool: 'todo'; items: readonly string[] }
  | {
      tool: 'chart';
      kind: 'bars' | 'line';
      labels: readonly string[];
      values: readonly number[];
      unit?: string;
    }
  | { tool: 'statuses'; entries: readonly { name: string; state: 'good' | 'warn' | 'bad'; note?: string }[] }
  | { tool: 'memory'; pairs: readonly string[] }
  | { tool: 'cards'; cards: readonly { front: string; back: string }[] }
  | {
      tool: 'converter';
      /** Two units as they are called, and what leads from one to the other and back, over `x`. */
      pairs: readonly { from: string; to: string; forth: string; back: string; isWhole?: true }[];
    }
  /** Sides of the dice that can be rolled; the first are at hand. */
  | { tool: 'dice'; sides: readonly number[] }
  | { tool: 'coin' }
  /** One of them is chosen, by its name where it has one. */
  | { tool: 'timer'; minutes: readonly number[]; names?: readonly string[] }
  | { tool: 'stopwatch' }
  /** How many days there are between two that a visitor chooses. */
  | { tool: 'days' }
  /** `others` is a second list, of which one is drawn with each name; with `isOnce` nothing is drawn twice. */
  | {
      tool: 'picker';
      names: readonly string[];
      others?: { label: string; names: readonly string[] };
      isOnce?: true;
    }
  /** Entries that a visitor writes and the browser keeps. */
  | {
      tool: 'log';
      fields: readonly {
        id: string;
        label: string;
        kind: 'text' | 'date' | 'number' | 'time' | 'choice' | 'check';
        options?: readonly string[];
      }[];
      isSummed?: true;
      byMonth?: true;
      /** The entries can be downloaded as a file. */
      isExported?: true;
    }
  /** What is done every day: ticked, or counted up to `goal`. */
  | { tool: 'daily'; items: readonly { name: string; goal: number }[] }
  /** Work and break in seconds, which take turns. `rounds`: after so many it ends. */
  | { tool: 'interval'; work: number; rest: number; rounds?: number }
  /** Points of players; `start` is what each begins with; `isDown`: what is entered is taken off. */
  | { tool: 'score'; players: readonly string[]; start: number; isDown?: true }
  /** Days to a day (`YYYY-MM-DD`), which a visitor sets where the prompt does not. */
  | { tool: 'until'; day?: string /** A day of every year, as month and day. */; yearly?: string }
  /** A week to write in: its columns, if it has several. */
  | { tool: 'planner'; columns: readonly string[] }
  /** Prices to tick or, where they are by the unit, to enter a number for; `off` are per cent off the whole. */
  | {
      tool: 'estimate';
      entries: readonly {
        name: string;
        price: number;
        written: string;
        unit?: string;
        /** The entry that it is a part of: it costs nothing where that is ticked. */
        within?: number;
      }[];
      off: readonly { name: string; percent: number }[];
      currency: string;
      /** Who the estimate is for can be entered, and is printed. */
      isNamed?: true;
      /** What is said below the total. */
      note?: string;
    }
  | { tool: 'snake'; isTrain?: true }
  | { tool: 'tictactoe' }
  | { tool: 'hangman'; words: readonly string[] }
  | { tool: 'guess'; from: number; to: number }
  | { tool: 'reaction'; rounds: number };

interface SectionBase extends Sourced {
  /** Unique on its page; what links point at. */
  id: string;
  /** One line, or two parted by `|`. */
  title: string;
  note?: string;
  /** Its entries stand for the owner's own: marked `data-example` on the page, and named in the report. */
  isExample?: true;
}

export type SectionPlan = SectionBase &
  (
    | {
        type: 'items';
        show: 'cards' | 'list' | 'table' | 'plans';
        groups: readonly ItemGroupPlan[];
        tools: ListTools;
      }
    | {
        type: 'table';
        columns: readonly string[];
        rows: readonly (readonly string[])[];
        isSearchable?: true;
        isSortable?: true;
      }
    | { type: 'points'; points: readonly (Sourced & { name: string; detail?: string })[] }
    | { type: 'steps'; steps: readonly (Sourced & { name: string; detail?: string })[] }
    | { type: 'prose'; paragraphs: readonly string[]; by?: string; photo?: PhotoPlan }
    | {
        type: 'people';
        people: readonly (Sourced & { name: string; role?: string; note?: string; photo?: PhotoPlan })[];
      }
    | {
        type: 'events';
        events: readonly (Sourced & {
          title: string;
          date?: string;
          time?: string;
          place?: string;
          price?: string;
          note?: string;
          /** The day as `YYYY-MM-DD`, for calendars; only where day, month and year are stated. */
          day?: string;
          categories?: readonly string[];
        })[];
        filter?: readonly string[];
        /** The path of a calendar file (.ics) of the site. */
        calendarFile?: string;
      }
    | { type: 'voices'; voices: readonly (Sourced & { text: string; by?: string })[] }
    | { type: 'questions'; questions: readonly (Sourced & { question: string; answer?: string })[] }
    | {
        type: 'visit';
        contacts: readonly Contact[];
        /** Where no street is known. */
        town?: string;
        hours: readonly { days: string; times: string; of?: string }[];
        details: readonly string[];
        /** A search of a map service for the address; the map itself is drawn. */
        mapLink?: string;
        hasNoMap?: true;
      }
    | {
        type: 'form';
        fields: readonly FieldPlan[];
        submit: string;
        /** Said once it is sent. */
        done: string;
        send: { by: 'email' | 'whatsapp'; target: string } | { by: 'nothing' };
      }
    | {
        type: 'newsletter';
        submit: string;
        done: string;
        send: { by: 'email'; target: string } | { by: 'nothing' };
      }
    | { type: 'figures'; figures: readonly (Sourced & { value: string; label: string })[] }
    | {
        type: 'gallery';
        captions: readonly string[];
        isCarousel?: true;
        /** The captions only hold places: nobody has given them. */
        holdsPlaces?: true;
        /** What stands over each caption; a drawing where there is none. */
        photos?: readonly (PhotoPlan | undefined)[];
      }
    | { type: 'names'; names: readonly string[] }
    | {
        type: 'posts';
        posts: readonly (Sourced & { title: string; href?: string; excerpt?: string; category?: string })[];
        filter?: readonly string[];
      }
    | { type: 'code'; lines: readonly string[]; label?: string }
    | { type: 'tool'; content: ToolPlan }
    | { type: 'sides'; sides: readonly (Sourced & { title: string; lines: readonly string[] })[] }
    | { type: 'call'; text?: string; action: Link }
  );
export type SectionType = SectionPlan['type'];

export interface PagePlan {
  /** `index.html`, `prices.html`, `es/index.html`. */
  path: string;
  /** For the window. */
  title: string;
  /** For search engines, up to 180 characters. */
  description: string;
  /** The heading of a page that is not the first, and of a first page that is a tool. */
  heading?: string;
  /** The first page has one, unless it is a tool. */
  hero?: HeroPlan;
  sections: readonly SectionPlan[];
}

export const headerTools = ['theme', 'language', 'basket', 'search'] as const;
export type HeaderTool = (typeof headerTools)[number];

/** The site in one language. */
export interface LanguagePlan {
  /** BCP 47, as pages declare it. */
  tag: string;
  locale: string;
  direction: 'ltr' | 'rtl';
  navigation: readonly Link[];
  /** None where there is nothing that it could lead to. */
  action?: Link;
  footer: { columns: readonly { title?: string; links: readonly Link[] }[]; facts: readonly string[] };
  pages: readonly PagePlan[];
}

/** Colours as OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface ColourPlan {
  l: number;
  c: number;
  h: number;
}

/** What the look keeps to: square corners, nothing that moves, no gradients, no shadows, no capitals. */
export type DesignLimit = 'square' | 'still' | 'flat' | 'shadowless' | 'lowercase';

export interface DesignPlan {
  /** One of the layout families. */
  family: string;
  /** What the person asked for, by role; the palette step makes whole themes of it. */
  colours: Partial<Record<'background' | 'text' | 'primary' | 'accent' | 'second', ColourPlan>>;
  /** The hue where no colour is asked for. */
  hue: number;
  theme: 'light' | 'dark';
  typeface?: 'serif' | 'sans' | 'mono' | 'rounded' | 'hand';
  isLarge?: true;
  limits?: readonly DesignLimit[];
  /** How many tops further than the one that the seed chooses. */
  top?: number;
  /** The top of the first page is type alone. */
  hasNoPicture?: true;
  /** Names of bundled typefaces in place of the family's. */
  letters?: { headings: string; text: string };
  /** What drawings show, by the content's name of it. */
  subject: string;
  icons: readonly string[];
}

export interface SitePlan {
  /** What chance the render step takes its choices from: the same seed, the same bytes. */
  seed: string;
  name: string;
  /** A file of the site that stands for it, with its size in CSS pixels. */
  logo?: { path: string; width: number; height: number };
  place?: string;
  siteType: string;
  design: DesignPlan;
  tools: readonly HeaderTool[];
  isHeaderSticky?: true;
  hasBackToTop?: true;
  /** Visitors have to say that they are of this age. */
  ageGate?: number;
  canShare?: true;
  /** A button prints the page. */
  canPrint?: true;
  /** Shown at the top on small screens, where it was asked for. */
  phone?: Contact;
  /** The first is at the root; each other under its tag. Pages stand in the same order in all. */
  languages: readonly [LanguagePlan, ...LanguagePlan[]];
  /** For the person: what to check, what to replace. */
  notes: readonly string[];
}
