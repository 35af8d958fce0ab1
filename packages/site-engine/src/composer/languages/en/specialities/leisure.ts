import type { Specialities } from '../../speciality.ts';

export const leisure: Specialities = {
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
