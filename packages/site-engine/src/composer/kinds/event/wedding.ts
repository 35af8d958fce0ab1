import type { KindEntry } from '../kind.ts';

export const wedding: KindEntry = {
  words: [
    'wedding',
    'weddings',
    'save the date',
    'our wedding',
    'bride',
    'groom',
    'engagement',
    'anniversary',
    'getting married',
    'we are getting married',
    'civil partnership',
    'we said yes',
  ],
  noun: 'a wedding',
  unnamed: 'The Two of Us',
  families: { classic: 4, editorial: 4, calm: 1 },
  hue: 8,
  subject: 'ring',
  icons: ['heart', 'calendar', 'music'],
  headlines: ['Come and|see us say yes.', 'One day,|everyone we love.', 'Bring good|dancing shoes.'],
  lede: 'You are invited. Here is everything you need to know to be with us{in}.',
  action: 'Tell us you are coming',
  offer: {
    id: 'day',
    title: 'What happens|when',
    note: 'Sample programme. Put your own times here.',
    items: [
      ['Ceremony', 'Please be seated a little early.'],
      ['Drinks outside', 'There is a plan for rain.'],
      ['Dinner', 'Long tables, short speeches.'],
      ['Dancing', 'Until somebody turns the music off.'],
    ],
  },
  points: {
    title: 'Good to know',
    items: [
      ['What to wear', 'Something you can eat, dance and cry in.'],
      ['Children', 'Let us know who is coming and we will set the table.'],
      ['Gifts', 'You being there is the gift. We mean it.'],
    ],
  },
  process: {
    title: 'How the day goes',
    items: [
      ['Arrive', 'Find a seat, any side.'],
      ['Listen', 'Two short promises.'],
      ['Eat', 'At tables long enough for everyone.'],
      ['Dance', 'Badly, if need be.'],
    ],
  },
  about: {
    title: 'It started|with a hello.',
    text: 'Tell your story here: how you met, what you thought, who asked. Two or three sentences are enough; your friends know the rest.',
  },
  faq: {
    title: 'Questions|from guests',
    items: [
      ['Until when should we reply?', 'As soon as you know. It helps us with chairs and plates.'],
      ['May I bring somebody?', 'Write their name in your reply, so that there is a card at the table.'],
      ['Where can we stay?', 'Ask us in the form and we will send a short list of places nearby.'],
    ],
  },
  form: {
    title: 'Tell us you are coming',
    fields: ['name', 'email', 'people', 'message'],
    done: 'Wonderful. You are on the list.',
  },
  sections: ['about', 'offer', 'visit', 'points', 'gallery', 'contact'],
};
