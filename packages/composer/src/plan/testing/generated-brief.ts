import {
  type Brief,
  briefFunctions,
  briefSectionTypes,
  colourRoles,
  type Statement,
  type StatementClass,
  tones,
} from '@sitewright/contracts';
import { createRandom, type Random } from '../../random.ts';
import { briefOf } from './brief-of.ts';

/** Makes briefs in which every word and number is found nowhere else, so that a lost or misplaced one is seen. */
class Maker {
  readonly statements: Statement[] = [];
  readonly random: Random;
  #count = 100;
  #end = 0;
  constructor(random: Random) {
    this.random = random;
  }
  word(prefix: string): string {
    this.#count += 1;
    return `${prefix}${[...String(this.#count)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  }
  number(): string {
    this.#count += 1;
    return `7${this.#count}`;
  }
  from(kind: StatementClass, text: string): number[] {
    const start = this.#end;
    this.#end = start + text.length + 1;
    this.statements.push({ start, end: start + text.length, text, class: kind, also: [], sureness: 0.9 });
    return [this.statements.length - 1];
  }
  maybe<Value>(value: () => Value, probability = 0.5): Value | undefined {
    return this.random.chance(probability) ? value() : undefined;
  }
  many<Value>(most: number, make: () => Value): Value[] {
    return Array.from({ length: this.random.index(most + 1) }, make);
  }
  one<Value>(values: readonly [Value, ...Value[]]): Value {
    return this.random.pick(values);
  }
}

const defined = <Fields extends object>(fields: Fields) =>
  // Fields without a value are left out, as a reader leaves them out.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]: Exclude<Fields[Key], undefined>;
  };

function sectionsFor(maker: Maker, pageCount: number): Brief['sections'] {
  return maker.many(6, () =>
    defined({
      type: maker.one(briefSectionTypes),
      title: maker.maybe(() => maker.word('Title')),
      page: pageCount > 0 ? maker.maybe(() => maker.random.index(pageCount)) : undefined,
      count: maker.maybe(() => 1 + maker.random.index(8), 0.2),
      from: maker.from('page_or_section_wish', maker.word('pleasemake')),
    }),
  );
}

function contentFor(maker: Maker, sections: Brief['sections']) {
  const section = () =>
    sections.length > 0 ? maker.maybe(() => maker.random.index(sections.length)) : undefined;
  const word = (prefix: string) => maker.word(prefix);
  const price = () =>
    maker.one([`£${maker.number()}`, `${maker.number()} €`, `from ${maker.number()},50 zł`]);
  const offer = () => {
    const columns = maker.maybe(() => [word('Col'), word('Col')], 0.2);
    return defined({
      title: maker.maybe(() => word('Group')),
      columns,
      section: section(),
      items: [0, ...maker.many(4, () => 0)].map(() =>
        defined({
          name: word('Item'),
          price: maker.maybe(price),
          detail: maker.maybe(() => `${word('about')} ${maker.number()}`),
          values: columns && Object.fromEntries(columns.map((column) => [column, word('val')])),
          from: maker.from('item', word('item')),
        }),
      ),
    });
  };
  return {
    offer: maker.many(3, offer),
    people: maker.many(2, () =>
      defined({
        name: word('Person'),
        role: maker.maybe(() => word('role')),
        note: maker.maybe(() => word('note')),
        section: section(),
        from: maker.from('person', word('person')),
      }),
    ),
    events: maker.many(3, () =>
      defined({
        title: word('Show'),
        date: maker.maybe(() => `${1 + maker.random.index(28)} May 2027`),
        time: maker.maybe(() => maker.number()),
        place: maker.maybe(() => word('Hall')),
        price: maker.maybe(price),
        note: maker.maybe(() => word('note')),
        section: section(),
        from: maker.from('event', word('event')),
      }),
    ),
    quotations: maker.many(5, () =>
      defined({
        text: `${word('Say')} ${word('it')}`,
        by: maker.maybe(() => word('Speaker')),
        use: maker.one(['headline', 'button', 'voice', 'notice', 'text'] as const),
        section: section(),
        from: maker.from('quotation', word('quotation')),
      }),
    ),
    figures: maker.many(2, () =>
      defined({
        value: maker.number(),
        label: word('unit'),
        section: section(),
        from: maker.from('fact', word('figure')),
      }),
    ),
    questions: maker.many(3, () =>
      defined({
        question: `${word('Why')}?`,
        answer: maker.maybe(() => word('Because')),
        section: section(),
        from: maker.from('fact', word('question')),
      }),
    ),
    details: maker.many(4, () =>
      defined({
        text: `${word('Detail')} ${maker.number()}`,
        key: maker.maybe(() => word('Key')),
        section: section(),
        from: maker.from('fact', word('detail')),
      }),
    ),
    story: maker.many(2, () =>
      defined({
        text: `${word('Once')} ${maker.number()}.`,
        section: section(),
        from: maker.from('story', word('story')),
      }),
    ),
    hours: maker.many(3, () =>
      defined({
        days: word('Day'),
        times: `${maker.number()}–${maker.number()}`,
        of: maker.maybe(() => word('Office'), 0.3),
        section: section(),
        from: maker.from('fact', word('hours')),
      }),
    ),
    contacts: maker.many(3, () => {
      const kind = maker.one(['phone', 'email', 'address', 'whatsapp', 'link'] as const);
      const value = kind === 'email' ? `${word('m')}@x.example` : `${maker.number()} ${word('Street')}`;
      return { kind, value, from: maker.from('fact', word('contact')) };
    }),
    functions: maker.many(4, () =>
      defined({
        type: maker.one(briefFunctions),
        options: maker.many(3, () => word('Option')),
        section: section(),
        from: maker.from('function_wish', word('pleasedo')),
      }),
    ),
  };
}

const siteTypes = ['bakery', 'dentist', 'saas', 'theatre', 'general', 'nosuchtype'] as const;
const languages: readonly [string[], ...string[][]] = [
  ['en'],
  ['es'],
  ['ja'],
  ['ar'],
  ['de'],
  ['fi'],
  ['en', 'es'],
];
const pageTitles = ['Home', 'What’s On', 'Contact', 'Prices', 'Our Team', 'Zonk', 'Galerie', '料金'] as const;

/** A brief of anything; the same seed, the same brief. */
export function generatedBrief(seed: string): Brief {
  const maker = new Maker(createRandom(seed));
  const pages = maker.random.chance(0.4)
    ? pageTitles
        .filter(() => maker.random.chance(0.6))
        .map((title) => ({ title, from: maker.from('page_or_section_wish', maker.word('pleasepage')) }))
    : [];
  const sections = sectionsFor(maker, pages.length);
  const read = <Value>(value: Value, kind: StatementClass, sureness = 0.9) => ({
    value,
    sureness,
    from: maker.from(kind, maker.word('said')),
  });
  const name = maker.maybe(() => read(maker.word('Name'), 'identity'));
  const description = maker.maybe(() =>
    read(`a ${maker.word('thing')} for ${maker.word('people')}`, 'identity'),
  );
  const place = maker.maybe(() => read(maker.word('Town'), 'fact'));
  const tone = maker.maybe(() => read(maker.one(tones), 'design_wish'));
  for (const kind of ['meta', 'context', 'not_understood', 'design_wish', 'prohibition'] as const)
    if (maker.random.chance(0.5)) maker.from(kind, maker.word('please'));
  return briefOf({
    ...contentFor(maker, sections),
    languages: { value: [...maker.one(languages)], sureness: 1, from: [] },
    siteType: read({ id: maker.one(siteTypes), noun: maker.word('noun') }, 'identity', maker.random.next()),
    ...defined({ name, description, place }),
    pages,
    sections,
    design: {
      colours: maker.many(3, () =>
        defined({
          css: '#336699',
          words: 'blue',
          role: maker.maybe(() => maker.one(colourRoles)),
          from: maker.from('design_wish', maker.word('pleasecolour')),
        }),
      ),
      ...(tone && { tone }),
    },
    prohibitions: maker.many(1, () =>
      defined({
        section: maker.maybe(() => maker.one(['voices', 'newsletter', 'gallery'] as const)),
        function: maker.maybe(() => maker.one(['form', 'carousel'] as const)),
        words: maker.word('pleaseno'),
        from: maker.from('prohibition', maker.word('pleaseno')),
      }),
    ),
    statements: maker.statements,
  });
}
