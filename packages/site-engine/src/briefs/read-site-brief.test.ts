import { expect, test } from 'vitest';
import { readSiteBrief } from './read-site-brief.ts';

const prompt = [
  'A yarn shop called Skein in Leeds.',
  'Open Tuesday to Friday 10 to 17',
  'Prices:',
  '- Merino wool £14',
  'Functions:',
  '- Contact form',
].join('\n');

async function outcomes(...bodies: string[]) {
  const pages = bodies.map((body, index) => ({
    path: index === 0 ? 'index.html' : `page-${index}.html`,
    content: `<!doctype html><title>Skein, £14</title><body>${body}<script>"10 to 17"</script>`,
  }));
  const { statements } = await readSiteBrief({ prompt, pages });
  return (words: string) => statements.find(({ text }) => text.includes(words))?.outcome;
}

test('says of each fact whether the pages have it, and where', async () => {
  const outcomeOf = await outcomes(
    '<h1>Skein</h1><p>A yarn shop in Leeds</p>',
    '<table><td>Merino wool<td>£14</table>',
  );
  expect(outcomeOf('Merino')).toEqual({ became: 'on_page', spots: [{ path: 'page-1.html' }] });
  expect(outcomeOf('Tuesday')).toEqual({ became: 'left_out', why: 'Its words were not found on the pages.' });
});

test('takes other words, never other figures', async () => {
  const outcomeOf = await outcomes(
    '<p>Wool of merino costs £15</p><p>Open 10 until 17 from Tuesday to Friday</p>',
  );
  expect(outcomeOf('Merino')?.became).toBe('left_out');
  expect(outcomeOf('Tuesday')?.became).toBe('on_page');
});

test('says nothing of wishes: words do not show whether they were heard', async () => {
  const outcomeOf = await outcomes('<p>Contact form</p>');
  expect(outcomeOf('Contact form')).toBeUndefined();
});
