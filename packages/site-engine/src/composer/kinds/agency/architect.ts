import type { KindEntry } from '../kind.ts';

export const architect: KindEntry = {
  words: [
    'architect',
    'architects',
    'architecture',
    'architecture studio',
    'architecture firm',
    'architectural',
    'landscape architect',
    'landscape architecture',
    'urban planning',
    'urbanism',
    'urban planner',
    'urban planners',
    'town planner',
  ],
  noun: 'an architecture studio',
  unnamed: 'North Elevation',
  hue: 30,
  subject: 'tower',
  icons: ['ruler', 'building-2', 'pencil'],
  headlines: ['Light first,|then walls.', 'A house is|a long answer.', 'Drawn to be|lived in.'],
  lede: '{brand} draws houses and rooms{in}, beginning with where the light comes from.',
  action: 'Start a project',
  offer: {
    id: 'projects',
    title: 'Selected work',
    note: 'Sample entries. Put your own projects here.',
    items: [
      ['A house', 'for whom, on what ground'],
      ['A conversion', 'what was there, what stayed'],
      ['A school', 'how the children use it'],
      ['A small thing', 'a door, a stair, a roof'],
      ['A competition', 'what it asked'],
      ['In progress', 'what stands so far'],
    ],
  },
  process: {
    title: 'From the site|to the key',
    items: [
      ['Walk the site', 'In more than one kind of weather.'],
      ['Draw', 'By hand, then exactly.'],
      ['Build', 'With people who like to be asked.'],
      ['Come back', 'To see how it is lived in.'],
    ],
  },
  about: {
    title: 'A plan is|a promise.',
    text: '{brand} draws until nothing can be left out, and builds{in} what was drawn.',
  },
  faq: {
    title: 'Before the|first drawing',
    items: [
      [
        'What do you need to begin?',
        'The address, a rough wish and whatever plans exist. A walk over the site comes next.',
      ],
      [
        'Who applies for the permit?',
        'Tell us where it stands and we will say what has to be filed and who signs it.',
      ],
      [
        'How is your fee worked out?',
        'By the work that is described. You get it in writing, stage by stage, before we draw.',
      ],
      ['Do you take small jobs?', 'A stair can be as interesting as a house. Tell us what is in the way.'],
    ],
  },
};
