/** Small words of eight languages that tell where a part ends. They belong to the languages, not to any trade. */
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Joins the last part of a row to the others. */
export const joining = set('and und sowie y e et og och plus ainsi');
/** What follows is had by what stands before: "a form with name and date". */
export const having = set('with mit avec con com met med including incl inkl');
export const indefinite = set('a an ein eine einen einem einer un une una uno um uma');
/** Begins a noun that stands by itself. */
export const determiners = set(
  'a an the my our your its their his her this some all at ein eine einen der die das dem den unser unsere mein meine ' +
    'un une le la les des notre nos mon ma mes el los las una uno unos nuestro nuestra mi il lo gli i nostro nostra o os um uma ' +
    'nosso nossa no not kein keine sin sans senza sem',
);
/** Nominatives that begin a clause of their own. */
export const subjects = set(
  "i i'm im i've i'd id we we're we've weve we'd she she's he he's they they're it's its there's theres ich wir je nous",
);
/** What stands for something that was named before. */
export const pronouns = set(
  "it it's its we we're they she he that this sie er es wir das elle il on nous c'est ça lei esso noi ella ello nosotros ele ela nós hij ze het wij " +
    'we ona ono my den det vi',
);
/** What somebody does something to or for, who speaks of themselves. */
export const objects = set('me us mir mich uns moi nous me nos mi ci noi me nos nós mij ons mnie nam nas');
export const conjunctions = set('and but so und aber et mais plus also y pero e ma però mas en maar i ale');
export const owning = set(
  'my our his her their mein meine unser unsere mon ma notre mi mis nuestro nuestra mio mia meu minha mijn onze mój moja',
);
/** Begins something asked for in text without punctuation. */
export const requesting = set('please pls plz bitte dont thanks cheers danke merci gracias grazie obrigado');
/** Before days, when something is open. */
export const opening = set(
  'open opening closed offen geöffnet zu geschlossen ouvert ouverte fermé abierto abro cerrado aperto chiuso aberto fechado open dicht czynne',
);
/** Before a telephone number. */
export const calling = set(
  'call ring phone text tel whatsapp number telefon anrufen nummer appelez llama telefono bel',
);
/** Behind a number that is no price. */
export const timing = set(
  'am pm h hr hrs hour hours min mins minutes day days week weeks month months year years miles mile km kids people photos steps stunden ' +
    'tage wochen monate jahre uhr personen km minuten heures jours ans mois horas dias días meses años minutos ore giorni anni uur dagen jaar x',
);
/** Behind a price, what it is for. */
export const measuring = set(
  'a an per each for in on at or and to off plus quid pounds euros euro dollars pro je par l la le el al por a/o il o und oder et ou y e zł ' +
    'from if with without more less extra ab bei dès chacun cada każdy za más mas mehr meer più',
);
/** Behind these a subject does not begin anything new. */
export const subordinating = set(
  'that which who where when if because as while until since before after than what how and but or so for of to than like then ' +
    'whether unless although though whatever whoever whose et und y e say says said think thinks know knows believe hope feel sure ' +
    'wish want see not dass weil wenn ob wo wie was die der das que où quand si quem onde',
);
/** Behind these stands what is said. */
export const reporting = set('that dass daß que che dat że ki at att says reads');
/** They may begin a clause, and more often say when or for whom: "before and after gallery", "for beginners". */
export const introducing = set('for before after since until like vor nach');
/** Between things and how many they are: "teams of 6". */
export const counting = set('of de von di da van à sleeps seats');
/** A verb or a contrast at the beginning of a part goes on with what stands before it. */
export const continuing = set('is are was were has not ist sind war nicht est sont pas è sono');
/** Before the name of a place. */
export const placing = set('in near at outside by à en près bei nahe im vicino cerca em na no a perto');
/** Words between two times, dates or amounts. */
export const ranging = set(
  'to till until bis a à al ao o e and und y et from ab von de du des dal das le la the on at in am ' +
    'um h uhr pm am noon o’clock from: de: × x',
);
/** What the whole is called, in a sentence that says what it is to be. */
export const siteNouns = set(
  'site website web page homepage webpage landing onepager one-pager blog shop store seite webseite website internetseite homepage ' +
    'página pagina sito sitio página web portal portfolio',
);
export const titlesOfPersons = set(
  'dr prof mr mrs ms mme mlle rev sr sra dra dott st hon ing mag sig avv fr sen gen capt lt col med mgr lek inż hab św ks',
);
/** Written with a full stop, and rarely at the end of a sentence. */
export const abbreviations = set(
  'tel godz pon wt czw sob niedz fon mob str ca bzw evtl inkl exkl zzgl approx dept est reg nr no inc ltd co jr av avda bd vs ggf bspw mind max min ' +
    'abs art jan feb mar apr jun jul aug sep sept oct okt nov dec dez mon tue tues wed thu thur thurs fri sat sun mo di mi do sa so',
);
