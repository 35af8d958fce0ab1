import { describe, expect, it } from 'vitest';
import { readBrief } from './brief/read-brief.ts';
import { composeBrief } from './compose.ts';

const sizes = [480, 1200];

function picture(name: string, alt = name, ratio = 3 / 4) {
  const stem = `assets/${name.toLowerCase().replaceAll(' ', '-')}`;
  const files = sizes.map((width) => ({
    path: `${stem}-${width}.webp`,
    width,
    height: Math.round(width * ratio),
  }));
  return { name, alt, files };
}

type Picture = ReturnType<typeof picture>;

function composeWith(prompt: string, pictures: Picture[], seed = '0') {
  const own = pictures.flatMap(({ files }) => files).map(({ path }) => ({ path, content: 'photo' }));
  return composeBrief({ ...readBrief(prompt), pictures }, seed, own);
}

const pageOf = ({ files }: ReturnType<typeof composeWith>, path = 'index.html') =>
  String(files.find((file) => file.path === path)?.content);

/** The part of a page that has this id. */
const partOf = (html: string, id: string) => html.slice(html.indexOf(`id="${id}"`)).split('</section>', 1)[0];
const heroOf = (html: string) => html.slice(html.indexOf('<main')).split('</section>', 1)[0];
const countIn = (html: string, { files }: Picture) => html.split(`src="${files.at(-1)?.path}"`).length - 1;

const bakery = 'A bakery called Golden Crust in Leeds. Phone 0113 496 0123. Rye £5, spelt £6.';
const shop = picture('Shop', 'The shop at dawn');
const loaves = picture('Loaves', 'Three loaves of rye');
const oven = picture('Oven', 'The oven & its door', 4 / 3);

describe('photographs of the person', () => {
  it.each(['0', '1', '2', '3', '4', '5', '6', '7'])(
    'stand at the top and in a gallery, each once, with their words (seed %s)',
    (seed) => {
      const site = composeWith(bakery, [shop, loaves, oven], seed);
      const html = pageOf(site);
      expect(heroOf(html)).toContain('srcset="assets/shop-480.webp 480w, assets/shop-1200.webp 1200w"');
      expect(heroOf(html)).toContain('alt="The shop at dawn"');
      const gallery = partOf(html, 'gallery');
      expect(gallery).toContain('alt="Three loaves of rye"');
      expect(gallery).toContain('alt="The oven &amp; its door"');
      for (const one of [shop, loaves, oven]) {
        expect(countIn(html, one)).toBe(1);
        for (const { path } of one.files) expect(site.files.map((file) => file.path)).toContain(path);
      }
      expect(site.notes.join(' ')).not.toMatch(/drawings|not on the pages/u);
    },
  );

  it('take the places of drawings that only hold them, and leave captions that were given', () => {
    const held = composeWith(`${bakery} With a gallery.`, [shop, loaves, oven]);
    expect(partOf(pageOf(held), 'gallery')).not.toContain('.svg');
    const camera = composeWith(bakery, [shop, picture('IMG 2034'), oven]);
    const html = partOf(pageOf(camera), 'gallery');
    expect(html).toContain('alt="IMG 2034"');
    expect(html).not.toContain('IMG 2034</p>');
    const prompt = `A bakery called Golden Crust in Leeds. Phone 0113 496 0123.\n\n## Gallery\n\n- The oven at night\n- Sunday queue\n`;
    const without = partOf(pageOf(composeWith(prompt, [shop, loaves])), 'gallery');
    expect(without).toMatch(/\.svg"[\s\S]*Sunday queue<\/p>[\s\S]*loaves-1200\.webp/u);
    const queue = picture('IMG 7', 'The queue on a Sunday');
    const night = picture('IMG 8', 'The oven, at night');
    const withIt = partOf(pageOf(composeWith(prompt, [shop, loaves, queue, night])), 'gallery');
    expect(withIt).toMatch(/img-7-1200\.webp[\s\S]*Sunday queue<\/p>[\s\S]*loaves-1200\.webp/u);
    expect(withIt).not.toContain('.svg"');
  });

  it('are the portraits of those whose names are said of them', () => {
    const site = composeWith(`${bakery}\nTeam:\n- Ada Moss, baker\n- Ben Hale, shop`, [
      picture('IMG 1', 'Ada Moss at the oven'),
      shop,
    ]);
    const html = pageOf(site);
    expect(html).toMatch(/img-1-1200\.webp[\s\S]{0,600}Ada Moss/u);
    expect(heroOf(html)).toContain('shop-1200.webp');
    expect(site.notes.join(' ')).toContain('Initials stand');
  });

  it('are not shown where the prompt wants none, and that is said', () => {
    const site = composeWith(`${bakery} No gallery.`, [shop, loaves, oven]);
    expect(pageOf(site)).not.toContain('loaves-1200.webp');
    expect(site.notes.filter((note) => note.includes('is not on the pages'))).toHaveLength(2);
    expect(site.files.some(({ path }) => path.startsWith('assets/oven'))).toBe(false);
  });

  it('stand on the pages of every language, and stay with another design of the same brief', () => {
    const site = composeWith(`${bakery} In English and German.`, [shop, loaves]);
    expect(pageOf(site, 'de/index.html')).toContain('src="../assets/shop-1200.webp"');
    const own = site.files.filter(({ path }) => path.startsWith('assets/'));
    const again = composeBrief(site.brief, '7', own);
    expect(countIn(pageOf(again), loaves)).toBe(1);
  });

  it('that the site does not have any more leave the place to a drawing', () => {
    const { brief } = composeWith(bakery, [shop, loaves]);
    const html = pageOf(composeBrief(brief, '0'));
    expect(html).not.toContain('assets/');
    expect(html).toBe(pageOf(composeBrief(readBrief(bakery), '0')));
  });
});
