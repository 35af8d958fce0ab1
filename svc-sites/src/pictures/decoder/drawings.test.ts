import { createLogger } from '@sitewright/service-kit';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { jpegOf } from '../../../test/pictures.ts';
import { createDecoder } from './decoder.ts';
import { pictureTypeOf } from './picture-type.ts';

const decoder = createDecoder({ log: createLogger('svc-sites', 'silent') });
afterAll(() => decoder.close());

const open =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">';
const drawing = (content: string) => `${open}${content}</svg>`;
const decode = (source: string, crop?: { x: number; y: number; width: number; height: number }) =>
  decoder.decode('a', { do: 'picture', type: 'svg', bytes: Buffer.from(source), ...(crop && { crop }) });
const cleaned = async (content: string) => {
  const { files } = await decode(drawing(content));
  const source = Buffer.from(files[0]?.content ?? []).toString();
  return source.slice(source.indexOf('>') + 1).replace('</svg>', '');
};

describe('a drawing', () => {
  it('stays one, with its shapes, gradients, styles and copies', async () => {
    const content =
      '<title>Bread</title><defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#f00"/></linearGradient>' +
      '<clipPath id="c"><rect width="9" height="9"/></clipPath><path id="p" d="M0 0h9v9z"/></defs><style>.a{fill:url(#g)}</style>' +
      '<g clip-path="url(#c)" style="opacity:.5"><use href="#p" class="a"/></g><text x="1" textLength="5">Rye</text>';
    expect(await cleaned(content)).toBe(content);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in data', '<script href="data:text/javascript,alert(1)"/>'],
    ['a handler', '<rect onload="alert(1)" onclick="alert(1)"/>', '<rect/>'],
    ['a link that runs', '<a xlink:href="javascript:alert(1)"><rect/></a>', '<rect/>'],
    ['a link elsewhere', '<a href="https://example.com"><rect/></a>', '<rect/>'],
    ['another document', '<use href="https://example.com/a.svg#b"/>', '<use/>'],
    ['a drawing in an address', '<use href="data:image/svg+xml,%3Csvg/%3E#a"/>', '<use/>'],
    ['a picture elsewhere', '<image xlink:href="https://example.com/a.png"/>', '<image/>'],
    ['a drawing in a picture', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', '<image/>'],
    [
      'a filter that loads',
      '<filter id="f"><feImage href="https://example.com/a"/></filter>',
      '<filter id="f"/>',
    ],
    ['a paint elsewhere', '<rect fill="url(https://example.com/#a)"/>', '<rect/>'],
    [
      'a style elsewhere',
      '<rect style="fill:url(//example.com/a);stroke:red"/>',
      '<rect style="stroke:red"/>',
    ],
    ['a hidden address', '<rect style="fill:\\75rl(https://example.com)"/>', '<rect style=""/>'],
    [
      'a sheet elsewhere',
      '<style>@import "https://example.com/a.css";.a{stroke:red}</style>',
      '<style>.a{stroke:red}</style>',
    ],
    [
      'a typeface elsewhere',
      '<style>@font-face{font-family:a;src:url(https://example.com/a)}</style>',
      '<style></style>',
    ],
    [
      'a page',
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://example.com"/></foreignObject>',
    ],
    [
      'an animation of a link',
      '<set attributeName="href" to="javascript:alert(1)"/><animate attributeName="href"/>',
    ],
    ['what an editor keeps', '<metadata><a/></metadata><x:y xmlns:x="urn:x"/>'],
  ])('loses %s', async (_name, content, left = '') => {
    const source = await cleaned(content);
    const normal = source
      .replaceAll(/ xmlns="[^"]*"/g, '')
      .replaceAll('></style>', '></style>')
      .replaceAll('<style/>', '<style></style>');
    expect(normal).toBe(left);
  });

  it('writes a photograph in it anew', async () => {
    const jpeg = `data:image/jpeg;base64,${(await jpegOf(32, 32)).toString('base64')}`;
    expect(await cleaned(`<image href="${jpeg}" width="9"/>`)).toMatch(/href="data:image\/webp;base64,/);
    await expect(cleaned('<image href="data:image/png;base64,AAAA"/>')).rejects.toThrow(/broken/);
  });

  it('is cropped by its plane', async () => {
    const { files } = await decode(drawing('<rect/>'), { x: 0.5, y: 0, width: 0.5, height: 1 });
    expect(files[0]).toMatchObject({ width: 20, height: 20 });
    expect(Buffer.from(files[0]?.content ?? []).toString()).toContain('viewBox="20 0 20 20"');
  });

  it('says how large it is, or is refused', async () => {
    const sized = '<svg xmlns="http://www.w3.org/2000/svg" width="300px" height="150"><rect/></svg>';
    expect((await decode(sized)).files[0]).toMatchObject({ width: 300, height: 150 });
    await expect(decode('<svg xmlns="http://www.w3.org/2000/svg"/>')).rejects.toThrow(/how large it is/);
    const huge = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30000 30000"><rect/></svg>';
    expect((await decode(huge)).files[0]).toMatchObject({ width: 1600, height: 1600 });
  });

  it.each([
    [
      'entities',
      `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${drawing('<text>&b;</text>')}`,
      /entities/,
    ],
    ['half a drawing', drawing('<rect/>').slice(0, -4), /broken, or was cut off/],
    ['no drawing', '<svg><rect/></svg>', /no drawing that a browser shows/],
    ['no markup', 'words', /broken/],
    ['copies of itself', drawing('<g id="a"><use href="#a"/></g>'), /more shapes/],
    [
      'copies of copies',
      drawing(
        Array.from(
          { length: 20 },
          (_, n) => `<g id="a${n}"><use href="#a${n + 1}"/><use href="#a${n + 1}"/></g>`,
        ).join(''),
      ),
      /more shapes/,
    ],
    ['too much text', drawing(`<desc>${'a'.repeat(2 * 1024 * 1024)}</desc>`), /larger than 2 MB/],
  ])('is refused with %s', async (_name, source, message) => {
    await expect(decode(source)).rejects.toThrow(message);
  });

  it('is XML that reads the same again', async () => {
    const source = drawing(
      await cleaned('<text>&lt;script&gt; &amp; "</text><desc><![CDATA[<script>]]></desc>'),
    );
    expect(() => new JSDOM(source, { contentType: 'image/svg+xml' })).not.toThrow();
    expect(source).not.toContain('<script');
  });
});

describe('a drawing that a model looks at', () => {
  const look = async (source: string) => {
    const bytes = await decoder.decode('a', {
      do: 'look',
      type: 'svg',
      bytes: Buffer.from(source),
      side: 256,
    });
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
    return { info, at };
  };

  it('is a JPEG of the size asked for, however small it says it is', async () => {
    const { info, at } = await look(drawing('<rect width="20" height="20" fill="#f00"/>'));
    expect([info.width, info.height, info.channels]).toEqual([256, 128, 3]);
    expect(at(64, 64)[0]).toBeGreaterThan(230);
    expect(at(64, 64)[1]).toBeLessThan(20);
    expect(at(200, 64)).toEqual([255, 255, 255]);
  });

  it('stands out from its ground where it is white', async () => {
    const { at } = await look(drawing('<rect width="20" height="20" fill="#fff"/>'));
    expect(at(64, 64)[0]).toBeGreaterThan(230);
    expect(at(200, 64)[0]).toBeLessThan(70);
  });

  it('loads nothing and runs nothing, however it came to be stored', async () => {
    const { at } = await look(drawing('<image href="file:///etc/hostname" width="20" height="20"/>'));
    expect(at(64, 64)).toEqual([255, 255, 255]);
  });
});

describe('what a file is', () => {
  it.each([
    ['svg', drawing('')],
    ['svg', `<?xml version="1.0"?>\n<!-- made by hand --><!DOCTYPE svg PUBLIC "a" "b">${drawing('')}`],
    [undefined, '<!doctype html><svg></svg>'],
    [undefined, 'GIF'],
    [undefined, ''],
    [undefined, '%PDF-1.7'],
  ])('is %s by its bytes', (type, text) => {
    expect(pictureTypeOf(Buffer.from(text))).toBe(type);
  });
});
