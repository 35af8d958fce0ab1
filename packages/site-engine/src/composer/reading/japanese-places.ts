/** Prefectures and well-known cities: a place in Japanese needs no word beside it. */
const known =
  '北海道|青森|岩手|宮城|秋田|山形|福島|茨城|栃木|群馬|埼玉|千葉|東京|神奈川|新潟|富山|石川|福井|山梨|長野|岐阜|静岡|愛知|三重|滋賀|京都|大阪|兵庫|奈良|和歌山|鳥取|島根|岡山|広島|山口|徳島|香川|愛媛|高知|福岡|佐賀|長崎|熊本|大分|宮崎|鹿児島|沖縄|札幌|函館|小樽|旭川|仙台|盛岡|会津|日光|宇都宮|前橋|高崎|川越|横浜|鎌倉|川崎|箱根|金沢|松本|軽井沢|名古屋|浜松|熱海|伊豆|飛騨|高山|神戸|姫路|堺|倉敷|尾道|松江|出雲|下関|高松|松山|博多|北九州|別府|湯布院|那覇|石垣|渋谷|新宿|浅草|銀座|吉祥寺|下北沢|伊勢';

/** Words before の that say whose or what kind, not where. */
const noPlace =
  /^(?:個人|講師|先生|料理長|作品|自宅|自分|地元|地域|家族|家庭|結婚式|結婚|選挙|新鮮|季節|自家製|手作|駅前|駅近|町|街|村|会社|当社|当店|弊社|先生|本格|伝統|昔|日本|世界|海外|週末|平日|木|春|夏|秋|冬|子供|大人|女性|男性|人気|最新|無料|老舗|自然|天然|有機|無農薬|自社|全体|色|白|黒|赤|青|緑|紺|金|銀|二人|一人|夫婦|親子|学生|初心者|完全予約制|予約制|予約|今年|来年|毎週|毎月|以下|次|下記|店|店主|主人|古民家|古|新|小|大|高級|少人数|犬|猫|花|本|音楽|英語|料理|写真|建築|着物|和風|洋風|北欧|一軒家|路地裏|川沿|海辺|山間|都会|田舎|友人|妹|姉|兄|弟|父|母|私|僕|俺|我々|各種|専門|一般|複数|三|四|五)$/u;

const byKnown = new RegExp(
  `(?<!\\p{Script=Han})(?:${known})(?=市|県|都|府|区|町|[のでにを、。・\\s]|$)`,
  'u',
);
const byEnding = /(?<![\p{Script=Han}])([\p{Script=Han}]{1,4}?)(?:市|県|区|町|村)(?=[のでにを、。\s]|$)/u;
const byLabel = /場所は([\p{Script=Han}]{2,6})/u;
/** 大宮で開催: where something happens. */
const byEvent = /(?:^|[、。\s])([\p{Script=Han}]{2,4})で(?=[^、。\n]{0,14}(?:開催|営|行|開い|やって))/u;
const byParticle =
  /(?:^|[、。\s])([\p{Script=Han}]{2,4})の(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

/** Where it is, in a Japanese text: a known place, one with the ending of a town, or one before の that names no thing. */
export function readJapanesePlace(text: string, isThing: (word: string) => boolean): string | undefined {
  const said =
    byKnown.exec(text)?.[0] ?? byEnding.exec(text)?.[1] ?? byLabel.exec(text)?.[1] ?? byEvent.exec(text)?.[1];
  if (said) return said;
  const before = [...text.slice(0, 400).matchAll(byParticle)].map(([, word = '']) => word);
  return before.find((word) => !noPlace.test(word) && !isThing(word));
}
