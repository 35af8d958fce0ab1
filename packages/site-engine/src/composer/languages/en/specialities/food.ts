import type { Specialities } from '../../speciality.ts';

export const food: Specialities = {
  bakery: {
    cake: {
      headlines: [
        'Tell us|who it is for.',
        'Layers, cream,|and a name on top.',
        'First the candles,|then the crumbs.',
      ],
      lede: '{brand} bakes cakes{in} for one day and one person, drawn and tasted before they are made.',
      action: 'Ask for a cake',
      offerTitle: 'Cakes for|the day itself',
      offerNote: 'Made to order. Bring a picture, a theme or only a name.',
      formTitle: 'Tell us about the day',
      items: [
        ['Birthday cake', 'for any age that can be written in icing'],
        ['Wedding cake', 'as many tiers as there are tables'],
        ['Celebration cake', 'a christening, a new job, a first house'],
        ['Cupcakes', 'a box of small ones'],
        ['Layer cake', 'by the slice or whole'],
        ['A tasting', 'try before you choose'],
      ],
      points: {
        title: 'Made for|one table',
        items: [
          ['Drawn first', 'You see the cake on paper before it is baked.'],
          ['It tastes as it looks', 'Sponge, filling and cream come before decoration.'],
          ['Ask what is in it', 'Nuts, eggs, gluten: tell us what has to stay out.'],
        ],
      },
      process: {
        title: 'From the first idea|to the last slice',
        items: [
          ['Tell us', 'The day, the guests, and what they love.'],
          ['Taste', 'Flavours first, then the outside.'],
          ['Agree', 'A drawing, a price and a date.'],
          ['Cut', 'Collected or delivered, ready for the knife.'],
        ],
      },
      about: {
        title: 'Everybody looks up|when the cake comes in.',
        text: '{brand} makes cakes{in} for that minute, and for the quiet one after it, when nobody talks because everybody eats.',
      },
      faq: {
        title: 'Before you|order a cake',
        items: [
          [
            'How early should I order?',
            'As soon as you know the day. Send it with the form and we will say whether it is free.',
          ],
          [
            'Can you make it without nuts or gluten?',
            'Tell us what has to stay out and we will say what we can promise.',
          ],
          ['Do you deliver?', 'Say where the party is and we will answer with how and what it costs.'],
        ],
      },
    },
    croissant: {
      headlines: ['Folded by hand,|gone by ten.', 'Butter does|most of the work.'],
      lede: '{brand} bakes pastry{in}: thin layers, good butter and nothing kept until tomorrow.',
      offerTitle: 'Still warm|from the tray',
      items: [
        ['Butter croissant', 'layered, folded by hand'],
        ['Pain au chocolat', 'two sticks, not one'],
        ['Almond croissant', 'baked a second time'],
        ['Fruit Danish', 'whatever is ripe'],
        ['Éclair', 'filled the same morning'],
        ['Tart', 'crisp below, soft above'],
      ],
      process: {
        title: 'A croissant takes|its time',
        items: [
          ['Rest', 'The dough sleeps before it is touched.'],
          ['Fold', 'Butter in, turn, wait, and again.'],
          ['Rise', 'Slowly, until it trembles.'],
          ['Bake', 'Dark enough to hear it.'],
        ],
      },
    },
  },
  restaurant: {
    pizza: {
      headlines: ['Dough, fire,|a table.', 'Blistered edge,|soft middle.', 'Fold it,|or fork it.'],
      lede: '{brand} makes pizza{in}: slow dough, few toppings and a very hot oven.',
      offerTitle: 'Out of|the oven',
      items: [
        ['Margherita', 'tomato, mozzarella, basil'],
        ['Marinara', 'tomato, garlic, oregano, no cheese'],
        ['Diavola', 'spicy salami, a little honey'],
        ['Funghi', 'mushrooms, thyme, cream'],
        ['Bianca', 'no tomato, more cheese'],
        ['Tiramisù', 'for after the last crust'],
      ],
    },
    burger: {
      headlines: ['Two hands,|one burger.', 'Crust outside,|juice inside.', 'Napkins are|on the table.'],
      lede: '{brand} makes burgers{in} that are pressed, seared and stacked when you order, not before.',
      offerTitle: 'From the|hot plate',
      items: [
        ['The classic', 'cheese, pickles, onion, sauce'],
        ['The double', 'the same, twice'],
        ['The green one', 'no meat, no compromise'],
        ['Chicken', 'fried, with slaw'],
        ['Fries', 'thin, salted, hot'],
        ['Shake', 'thick enough for a spoon'],
      ],
    },
    bowl: {
      headlines: ['Slurping|is polite.', 'Broth takes all night.|You need not.', 'A bowl,|then the world.'],
      lede: '{brand} cooks noodles{in} in a broth that was on the stove long before you woke up.',
      offerTitle: 'Bowl|by bowl',
      items: [
        ['The house bowl', 'noodles, broth, soft egg'],
        ['The spicy one', 'chilli oil, as much as you dare'],
        ['Vegetable broth', 'mushroom, kelp, greens'],
        ['Cold noodles', 'when it is hot outside'],
        ['Dumplings', 'steamed or crisp'],
        ['Something pickled', 'sharp, on the side'],
      ],
    },
    fish: {
      headlines: ['What the sea|had this morning.', 'Cut thin,|served now.', 'Lemon, salt,|nothing to hide.'],
      lede: '{brand} serves fish{in} the way it came out of the water: fresh, clean and with little done to it.',
      offerTitle: 'Today from|the water',
      items: [
        ['Catch of the day', 'ask what came in'],
        ['Raw', 'thin slices, citrus, salt'],
        ['Grilled whole', 'for two, with the head on'],
        ['Shellfish', 'by the plate or the pot'],
        ['From the garden', 'for whoever eats no fish'],
        ['Something sweet', 'small, and cold'],
      ],
    },
  },
  foodtruck: {
    pizza: {
      items: [
        ['Margherita', 'tomato, mozzarella, basil'],
        ['Marinara', 'tomato, garlic, oregano'],
        ['The hot one', 'spicy salami, chilli'],
        ['The white one', 'no tomato, more cheese'],
      ],
    },
    burger: {
      items: [
        ['The classic', 'cheese, pickles, onion, sauce'],
        ['The double', 'the same, twice'],
        ['The green one', 'no meat, no compromise'],
        ['Fries', 'in a paper cone'],
      ],
    },
    cup: {
      items: [
        ['Espresso', 'short, on the counter'],
        ['Flat white', 'smooth, in a warm cup'],
        ['Filter', 'a big one for the walk'],
        ['Iced', 'when the van is hot'],
        ['Something to bite', 'baked this morning'],
      ],
    },
    bowl: {
      items: [
        ['The house bowl', 'noodles, broth, soft egg'],
        ['The spicy one', 'chilli oil, as much as you dare'],
        ['The green one', 'vegetables, sesame'],
        ['Dumplings', 'five in a paper tray'],
      ],
    },
  },
};
