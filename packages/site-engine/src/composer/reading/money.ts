const amount = '\\d{1,3}(?:[.,\\u00a0]\\d{3}){1,5}(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?';
const codes =
  'USD|EUR|GBP|CHF|SEK|NOK|DKK|ISK|CZK|HUF|RON|BGN|UAH|PLN|ILS|AED|SAR|QAR|EGP|ZAR|KES|NGN|BRL|MXN|ARS|CLP|COP|CAD|AUD|NZD|JPY|CNY|KRW|INR|THB|PHP|IDR|MYR|SGD|HKD';
const before = `[€$£¥₹₦₺₩₽฿₫]|KSh|GH₵|Rs\\.?|RM|Rp|R\\$|US\\$|CA\\$|NZ\\$|HK\\$|S\\$|A\\$|${codes}`;
const after = `[€£¥₹]|zł|Kč|kr\\.?|Ft|TL|${codes}|MAD|euros?|dollars?|pounds?|dirhams?|reais|pesos|درهم|ريال|دينار|جنيه|ليرة|دولار|يورو`;
const unit =
  'month|mo|year|night|person|hour|session|week|day|class|head|team|group|ticket|lesson|mes|año|noche|persona|hora|semana|clase|Monat|Jahr|Nacht|Person|Stunde|Woche|mois|an|nuit|personne|heure|semaine|séance|mês|ano|noite|pessoa|aula|mese|anno|notte|ora|settimana';
const rate = `(?:\\s?/\\s?\\p{L}{1,8}|\\s?(?:a|per|al|por|par|pro|im|au|ao|à|la|all['’]|l['’])\\s?(?:la\\s|l['’])?(?:${unit})(?!\\p{L})|\\s(?:per|pro)\\s\\p{L}{2,12}|\\s(?:an?|each)\\s\\p{Ll}{3,10}(?=\\s?(?:[,.;)]|$|\\s(?:and|or|for)\\s)))?`;

/** "£90-£250". */
const range = `(?:\\s?[-–]\\s?(?:${before})?\\s?(?:${amount})(?!\\p{N}))?`;

/** The source of a pattern for prices as people write them: "€4.80", "R$ 129", "4200 kr", "550円", "85 euro per session". */
export const priceSource = `(?:(?<!\\p{L})(?:${before})\\s?(?:${amount})${range}|(?<![\\p{N}.,:])(?:\\d{1,3}(?:[ \\u202f]\\d{3}){1,5}|${amount})(?:\\s?[-–]\\s?(?:${amount}))?\\s?(?:[円元원]|(?:${after})(?![\\p{L}]|\\s?\\d)))${rate}`;
