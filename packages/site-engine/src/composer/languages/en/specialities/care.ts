import type { Specialities } from '../../speciality.ts';

export const care: Specialities = {
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
};
