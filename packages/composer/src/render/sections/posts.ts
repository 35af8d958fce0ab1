import { vignettes } from '../art/vignettes.ts';
import { fitted } from '../fitted.ts';
import { type Html, h } from '../h.ts';
import type { RenderSection } from '../section.ts';
import type { PageAtSection, SectionOf } from '../site.ts';
import { listFrame } from './list-frame.ts';

type Posts = SectionOf<'posts'>;
type Post = Posts['posts'][number];

function attributes({ filter }: Posts, { category }: Post) {
  const place = category === undefined ? -1 : (filter ?? []).indexOf(category);
  return { 'data-entry': true, 'data-in': filter && (place >= 0 ? String(place) : '') };
}

function words(page: PageAtSection, { title, href, excerpt, category }: Post): Html {
  const link = 'underline-offset-4 after:absolute after:inset-0 hover:underline';
  const heading = href ? h('a', { class: link, href: page.href(href) }, fitted(title)) : fitted(title);
  return h(
    'div',
    { class: 'min-w-0' },
    category && h('p', { class: 'mb-1.5 text-[.9375rem] text-mark' }, category),
    h('h3', { class: [page.look.kit.h3, '!leading-snug text-balance'], 'data-entry-name': true }, heading),
    excerpt && h('p', { class: 'mt-2 text-muted text-pretty' }, excerpt),
  );
}

/** A drawing above each, as long as there are few. */
function cards(page: PageAtSection, section: Posts): Html {
  const { symbols, draw } = vignettes(page, `posts-${page.index}`);
  const columns = section.posts.length % 3 === 0 ? 'sm:grid-cols-2 lg:grid-cols-3' : 'sm:grid-cols-2';
  const card = (post: Post, index: number) =>
    h(
      'li',
      { ...attributes(section, post), class: [page.look.kit.card, 'relative flex flex-col overflow-hidden'] },
      draw(index, 'h-44 w-full'),
      h('div', { class: 'p-6' }, words(page, post)),
    );
  return h('div', null, symbols, h('ul', { class: ['grid gap-6', columns] }, section.posts.map(card)));
}

const list = (page: PageAtSection, section: Posts): Html =>
  h(
    'ul',
    null,
    section.posts.map((post) =>
      h(
        'li',
        { ...attributes(section, post), class: ['relative py-6', page.look.kit.rule] },
        words(page, post),
      ),
    ),
  );

const mostCards = 6;

/** What was written, each leading to its page where it has one. */
export const renderPosts: RenderSection<'posts'> = (page, section) => {
  const count = section.posts.length;
  const areCards = count > 1 && count <= mostCards && page.random.fork(`posts ${page.index}`).chance(0.6);
  const entries = areCards ? cards(page, section) : list(page, section);
  const tools = section.filter ? { filter: section.filter } : {};
  return {
    body: h('div', null, listFrame(page, section.id, tools, entries)),
    set: areCards ? 'below' : 'beside',
  };
};
