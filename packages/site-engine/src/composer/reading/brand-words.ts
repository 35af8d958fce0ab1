/** The sources of patterns for what stands before a name, in the languages of sites and some more. */
export const article =
  "(?:(?:the|my|our|el|la|los|las|le|les|l['’]|die|das|der|den|unsere?n?|meine?n?|o|a|os|as|il|lo|gli|i|mi|nuestr[oa]|mon|ma|notre|il mio|la mia|o meu|a minha)\\s)?";

export const verbs =
  "call(?:ed|s itself)|named|titled|known as|(?<!my\\s)name is|brand(?:ed)?(?: name)?(?: is|:)|se llama|llamad[ao]s?|de nombre|namens|heißt|heisst|genannt|mit dem namen|nommée?|appelée?|s['’]appelle|qui s['’]appelle|intitulée?|chamad[ao]|se chama|de nome|chiamat[ao]|si chiama|di nome|intitolat[ao]|zwan[ay]|som heter|genaamd|heter|hedder";
/** "My name is" names a person; what is called so is what the site is for. */
export const labels =
  '(?<!(?:my|mi|mein|mon|meu|mio)\\s)(?:(?:brand|business|company|studio|shop|project|site|band|app|product)\\s)?(?:name|naam|nombre|nom|nome|firma|navn|namn|nazwa|název|adı|ismi)(?:\\s(?:of|des|der|del|de|du|do|della)\\s[\\p{L}\\s]{2,30}?)?\\s?(?:is|ist|es|est|è|é|:|=|–|-)?';
/** "Company: Northfall Roofing": in notes and lists the kind of undertaking stands for its name. */
export const entries =
  '(?:business|company|client|brand|product|app|produkt|producto|produit|produto|prodotto|practice|firm|studio|shop|band|club|venue|project|empresa|negocio|marca|cliente|entreprise|société|marque|azienda|ditta|attività|unternehmen|betrieb|kunde|marke|verein|bedrijf)';
/** "The farm is Hafod Wen": what an undertaking is called in passing. */
export const undertakings =
  '(?:business|company|brand|practice|surgery|firm|studio|shop|store|café|cafe|restaurant|bar|pub|bakery|farm|boat|band|club|group|venue|project|school|clinic|hotel|gallery|theatre|society|charity|agency|label|team|place)';
export const selfAsOne =
  "(?:my name is|mi nombre es|mein Name ist|mon nom est|meu nome é|il mio nome è|I['’]m|I am|ich bin|ich heiße|je suis|je m['’]appelle|soy|me llamo|sou|chamo-me|me chamo|sono|mi chiamo)";
export const selfAsMany =
  "(?:we['’]re|we are|we['’]re launching|we are launching|this is|meet|wir sind|nous sommes|somos|siamo)";

/** A word that opens the names of practices: "Studio notarile Bellandi", "Clínica dental Vega". */
export const practice =
  '(?:Studio|Cabinet|Étude|Clínica|Clinique|Clinica|Gabinete|Bufete|Despacho|Estudio|Consultorio|Ambulatorio)';
