import { createRandom, type Random } from '../../../random.ts';
import type { Classified } from '../../classify/classified.ts';

/*
 * Prompts made of parts whose truth is known, for tests: each statement comes with its class, as a classifier that never errs
 * would give it.
 */

/** Names and prices that have to stand together, texts that have to stand somewhere, and texts that may stand nowhere. */
export interface Generated {
  prompt: string;
  statements: Classified[];
  priced: { name: string; price: string }[];
  facts: string[];
  unprinted: string[];
}

const first = 'Amber Bramble Cinder Dover Elder Fennel Garnet Hazel Iris Juniper Kestrel Linden'.split(' ');
const second = 'Bowl Chair Lesson Loaf Massage Plate Room Ticket Torte Kurs Stage Corte'.split(' ');
const prices: readonly ((amount: number) => string)[] = [
  (amount) => `£${amount}`,
  (amount) => `$${amount}.50`,
  (amount) => `${amount},90 €`,
  (amount) => `from €${amount}`,
  (amount) => `ab ${amount} EUR`,
  (amount) => `à partir de ${amount} €`,
  (amount) => `R$ ${amount}`,
  (amount) => `${amount},000円`,
  (amount) => `£${amount} a year`,
  (amount) => `$${amount}/night`,
  (amount) => `CHF ${amount}.–`,
  (amount) => `€${amount}–${amount + 5}`,
];
/** The first and the fifth can stand in a row. */
const layouts: readonly ((name: string, price: string) => string)[] = [
  (name, price) => `${name} ${price}`,
  (name, price) => `${name}: ${price}`,
  (name, price) => `${name} – ${price}`,
  (name, price) => `${name}, ${price}`,
  (name, price) => `${name} (${price})`,
  (name, price) => `${name} ... ${price}`,
  (name, price) => `${name}, with oak and wool, ${price}`,
];
const facts = [
  'Parking behind the house',
  'Dogs are welcome',
  'Established 1921',
  'Delivery within 5 km',
  'Seats 140',
  'Two-year warranty',
];
const wishes: readonly (readonly [Classified['class'], string])[] = [
  ['design_wish', 'Zinnober and slate, very quiet'],
  ['prohibition', 'No zebras please'],
  ['meta', 'Please zip through this'],
  ['page_or_section_wish', 'a zoetrope strip'],
  ['function_wish', 'zoom when one clicks'],
  ['context', 'my zealous nephew built the old one'],
  ['not_understood', 'zigzag or so'],
];

/** Collects statements with their offsets. */
class PromptWriter {
  prompt = '';
  readonly statements: Classified[] = [];

  write(text: string, name: Classified['class'], head?: { index: number; text: string }): number {
    const start = this.prompt.length;
    this.prompt += `${text}. `;
    this.statements.push({
      start,
      end: start + text.length + 1,
      text,
      kind: head ? 'list_item' : 'sentence',
      depth: head ? 1 : 0,
      class: name,
      also: [],
      sureness: 0.9,
      ...(head ? { key: head.text, under: head.index } : {}),
    });
    return this.statements.length - 1;
  }
}

/** Several in one statement, as they stand in running text. */
function writeRow(writer: PromptWriter, random: Random, made: Generated): void {
  const price = random.index(prices.length);
  const layout = random.index(2) * 4;
  const entries = Array.from({ length: 2 + random.index(4) }, (_, at) => ({
    name: `${first[random.index(first.length)]} ${second[random.index(second.length)]} ${'stuvw'.charAt(at)}`,
    price: prices[price]?.(3 + random.index(90)) ?? '',
  }));
  const separator = random.pick([', ', '; ', ' and ']);
  writer.write(entries.map((entry) => layouts[layout]?.(entry.name, entry.price)).join(separator), 'item');
  made.priced.push(...entries);
}

function writeList(writer: PromptWriter, random: Random, made: Generated): void {
  const head = random.chance(0.6) ? 'Stock' : undefined;
  const index = head ? writer.write(head, 'page_or_section_wish') : -1;
  const layout = random.index(layouts.length);
  const price = random.index(prices.length);
  for (let count = 2 + random.index(5); count > 0; count -= 1) {
    const entry = {
      name: `${first[random.index(first.length)]} ${second[random.index(second.length)]} ${'abcdefgh'.charAt(count)}`,
      price: prices[price]?.(3 + random.index(90)) ?? '',
    };
    const text = layouts[layout]?.(entry.name, entry.price) ?? '';
    writer.write(text, random.chance(0.7) ? 'item' : 'fact', head ? { index, text: head } : undefined);
    made.priced.push(entry);
  }
}

/** One prompt for each seed. */
export function generatePrompt(seed: string): Generated {
  const random = createRandom(seed);
  const writer = new PromptWriter();
  const made: Generated = { prompt: '', statements: writer.statements, priced: [], facts: [], unprinted: [] };
  for (let count = 3 + random.index(6); count > 0; count -= 1) {
    const choice = random.index(4);
    if (choice === 0) writeList(writer, random, made);
    else if (choice === 1) writeRow(writer, random, made);
    else if (choice === 2) {
      const fact = facts[random.index(facts.length)] ?? '';
      writer.write(fact, 'fact');
      made.facts.push(fact);
    } else {
      const [name, text] = wishes[random.index(wishes.length)] ?? ['meta', 'zap'];
      writer.write(text, name);
      made.unprinted.push(text);
    }
  }
  return { ...made, prompt: writer.prompt };
}
