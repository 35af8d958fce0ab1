import type { EvalPrompt } from './eval-prompt.ts';

export const communityPrompts: readonly EvalPrompt[] = [
  {
    id: 'charity',
    text: `Hello! We are a group of neighbours in Cork and we have been running something since last winter that has now grown too big for a shared spreadsheet and a group chat, so we need a proper website. It is called Second Harvest Street. What we do is simple to say and hard to organise: in the evening we collect the food that shops and bakeries on our street would throw away, and three times a week we cook it and eat it together in the parish hall. Anybody can come. Nobody is asked why they come, nobody has to pay, and we would like the website to have that same feeling. Please do not make it look like a big charity with sad photographs and a huge red button.

What people should find, more or less in this order. First what we do and why, told like a story and not like an annual report. Then how to help, because that is what we need most: people who drive, people who peel, people who wash up. Then the dinners. They are on Monday, Wednesday and Friday at 18:30, always in the same place, at 2 Mill Lane, Cork, and the kitchen opens at 16:00 for those who want to cook. Then answers to what everybody asks us: is it safe, is it only for people in need, can I bring my children, do I have to sign up, where does the food come from. Then a way to write to us. Our address is kitchen@secondharvest.example and there is a telephone in the hall, 021 555 0139, but only during the dinners.

We do not want a team page, because we are about sixty people and would forget somebody. We do not want testimonials either. A newsletter is not needed.

Colours: one of us painted the sign over the door in orange and dark green, so let us use those. The letters on it are big and a bit wobbly. It should be easy to read for older people and on old phones. Thank you very much, and please tell us what we still have to fill in ourselves, since none of us has ever made a website.`,
    brand: 'Second Harvest Street',
    siteTypes: ['charity'],
    wants: ['about', 'events', 'questions', 'contact'],
    refuses: ['people', 'voices', 'newsletter'],
    colours: ['#e8853a', '#1d5b34'],
    facts: ['2 Mill Lane', '18:30', 'kitchen@secondharvest.example', '021 555 0139'],
  },
  {
    id: 'church-fr',
    text: 'Paroisse Saint-Aubin, Angers. Horaires des messes : samedi 18h30, dimanche 10h30. Notre équipe, actualités, contact. Sobre et classique. Pas de tarifs.',
    brand: 'Paroisse Saint-Aubin',
    siteTypes: ['church'],
    language: 'fr',
    wants: ['place', 'people', 'contact'],
    refuses: ['prices'],
    facts: ['samedi 18h30', 'dimanche 10h30'],
  },
  {
    id: 'fundraiser',
    text: 'Save the Ferris Lido - fundraiser to reopen our outdoor pool. goal £80,000, what the money pays for, timeline, questions, donate button. retro swimming pool blue',
    brand: 'Save the Ferris Lido',
    siteTypes: ['fundraiser', 'charity'],
    wants: ['process', 'questions'],
    colours: ['#2f8fd0'],
    facts: ['£80,000'],
  },
  {
    id: 'campaign',
    text: 'Elect Thandi Molefe for city council, ward 12. priorities: buses, library hours, safe crossings. volunteer sign up, events, about Thandi. bold, purple',
    brand: 'Thandi Molefe',
    siteTypes: ['campaign'],
    wants: ['about', 'events'],
    colours: ['#8a4fc9'],
    facts: ['buses', 'library hours', 'safe crossings'],
  },
  {
    id: 'meetup-pt',
    text: 'Comunidade de tricô "Ponto Cheio" no Porto: encontros todas as quintas às 19h no Café Avenida. Agenda, quem somos, como participar. Divertido, cores quentes.',
    brand: 'Ponto Cheio',
    siteTypes: ['meetup'],
    language: 'pt',
    wants: ['events', 'about'],
    facts: ['Café Avenida'],
  },
  {
    id: 'escape-room-unusual',
    text: "escape room 'The Clockmaker's Debt' in Ljubljana, 60 minutes, 2-6 players, €90 per team. spooky victorian. booking, FAQ, how to find us. multi page: home, rooms, booking",
    brand: "The Clockmaker's Debt",
    wants: ['contact', 'questions', 'place'],
    facts: ['60 minutes', '€90'],
  },
  {
    id: 'funeral-unusual',
    text: 'A gentle website for Marlowe Funeral Directors in Whitstable. Families come to us on their worst day, so please nothing salesy. What happens first, our services, costs (simple funeral £1,850, attended funeral £2,950), who we are, a phone number that is always answered: 01227 555 016.',
    brand: 'Marlowe Funeral Directors',
    wants: ['process', 'offer', 'prices'],
    facts: ['simple funeral', '£1,850', 'attended funeral', '£2,950', '01227 555 016'],
  },
  {
    id: 'nonsense',
    text: 'asdf',
  },
  {
    id: 'only-colour',
    text: 'something nice in purple',
    colours: ['#8a4fc9'],
  },
  {
    id: 'radio-station-it',
    text: 'Radio Marea, web radio di quartiere a Genova. Palinsesto, chi siamo, newsletter. Colori: blu elettrico e rosa. Grafica forte, caratteri grandi.',
    brand: 'Radio Marea',
    language: 'it',
    wants: ['events', 'about', 'newsletter'],
    colours: ['#2b4bff', '#f08fb2'],
  },
];
