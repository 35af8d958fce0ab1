import type { EngineRequest } from '../engine.ts';
import type { SeenPicture } from '../engines/openai/looks.ts';

const described = ({ name, alt }: { name: string; alt: string }): string =>
  JSON.stringify({ name, shows: alt });

/** What a model sees besides the words, and what each of it is. Texts of the person are data, as JSON. */
export function seenPictures({ brand, pictures = [], sketches = [] }: EngineRequest): SeenPicture[] {
  const { logo } = brand ?? {};
  return [
    ...(logo?.look
      ? [
          {
            look: logo.look,
            is: `the logo, the file ${logo.path}: use it in the header, and colours that suit it`,
          },
        ]
      : []),
    ...pictures.flatMap(({ look, ...picture }) =>
      look
        ? [{ look, is: `for the pages, ${described(picture)}: show it by the <img> that is given for it` }]
        : [],
    ),
    ...sketches.flatMap(({ look, ...sketch }) =>
      look
        ? [
            {
              look,
              is:
                `a sketch of the wanted layout, ${described(sketch)}: follow its arrangement, so which parts there are, in which ` +
                'order, beside or below each other, and how large. It is no file of the site: do not show it, and do not draw it',
            },
          ]
        : [],
    ),
  ];
}
