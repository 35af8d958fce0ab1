/** The texts of controls that behaviours bring along: lists, baskets, tools. */
export const controlTexts = {
  list: {
    filter: 'Show',
    all: 'All',
    find: 'Find in this list',
    found: '{found} of {all}',
    none: 'Nothing here fits.',
    order: 'Order',
    asListed: 'As listed',
    byName: 'By name',
    byPrice: 'By price',
  },
  table: { scroll: 'Table, can be scrolled' },
  basket: {
    title: 'Your basket',
    open: 'Basket',
    empty: 'Nothing in it yet.',
    add: 'Add {name} to the basket',
    added: '{name} is in the basket.',
    addOne: 'One more of {name}',
    removeOne: 'One less of {name}',
    total: 'Together {total}',
    orderByMail: 'Order by e-mail',
    orderByWhatsApp: 'Order by WhatsApp',
    opensMail: 'Opens your mail program with the order written; you send it from there.',
    opensWhatsApp: 'Opens WhatsApp with the order written; you send it from there.',
    notConnected: 'This basket counts but is not connected: no order can be sent yet.',
    close: 'Close',
  },
  form: {
    opensWhatsApp: 'Opens WhatsApp with the message written; you send it from there.',
    optional: 'optional',
    fileByHand: 'Attach the file to the message yourself: a draft cannot carry it.',
    problems: {
      text: 'Please fill this in.',
      time: 'Choose a time.',
      number: 'Enter a number.',
      checkbox: 'Please tick this to go on.',
      file: 'Choose a file.',
    },
  },
  events: { calendar: 'Add to your calendar', when: 'When', where: 'Where', price: 'Price' },
  visit: { map: 'Open in a map', whatsapp: 'WhatsApp', links: 'Elsewhere' },
  code: { copy: 'Copy', copied: 'Copied' },
  posts: { read: 'Read' },
  calculator: { result: 'Result' },
  quiz: {
    next: 'Check',
    right: 'Right.',
    wrong: 'Not quite: {answer}',
    score: '{right} of {all} right',
    again: 'Once more',
    choose: 'Choose an answer first.',
  },
  todo: {
    add: 'Add',
    what: 'What is to be done',
    remove: 'Remove {name}',
    left: '{left} of {all} open',
    kept: 'The list stays in this browser.',
  },
  chart: { figures: 'The figures', value: 'Value', label: 'What' },
  statuses: { good: 'Working', warn: 'Limited', bad: 'Down' },
  memory: {
    card: 'Card {number}, face down',
    found: '{found} of {all} pairs, {tries} tries',
    again: 'Deal again',
    start: 'Turn two cards: those that match stay open.',
  },
  backToTop: 'Back to the top',
  search: { open: 'Search', label: 'Search this site', found: '{found} found', none: 'Nothing was found.' },
};
export type ControlTexts = typeof controlTexts;

/** Puts values into a text: `{found} of {all}`. Words of the prompt come out as they are. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
