/** The base of a verb in its third person: "carries" to "carry"; empty for what is none. */
export const baseOf = (verb: string): string => {
  if (!/[^s]s$/u.test(verb)) return '';
  if (/ies$/u.test(verb)) return verb.replace(/ies$/u, 'y');
  return /(?:ch|sh|ss|x|zz|o)es$/u.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
};

const doubled = new Set(
  'chop cut drop fit get grab hem mop plan pot put rig rub run set ship shop spot swap swim trim wrap'.split(
    ' ',
  ),
);

/** "repair" to "repairing", "plan" to "planning". */
export const gerundOf = (base: string): string => {
  if (doubled.has(base)) return `${base}${base.at(-1) ?? ''}ing`;
  if (/ie$/u.test(base)) return base.replace(/ie$/u, 'ying');
  return `${/[^eoy]e$/u.test(base) ? base.slice(0, -1) : base}ing`;
};

/** Verbs by which products and trades say what they do; a list of them is no list of things. */
export const baseVerbs = new Set(
  `add advise align alter analyse analyze answer archive arrange ask assemble assess assign audit automate backup bake
  balance block blend book borrow break breathe brew bring browse budget build buy calculate call care cater catch change
  chat check choose clean clear coach collaborate collect colour compare connect convert cook coordinate count cover create
  cut cycle debug decide decorate defend deliver deploy design detect develop discover do draft draw dig drive dry edit
  educate engrave eat embroider explain explore export fell feed file fill film find finish fit fix focus follow forecast
  foster frame generate get give groom grow guide hang help hire host house identify import improve inspect install insulate
  invite invoice issue join keep label lay learn lend level lift listen log look maintain make manage map match measure
  meditate meet mend mentor message mix monitor mow move negotiate note offer open order organise organize pack paint park
  patch pave pay photograph pick plan plant plaster play polish post practise practice predict prepare press print process
  protect prune publish pump put read receive recommend record recover recycle reduce refinish refurbish register rehome
  relax remember remind remodel remove renovate rent repair replace report represent rescue reserve restock restore review
  rewire ride roast run sand save scan schedule score search seal see sell send service set settle sew shape share sharpen
  ship shop shoot show sign sit sketch sleep smoke sort split spot stain start stay stitch stock stop store stream study
  style summarise summarize support survey swap sweep sync tag tailor take talk target teach tell test tile track trade
  train transcribe translate travel treat trim tune turn unblock understand update upgrade use value visit wake walk wash
  watch weld win wire work wrap write
  beat cancel carry celebrate combine complete compose control copy customise customize digitise discuss donate download earn
  enjoy enter estimate evaluate extract fund gather highlight link lock lose merge notify pitch rate reach request resolve
  respond secure select shorten simplify solve spend stretch submit suggest switch tackle transfer unlock unwind upload verify
  vote waste weigh`.split(/\s+/u),
);
