import type { Specialities, Speciality } from '../../speciality.ts';

const plant: Speciality = {
  headlines: ['Bring the|outside in.', 'It only needs|a window.'],
  lede: '{brand} sells plants{in} and says honestly which ones forgive you.',
  items: [
    ['For beginners', 'forgets that you forgot it'],
    ['For shade', 'the far corner is enough'],
    ['For sun', 'put it on the sill'],
    ['Large', 'a tree for the living room'],
    ['Pots', 'with a hole, as it should be'],
    ['A gift', 'with a card on how to water it'],
  ],
};

export const shop: Specialities = {
  shop: {
    teapot: {
      headlines: ['Put the|kettle on.', 'Three minutes|to yourself.'],
      lede: '{brand} sells tea{in}: loose leaves, honest names and how long to let them steep.',
      offerTitle: 'In the|tins now',
      items: [
        ['Black tea', 'strong enough for milk'],
        ['Green tea', 'grassy, not too hot'],
        ['Oolong', 'somewhere in between'],
        ['White tea', 'hardly touched'],
        ['Herbs', 'for late in the day'],
        ['A pot', 'and a strainer that fits'],
      ],
    },
    cup: {
      headlines: ['Roasted, rested,|yours.', 'Good mornings|start as beans.'],
      lede: '{brand} roasts coffee{in} in small batches and says where each bean grew.',
      offerTitle: 'Fresh from|the roaster',
      items: [
        ['Espresso', 'round, made for milk too'],
        ['Filter', 'light, clear, a little fruit'],
        ['Single farm', 'one field, one harvest'],
        ['Decaf', 'tastes of coffee all the same'],
        ['A sample box', 'for those who cannot choose'],
        ['Ground for you', 'tell us how you brew'],
      ],
    },
    candle: {
      headlines: ['Light one.|Stay a while.', 'Evening,|in a jar.'],
      lede: '{brand} pours candles{in} by hand, with scents that do not shout.',
      items: [
        ['Wood and smoke', 'for winter evenings'],
        ['Herb garden', 'rosemary, thyme, rain'],
        ['Citrus', 'for the kitchen'],
        ['No scent', 'only light'],
        ['Tapers', 'in pairs, for the table'],
        ['Refill', 'bring the empty glass'],
      ],
    },
    vase: {
      headlines: ['Thrown, fired,|used daily.', 'Made to be|held.'],
      lede: '{brand} makes pots{in} for kitchens and tables, each one a little different from the next.',
      offerTitle: 'Fresh from|the kiln',
      items: [
        ['Cups', 'with a handle or without'],
        ['Bowls', 'for soup, fruit and keys'],
        ['Plates', 'no two quite round'],
        ['Vases', 'for one stem or many'],
        ['Jugs', 'that pour without a drip'],
        ['Seconds', 'with a flaw, and a story'],
      ],
    },
    vinyl: {
      headlines: ['Side A first.', 'Flip it|over.'],
      lede: '{brand} sells records{in}, new and old, and lets you hear them first.',
      offerTitle: 'In the|crates',
      items: [
        ['New in', 'unpacked this week'],
        ['Second-hand', 'checked, cleaned, played'],
        ['Jazz', 'the quiet corner'],
        ['Soul and funk', 'the loud one'],
        ['Local bands', 'ask who made it'],
        ['We buy', 'bring a box'],
      ],
    },
    shoe: {
      headlines: ['Lace up.|Go out.', 'Pairs with|a story.'],
      lede: '{brand} sells shoes{in} that one can walk in, and finds the size with you.',
      offerTitle: 'This week’s|pairs',
      items: [
        ['Everyday pair', 'for pavements and trains'],
        ['Runners', 'light, with a good grip'],
        ['High-tops', 'above the ankle'],
        ['Just in', 'unboxed this week'],
        ['Small sizes', 'for small feet'],
        ['Care', 'brush, laces, soap'],
      ],
    },
    plant,
    bottle: {
      headlines: ['Open it|with someone.', 'A good bottle|for tonight.'],
      lede: '{brand} chooses bottles{in} by taste and tells you what to eat with them.',
      offerTitle: 'On the|shelves now',
      items: [
        ['White', 'crisp, for fish and late sun'],
        ['Red', 'light ones and serious ones'],
        ['Sparkling', 'for a reason, or none'],
        ['Without alcohol', 'still worth a proper glass'],
        ['A mixed box', 'tell us what you like'],
        ['A gift', 'wrapped, with a line from you'],
      ],
    },
    bee: {
      headlines: ['One summer,|in a jar.', 'The bees did|the work.'],
      lede: '{brand} sells honey{in}: as the bees made it, and as the season tasted.',
      items: [
        ['Spring honey', 'pale and mild'],
        ['Summer honey', 'darker, from many flowers'],
        ['Comb', 'cut from the frame'],
        ['Beeswax', 'candles that smell of it'],
        ['A gift box', 'two jars and a spoon'],
      ],
    },
    bike: {
      headlines: ['Two wheels,|no excuse.', 'Ride it|home.'],
      lede: '{brand} sells bikes{in} that fit, and looks after them once they are yours.',
      items: [
        ['City bike', 'upright, with room for bags'],
        ['Gravel bike', 'for where the road ends'],
        ['Electric', 'for hills and headwinds'],
        ['For children', 'small wheels, real brakes'],
        ['Second-hand', 'checked and tuned'],
        ['Service', 'brakes, gears, tyres'],
      ],
    },
    book: {
      items: [
        ['New this week', 'still smells of ink'],
        ['Second-hand', 'with somebody’s notes in it'],
        ['For children', 'read aloud first'],
        ['Poetry', 'thin, and heavy'],
        ['A surprise', 'tell us what you liked'],
        ['To order', 'almost anything'],
      ],
    },
  },
  fashion: {
    shoe: {
      headlines: ['Lace up.|Go out.', 'Your size.|Your street.', 'Fresh|pairs.'],
      lede: '{brand} sells shoes{in} for people who look down first.',
      offerTitle: 'This week’s|pairs',
      items: [
        ['The everyday pair', 'for pavements and trains'],
        ['The runner', 'light, with a good grip'],
        ['The high-top', 'above the ankle'],
        ['The white one', 'keep a cloth in your bag'],
        ['Just in', 'unboxed this week'],
        ['Care', 'brush, laces, soap'],
      ],
    },
    bag: {
      items: [
        ['The shoulder bag', 'for what you need every day'],
        ['The tote', 'for what you bring home'],
        ['The weekender', 'two shirts, one book'],
        ['The small one', 'keys, cards, telephone'],
        ['The wallet', 'flat, and stays flat'],
      ],
    },
    glasses: {
      items: [
        ['Round', 'softens a strong face'],
        ['Square', 'does the opposite'],
        ['Clear', 'goes with everything'],
        ['Sun', 'dark glass, light frame'],
        ['For reading', 'one for each room'],
      ],
    },
    spool: {
      headlines: ['Measured twice,|cut once.', 'It should fit you,|not the rack.'],
      lede: '{brand} cuts and sews{in}: clothes made for one person, and old ones made to fit again.',
      offerTitle: 'On the|cutting table',
      items: [
        ['A suit', 'measured, basted, tried on'],
        ['A dress', 'from a drawing or a picture'],
        ['Alterations', 'shorter, wider, closer'],
        ['Repairs', 'a lining, a zip, an elbow'],
        ['Cloth', 'come and feel it first'],
      ],
    },
  },
  furniture: {
    sofa: {
      headlines: ['Sit down|again.', 'Good bones,|new cloth.'],
      items: [
        ['Sofas', 'springs, webbing, new cloth'],
        ['Armchairs', 'the one nobody gives away'],
        ['Dining chairs', 'one seat or all of them'],
        ['Cushions', 'filled as you like to sit'],
        ['Fabric', 'bring a colour, take home a swatch'],
      ],
    },
  },
  florist: {
    plant,
  },
};
