import { beginningOf } from './beginning.ts';
import { attribute, type Element, hasAttribute, parentOf, rawTextOf } from './dom.ts';
import { isHandler, isRunningScript } from './loads.ts';
import { resolveLocal } from './local-url.ts';
import type { Page } from './site.ts';
import { type Around, isButton, isLink, surroundings, typeOf } from './surroundings.ts';

export type ControlKind =
  | 'link'
  | 'button'
  | 'form'
  | 'field'
  | 'player'
  | 'frame'
  | 'fold'
  | 'handler'
  | 'script'
  | 'place';

/** Something of a page that visitors can use, or that answers them. */
export interface Control {
  kind: ControlKind;
  element: Element;
  /** What comes of it: where it leads, what it enters or sends. */
  does: string;
  /** How it is called, as far as that belongs to it; '' where nothing is said. */
  says: string;
  /** Where it is in the page; undefined for what the parser made up. */
  start: number | undefined;
  /** As a person is told of it. */
  named: string;
}

const fields = new Set(['input', 'select', 'textarea']);
const frames = new Set(['iframe', 'frame', 'embed', 'object']);
const players = new Set(['video', 'audio']);

/** Reads the controls of one page. */
class Reader {
  readonly #page: Page;
  readonly #around: ReadonlyMap<Element, Around>;
  readonly #labels: ReadonlyMap<string, Element>;

  constructor(page: Page) {
    this.#page = page;
    this.#around = surroundings(page);
    this.#labels = new Map(
      page.elements
        .filter(({ tagName }) => tagName === 'label')
        .toReversed()
        .flatMap((label) => [[attribute(label, 'for') ?? '', label] as const]),
    );
  }

  read(): Control[] {
    const crowded = this.#crowdedButtons();
    const seen = new Set<number>();
    return this.#page.elements.flatMap((element) => {
      const start = element.sourceCodeLocation?.startOffset;
      // The parser copies an element that leaks out of its place: it was written once.
      if (start !== undefined && seen.has(start)) return [];
      if (start !== undefined) seen.add(start);
      const parts = [...this.#handlers(element), ...this.#place(element)];
      const control = this.#controlOf(element, crowded);
      return [...(control ? [control] : []), ...parts].map((part) => ({ ...part, element, start }));
    });
  }

  /** Of a button with a link in it only one can be used. */
  #crowdedButtons(): ReadonlySet<Element> {
    const links = this.#page.elements.filter(isLink);
    return new Set(links.flatMap((link) => this.#containerOf(link) ?? []));
  }

  #containerOf(element: Element): Element | undefined {
    const parent = parentOf(element);
    return parent && this.#around.get(parent)?.container;
  }

  #target(address: string): string {
    const target = resolveLocal(this.#page.path, address);
    return target ? `${target.path}${target.fragment && `#${target.fragment}`}` : address.trim();
  }

  #controlOf(element: Element, crowded: ReadonlySet<Element>) {
    const { tagName } = element;
    if (isLink(element)) return this.#link(element);
    if (isButton(element)) return this.#button(element, crowded.has(element));
    if (fields.has(tagName)) return this.#field(element);
    if (tagName === 'form') return this.#form(element);
    if (players.has(tagName)) return this.#player(element);
    if (frames.has(tagName)) return this.#frame(element);
    if (tagName === 'details')
      return { kind: 'fold', does: '', says: '', named: 'a part that unfolds' } as const;
    return isRunningScript(element) ? this.#script(element) : undefined;
  }

  #link(element: Element) {
    const does = this.#target(attribute(element, 'href') ?? '');
    return {
      kind: 'link',
      does,
      says: beginningOf(element),
      named: `a link to ${does || 'the page'}`,
    } as const;
  }

  /** The form that an element belongs to, by what it does. */
  #formOf(element: Element): string {
    const id = attribute(element, 'form');
    const form = id === undefined ? this.#around.get(element)?.form : this.#page.elementsById.get(id);
    return form ? this.#sending(form) : '';
  }

  #sending(form: Element): string {
    const method = (attribute(form, 'method') ?? 'get').toLowerCase();
    return `${method} ${this.#target(attribute(form, 'action') ?? '')}`;
  }

  #button(element: Element, isCrowded: boolean) {
    const type = typeOf(element) || 'submit';
    const form = type === 'button' ? '' : this.#formOf(element);
    const opens = attribute(element, 'popovertarget') ?? attribute(element, 'commandfor') ?? '';
    const isOneOfTwo = isCrowded || this.#containerOf(element) !== undefined;
    if (isOneOfTwo && form === '' && opens === '') return undefined;
    const words = beginningOf(element) || (attribute(element, 'value') ?? '');
    const named = words ? 'a button' : 'a button without words';
    return { kind: 'button', does: `${form && `${type} ${form}`} ${opens}`, says: words, named } as const;
  }

  /** A label is for the first element with its id. */
  #labelFor(element: Element): Element | undefined {
    const id = attribute(element, 'id');
    if (!id || this.#page.elementsById.get(id) !== element) return undefined;
    return this.#labels.get(id);
  }

  #labelOf(element: Element): string {
    const given = attribute(element, 'aria-label') ?? attribute(element, 'title');
    const label = this.#labelFor(element) ?? this.#around.get(element)?.label;
    const [id = ''] = (attribute(element, 'aria-labelledby') ?? '').trim().split(/\s+/, 1);
    const other = this.#page.elementsById.get(id);
    return (
      [other && beginningOf(other), given?.replace(/\s+/g, ''), label && beginningOf(label)].find(Boolean) ??
      ''
    );
  }

  #field(element: Element) {
    const name = attribute(element, 'name') ?? '';
    const type = element.tagName === 'input' ? typeOf(element) || 'text' : element.tagName;
    const chosen = ['hidden', 'radio', 'checkbox'].includes(type) ? (attribute(element, 'value') ?? '') : '';
    const does = [type, name, chosen, this.#formOf(element)].join(' ');
    return {
      kind: 'field',
      does,
      says: this.#labelOf(element),
      named: `the field “${name || type}”`,
    } as const;
  }

  #form(element: Element) {
    return { kind: 'form', does: this.#sending(element), says: '', named: 'a form' } as const;
  }

  #player(element: Element) {
    const does = ['controls', 'autoplay', 'loop'].filter((name) => hasAttribute(element, name)).join(' ');
    return {
      kind: 'player',
      does: `${element.tagName} ${does}`,
      says: '',
      named: `<${element.tagName}>`,
    } as const;
  }

  #frame(element: Element) {
    const address = attribute(element, element.tagName === 'object' ? 'data' : 'src') ?? '';
    return { kind: 'frame', does: this.#target(address), says: '', named: `<${element.tagName}>` } as const;
  }

  /** A script of another host never runs here. */
  #script(element: Element) {
    const src = attribute(element, 'src');
    if (src === undefined)
      return { kind: 'script', does: rawTextOf(element).trim(), says: '', named: 'a script' } as const;
    const target = resolveLocal(this.#page.path, src);
    return (
      target &&
      ({ kind: 'script', does: `src ${target.path}`, says: '', named: `the script ${src}` } as const)
    );
  }

  #handlers({ attrs }: Element) {
    return attrs
      .filter(({ name }) => isHandler(name))
      .map(({ name, value }) => {
        const event = name.slice(2).toLowerCase();
        return {
          kind: 'handler',
          does: event,
          says: value.trim(),
          named: `what happens on ${event}`,
        } as const;
      });
  }

  /** Where links and scripts find it; of several with one id, the first. */
  #place(element: Element) {
    const id = attribute(element, 'id');
    if (!id || this.#page.elementsById.get(id) !== element) return [];
    return [{ kind: 'place', does: `#${id}`, says: '', named: `the place #${id}` } as const];
  }
}

const collected = new WeakMap<Page, readonly Control[]>();

/** All controls of a page in its order, read once for each state of it, in linear time. */
export function controlsOf(page: Page): readonly Control[] {
  const controls = collected.get(page) ?? new Reader(page).read();
  collected.set(page, controls);
  return controls;
}
