import type { Specialities, Speciality } from '../../speciality.ts';

const driving: Speciality = {
  headlines: ['Mirror, signal,|freedom.', 'Calm seat,|steady hands.', 'From the car park|to the motorway.'],
  lede: '{brand} teaches driving{in}, calmly, from the first metre to the test.',
  action: 'Ask for a first lesson',
  offerTitle: 'Lessons, from|first gear on',
  items: [
    ['First lesson', 'an empty road and no rush'],
    ['Weekly lessons', 'one thing more each time'],
    ['Intensive course', 'many hours in few days'],
    ['Theory', 'until the signs make sense'],
    ['Before the test', 'the route, the manoeuvres, the nerves'],
    ['Refresher', 'for licences that slept'],
  ],
  points: {
    title: 'In the|passenger seat',
    items: [
      ['Nobody shouts', 'Mistakes are what the second pair of pedals is for.'],
      ['Your pace', 'The next step comes when this one is safe.'],
      ['An honest word', 'You hear when you are ready, and when not yet.'],
    ],
  },
  faq: {
    title: 'Before you|start the engine',
    items: [
      ['How many lessons will I need?', 'It differs. After the first one we can say more.'],
      ['Can you pick me up?', 'Say where you live or learn and we will look.'],
      ['Manual or automatic?', 'Tell us what you will drive later and ask what we have.'],
    ],
  },
};

const piano: Speciality = {
  headlines: ['Both hands,|one song.', 'Slow first.|Then music.', 'It was never|about talent.'],
  lede: '{brand} teaches piano{in}, one to one, with pieces you want to play.',
  offerTitle: 'Lessons at|the keyboard',
  items: [
    ['A first lesson', 'no notes needed'],
    ['Children', 'short, with games'],
    ['Adults', 'beginning or beginning again'],
    ['Reading music', 'until it looks like words'],
    ['Before an exam', 'the pieces, the scales, the nerves'],
  ],
  faq: {
    title: 'Before the|first note',
    items: [
      ['Do I need a piano at home?', 'A keyboard is enough to begin. Ask before you buy one.'],
      ['How much should I practise?', 'A little, often. We plan it with your week.'],
      ['Am I too old to start?', 'No. Say what you would love to play.'],
    ],
  },
};

const guitar: Speciality = {
  headlines: ['Three chords,|then yours.', 'It was never|about talent.', 'Sore fingers,|first song.'],
  lede: '{brand} teaches guitar{in}, one to one, beginning with a song you like.',
  offerTitle: 'Lessons on|six strings',
  items: [
    ['A first lesson', 'two chords and a song'],
    ['Acoustic', 'strumming, picking, singing along'],
    ['Electric', 'riffs, bends, volume'],
    ['Songwriting', 'your words, your chords'],
    ['Children', 'small hands, small guitars'],
  ],
  faq: {
    title: 'Before the|first chord',
    items: [
      [
        'Do I need my own guitar?',
        'To practise, yes. Ask before you buy one and we will say what to look for.',
      ],
      ['Do I have to read music?', 'No. Chords and ears take you a long way.'],
      ['Am I too old to start?', 'No. Say which song you would love to play.'],
    ],
  },
};

export const learning: Specialities = {
  school: {
    car: driving,
    piano,
    guitar,
    surfboard: {
      headlines: ['Paddle.|Stand. Fall. Again.', 'The next one|is yours.'],
      lede: '{brand} teaches surfing{in}: sand first, small waves next, then the ones you came for.',
      offerTitle: 'From sand|to green waves',
      items: [
        ['First lesson', 'on the sand, then in the white water'],
        ['Course', 'several days, the same group'],
        ['Improvers', 'turning, timing, choosing'],
        ['One to one', 'at your own pace'],
        ['Children', 'soft boards, shallow water'],
        ['Hire', 'board and wetsuit'],
      ],
    },
  },
  tutor: {
    car: driving,
    piano,
    guitar,
    violin: {
      offerTitle: 'Lessons on|four strings',
      items: [
        ['A first lesson', 'how to hold it without holding on'],
        ['Children', 'small violins, short lessons'],
        ['Adults', 'beginning or beginning again'],
        ['Playing together', 'duets, quartets, the orchestra'],
        ['Before an exam', 'the pieces, the scales, the nerves'],
      ],
    },
    palette: {
      offerTitle: 'Lessons with|wet paint',
      items: [
        ['A first afternoon', 'everything is on the table'],
        ['Drawing', 'seeing before colour'],
        ['Watercolour', 'learning to wait'],
        ['Oil and acrylic', 'layer over layer'],
        ['Children', 'aprons are here'],
      ],
    },
  },
};
