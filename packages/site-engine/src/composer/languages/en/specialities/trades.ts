import type { Specialities } from '../../speciality.ts';

export const trades: Specialities = {
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
};
