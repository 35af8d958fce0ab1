import { pageDescription } from './copy/page-descriptions.ts';
import type { PagePlan, SectionPlan } from './site-plan.ts';
import { createNames, slug } from './slugs.ts';
import { inARow, sentence } from './words.ts';
import type { Writing } from './writing.ts';

type Posts = Extract<SectionPlan, { type: 'posts' }>;
type Post = Posts['posts'][number];

/** From so many characters on a post is read on a page of its own. */
const shortestPage = 110;
const longestLead = 160;
const mostTitles = 12;

export const isLong = ({ excerpt = '', href }: Post): boolean =>
  href === undefined && excerpt.length >= shortestPage;

/** The first sentences of a post, as long as they are short. */
function leadOf(text: string): string {
  const sentences = text.split(/(?<=[.!?。！？؟])\s/u);
  const fitting = sentences.filter(
    (_, index) => sentences.slice(0, index + 1).join(' ').length <= longestLead,
  );
  return inARow(fitting.length > 0 ? fitting : sentences.slice(0, 1));
}

/** Posts of which only the titles were given: each is still to be written. */
const areTitles = ({ posts, isExample }: Posts): boolean =>
  !isExample &&
  posts.length <= mostTitles &&
  posts.every(({ excerpt, href }) => excerpt === undefined && href === undefined);

function pageOf({ title, excerpt, from }: Post, path: string, writing: Writing): PagePlan {
  const paragraphs = [excerpt === undefined ? writing.messages.examples.text : sentence(excerpt)];
  const example = excerpt === undefined && ({ isExample: true } as const);
  const sections: SectionPlan[] = [{ type: 'prose', id: 'post', title, paragraphs, from, ...example }];
  return {
    path,
    title: `${title} – ${writing.name}`,
    description: pageDescription(title, sections, writing),
    heading: title,
    sections,
  };
}

const toWrite = 'Each post has a page of its own, which is still to be written.';

/** Posts that are written out or named by their titles have pages of their own, to which their list leads. */
export function withPostPages(pages: readonly PagePlan[], folder: string, writing: Writing): PagePlan[] {
  const nameOf = createNames();
  for (const { path } of pages) nameOf(path.slice(folder.length).replace(/\.html$/u, ''));
  const added: PagePlan[] = [];
  const linked = (section: SectionPlan): SectionPlan => {
    if (section.type !== 'posts') return section;
    const isToWrite = areTitles(section);
    if (isToWrite) writing.log.note(toWrite);
    const posts = section.posts.map((post): Post => {
      if (!isLong(post) && !isToWrite) return post;
      const page = pageOf(post, `${folder}${nameOf(slug(post.title) || 'post')}.html`, writing);
      added.push(page);
      return { ...post, href: page.path, ...(post.excerpt && { excerpt: leadOf(post.excerpt) }) };
    });
    return { ...section, posts };
  };
  const all = pages.map((page) => ({ ...page, sections: page.sections.map(linked) }));
  return [...all, ...added];
}
