import type { Specialities } from '../../speciality.ts';

export const studio: Specialities = {
  portfolio: {
    laptop: {
      headlines: ['Clear screens,|quiet code.', 'It works|on the train, too.', 'From a question|to a click.'],
      lede: '{brand} designs and builds things for screens{in} that people understand without being told.',
      items: [
        ['A product, from the start', 'the problem, and what was built'],
        ['A redesign', 'what was in the way'],
        ['A design system', 'the parts, and how teams use them'],
        ['A website', 'for whom, and what it had to do'],
        ['A prototype', 'what it proved, or did not'],
        ['A side project', 'made because I wanted it'],
      ],
    },
    camera: {
      items: [
        ['Portraits', 'people who forgot the camera'],
        ['A long series', 'one street, many mornings'],
        ['For magazines', 'the assignment, and what else was there'],
        ['Landscapes', 'waiting for the light'],
        ['Still life', 'small things, close'],
        ['New work', 'not finished yet'],
      ],
    },
    palette: {
      items: [
        ['Paintings', 'the medium, the size, the year'],
        ['Drawings', 'from the sketchbook'],
        ['Commissions', 'for whom, and what was asked'],
        ['Books and covers', 'what the text needed'],
        ['Prints', 'small editions'],
        ['New work', 'still on the easel'],
      ],
    },
    vase: {
      items: [
        ['Tableware', 'thrown, glazed, used'],
        ['Vases', 'for one stem or many'],
        ['Large pieces', 'coiled by hand'],
        ['Glaze tests', 'what the kiln decided'],
        ['For a restaurant', 'a set, made to order'],
        ['New work', 'still drying'],
      ],
    },
    dress: {
      items: [
        ['The last collection', 'where it began'],
        ['Knitwear', 'the yarn, the stitch'],
        ['For the stage', 'costumes that move'],
        ['A single garment', 'from the pattern to the hem'],
        ['Textiles', 'woven, dyed, printed'],
      ],
    },
  },
};
