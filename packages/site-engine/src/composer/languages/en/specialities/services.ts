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

export const services: Specialities = {
  pets: {
    dog: {
      items: [
        ['Walks', 'rain too'],
        ['Puppy visits', 'out, in, and a game between'],
        ['Day care', 'company, naps, a garden'],
        ['Overnight', 'a basket by somebody'],
        ['Grooming', 'gentle, in breaks'],
        ['Training', 'for both ends of the lead'],
      ],
    },
    cat: {
      headlines: ['Nine lives,|one warm sill.', 'They decide.|We listen.'],
      lede: '{brand} looks after cats{in} who would rather be at home, and does it on their terms.',
      items: [
        ['A room of their own', 'a shelf, a sill, a hiding place'],
        ['Home visits', 'food, litter, a few words'],
        ['Long stays', 'the same people every day'],
        ['Two together', 'if they get on at home'],
        ['Grooming', 'a brush, as long as it is welcome'],
        ['Medicine', 'tell us what and when'],
      ],
    },
  },
  electrician: {
    solar: {
      headlines: ['The roof|pays rent.', 'Switch on|the sun.'],
      lede: '{brand} puts solar power on roofs{in}: measured first, fitted cleanly and explained at the end.',
      action: 'Ask for a survey',
      offerTitle: 'From roof|to socket',
      offerNote: '',
      items: [
        ['A survey', 'the roof, the shade, the meter'],
        ['Panels', 'as many as make sense'],
        ['A battery', 'for the hours after sunset'],
        ['Car charging', 'from your own roof'],
        ['Paperwork', 'grid, permits, grants'],
        ['Check-up', 'for systems that are already there'],
      ],
      faq: {
        title: 'Asked before|the ladder goes up',
        items: [
          [
            'Is my roof suitable?',
            'Send the address or a photograph. Direction, slope and shade tell most of it.',
          ],
          ['Do I need a battery?', 'Not always. We work out with you when you use your power.'],
          [
            'Who does the paperwork?',
            'Tell us who supplies you and we will say what has to be filed, and by whom.',
          ],
        ],
      },
    },
  },
  plumber: {
    flame: {
      headlines: ['Warm again|by tonight.', 'Heat you|can rely on.'],
      items: [
        ['No heat', 'call first, we ask the right questions'],
        ['Boiler service', 'before the first frost'],
        ['New boiler', 'the right size, not the biggest'],
        ['Radiators', 'bled, balanced, replaced'],
        ['Heat pumps', 'whether your house is ready for one'],
        ['Controls', 'warm when you are in'],
      ],
    },
  },
  repair: {
    bike: {
      items: [
        ['Safety check', 'brakes, gears, tyres, lights'],
        ['Puncture', 'while you wait, when we can'],
        ['Full service', 'apart, clean, together'],
        ['Wheels', 'trued, or built again'],
        ['Electric bikes', 'ask which motors we know'],
        ['Old frames', 'worth it more often than you think'],
      ],
    },
    clock: {
      headlines: ['Time,|put right.', 'It used to tick.|It will again.'],
      items: [
        ['Batteries and straps', 'while you wait'],
        ['Cleaning', 'apart, oiled, together'],
        ['Old movements', 'parts found or made'],
        ['Wall clocks', 'collected if they are heavy'],
        ['Valuation', 'what it is, and what it needs'],
      ],
    },
    key: {
      headlines: ['Locked out?|Call.', 'The door opens.|The lock stays.'],
      lede: '{brand} opens doors{in} without breaking them, and says the price before the first tool comes out.',
      action: 'Call a locksmith',
      offerTitle: 'Doors, locks|and keys',
      offerNote: 'In a hurry? Call; the form is for everything that can wait.',
      formTitle: 'Tell us which door',
      items: [
        ['Locked out', 'we ask which door before we leave'],
        ['New locks', 'when keys are lost or people move'],
        ['After a break-in', 'made safe the same visit'],
        ['Cars', 'ask with make and year'],
        ['Keys cut', 'bring the one that works'],
        ['Safes', 'opened, moved, explained'],
      ],
      faq: {
        title: 'Asked on|the doorstep',
        items: [
          ['Will you have to drill?', 'Only as a last resort, and you hear it first.'],
          ['What will it cost?', 'Say which door and what happened, and you get a price on the telephone.'],
          [
            'How do you know it is my door?',
            'We ask for something with your name and address once it is open.',
          ],
        ],
      },
    },
    violin: {
      items: [
        ['Set-up', 'bridge, post, strings'],
        ['Cracks', 'closed so that they stay closed'],
        ['Bows', 'rehaired, straightened'],
        ['Varnish', 'touched up, never sprayed over'],
        ['Advice', 'what it is, and what it is worth mending'],
      ],
    },
    guitar: {
      items: [
        ['Set-up', 'action, intonation, buzz'],
        ['Frets', 'levelled or replaced'],
        ['Electronics', 'crackle, hum, silence'],
        ['Cracks', 'glued so that they stay closed'],
        ['Strings', 'while you wait'],
      ],
    },
    laptop: {
      items: [
        ['Diagnosis', 'what is wrong, before what it costs'],
        ['Screens', 'cracked, dark, flickering'],
        ['Batteries', 'when it only lives on the cable'],
        ['Data', 'what can be saved, first'],
        ['A clean start', 'slow machines made quick'],
      ],
    },
    shoe: {
      items: [
        ['Soles', 'stitched or glued, as it was made'],
        ['Heels', 'while you wait'],
        ['Stretching', 'half a size, with patience'],
        ['Leather', 'cleaned, fed, coloured'],
        ['Bags and belts', 'zips, straps, holes'],
      ],
    },
  },
  clinic: {
    glasses: {
      headlines: ['See the|far side.', 'First look,|then choose.'],
      lede: '{brand} tests eyes{in} without hurry and finds the frame that looks like you.',
      action: 'Book an eye test',
      offerTitle: 'For eyes|and faces',
      items: [
        ['Eye test', 'near, far, and in between'],
        ['Glasses', 'frames you can try for a while'],
        ['Contact lenses', 'fitted, and practised'],
        ['Children', 'letters can be animals'],
        ['Sunglasses', 'with your own prescription'],
        ['Repairs', 'a screw, a pad, a bent arm'],
      ],
      faq: {
        title: 'Asked at|the counter',
        items: [
          [
            'Do I need an appointment?',
            'For an eye test, yes: the form finds you a time. For a loose screw, no.',
          ],
          [
            'Can I bring my own frame?',
            'Often. Bring it along and we will look whether it takes new lenses.',
          ],
          [
            'How often should eyes be tested?',
            'It depends on age and eyes. We will tell you when to come again.',
          ],
        ],
      },
    },
  },
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
  sportsclub: {
    boat: {
      items: [
        ['Learn to row', 'or to paddle, from the bank up'],
        ['Juniors', 'after school'],
        ['Masters', 'early, before the wind'],
        ['Crew', 'for those who like to race'],
        ['Touring', 'a long river and sandwiches'],
      ],
    },
    racket: {
      items: [
        ['Beginners', 'rackets are here'],
        ['Juniors', 'small nets, big swings'],
        ['Doubles', 'who is free tonight?'],
        ['League', 'for those who keep score'],
        ['Courts', 'ask when one is free'],
      ],
    },
    bike: {
      items: [
        ['The social ride', 'nobody is left behind'],
        ['The fast group', 'somebody is'],
        ['Juniors', 'balance first'],
        ['Gravel', 'where the tarmac ends'],
        ['Winter', 'indoors, with music'],
      ],
    },
  },
  travel: {
    boat: {
      items: [
        ['A morning out', 'back for lunch'],
        ['A whole day', 'swim, eat, sleep on deck'],
        ['Sunset', 'engine off'],
        ['A private boat', 'your people, your course'],
        ['Learn to sail', 'ropes first'],
      ],
    },
    surfboard: {
      items: [
        ['First waves', 'white water, soft boards'],
        ['A surf week', 'lessons, board, bed'],
        ['Guided', 'where it works today'],
        ['Board hire', 'by the day'],
      ],
    },
    bike: {
      items: [
        ['A half day', 'flat, with a café in it'],
        ['A long day', 'hills, and the view for them'],
        ['A week', 'bags carried, beds booked'],
        ['Bike hire', 'fitted to you'],
      ],
    },
  },
};
