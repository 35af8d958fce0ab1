const describingKeys =
  /^(?:what|what it is|what we do|about|description|business type|type|kind|trade|sector|was|beschreibung|branche|art|qué|qué es|descripción|tipo|rubro|quoi|métier|activité|cosa|descrizione|settore|o que|descrição|setor|wat|opis|branża|説明|業種|内容|الوصف|النوع|类型|描述)$/iu;

/** Whether a key says that what follows is what the whole is: "What: community choir". */
export const isDescribingKey = (key: string): boolean => describingKeys.test(key.trim());
