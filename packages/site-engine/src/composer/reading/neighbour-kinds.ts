import type { KindId } from '../kinds/groups.ts';

/** Trades in Dutch, Polish, Swedish, Danish, Turkish and Czech: prompts in these languages get an English site of the right kind. */
const words: Readonly<Partial<Record<KindId, string>>> = {
  restaurant:
    'restaurant|eetcafé|pannenkoekenhuis|restauracja|restaurację|bistro|pizzeria|restaurang|krog|spisested|restoran|lokanta|kebapçı|restaurace',
  bakery:
    'bakkerij|bakker|patisserie|piekarnia|piekarni|cukiernia|bageri|konditori|bager|fırın|pastane|pekárna',
  cafe: 'koffiebar|koffiezaak|koffiebranderij|kawiarnia|kawiarni|palarnia kawy|kafé|fika|kaffebar|kaffe|kafe|kavárna',
  bar: 'kroeg|wijnbar|pub|winiarnia|vinbar|ølbar|værtshus|meyhane|hospoda',
  foodtruck: 'foodtruck|frietkraam|food truck|matvagn|madvogn',
  icecream: 'ijssalon|ijsjes|lodziarnia|lody|glassbar|glasskiosk|ishus|isbutik',
  brewery: 'brouwerij|browar|bryggeri|destillery|gorzelnia',
  winery: 'wijngaard|winnica|vingård|wijnhandel',
  farm: 'boerderij|zorgboerderij|imker|imkerij|gospodarstwo|pasieka|pasieki|gård|gårdsbutik|biodlare|biodling|biavler|gårdbutik',
  butcher: 'slagerij|slager|rzeźnik|masarnia|slaktare|slagter|viswinkel',
  hotel:
    'hotel|pension|vakantiehuis|camping|pensjonat|agroturystyka|noclegi|hotell|vandrarhem|stugor|stuguthyrning|sommerhus|otel|pansiyon|penzion|domki letniskowe|domek letniskowy|domki|apartamenty|vakantiewoning',
  travel:
    'rondleidingen|reisbureau|biuro podróży|wycieczki|spływy kajakowe|kajakuthyrning|kajak|resebyrå|rejser|seyahat acentesi|turlar',
  realestate:
    'makelaar|makelaardij|biuro nieruchomości|nieruchomości|mäklare|ejendomsmægler|emlak|realitní kancelář',
  clinic:
    'fysiotherapeut|fysiotherapie|huisarts|verloskundige|opticien|fizjoterapia|fizjoterapeuta|przychodnia|lekarz|optyk|dietetyk|fysioterapi|sjukgymnast|vårdcentral|naprapat|fysioterapeut|klinik|muayenehane|fizyoterapi|fyzioterapie|ordinace',
  dentist:
    'tandarts|tandartspraktijk|dentysta|stomatolog|tandläkare|tandlæge|diş kliniği|diş hekimi|implant|ortodonti|zubař|zubní ordinace',
  vet: 'dierenarts|weterynarz|weterynaryjny|weterynaryjna|gabinet weterynaryjny|lecznica|veterinär|dyrlæge|veteriner|veterinář',
  pets: 'hondenschool|trimsalon|hondenuitlaatservice|manege|szkolenie psów|psi fryzjer|stadnina|hundskola|hundtrim|ridskola|hundefrisør|rideskole|pet kuaförü|hondenuitlaat|hundfrisör|hundfrisörin|psi salon',
  therapy:
    'psycholoog|therapeut|coach|psycholog|psychoterapeuta|terapeuta|psykolog|terapeut|psikolog|psykoterapeut',
  salon:
    'kapsalon|kapper|schoonheidssalon|salon fryzjerski|fryzjer|salon urody|kosmetyczka|frisör|hårsalong|salong|frisør|skønhedssalon|kuaför|güzellik salonu|kadeřnictví',
  barber: 'barbier|herenkapper|barber|męski fryzjer|barberare|herrfrisör|berber|holičství',
  nails: 'nagelstudio|paznokcie|manicure|naglar|negle',
  spa: 'massage|massagepraktijk|masaż|masaże|massör|massør',
  tattoo: 'tattooshop|tatoeëerder|tatuaż|tatuaże|studio tatuażu|tatuering|tatuerare|tatovør|dövme|tetování',
  gym: 'sportschool|fitnesscentrum|klimhal|siłownia|trener personalny|ścianka wspinaczkowa|gym|klätterhall|træningscenter|spor salonu|posilovna',
  yoga: 'yogastudio|yogaschool|yoga|joga|jogi|szkoła jogi|yogahold|yoga stüdyosu',
  dance: 'dansschool|szkoła tańca|dansskola|danseskole',
  martialarts: 'vechtsport|sztuki walki|kampsport',
  sportsclub:
    'voetbalclub|tennisvereniging|roeivereniging|schaakclub|hockeyclub|klub sportowy|klub szachowy|fotbollsklubb|idrottsförening|fodboldklub|roklub',
  law: 'advocaat|advocatenkantoor|notaris|adwokat|kancelaria|kancelaria adwokacka|radca prawny|advokat|advokatbyrå|avukat|hukuk bürosu|advokátní kancelář',
  accountant:
    'boekhouder|accountantskantoor|boekhoudkantoor|księgowa|biuro rachunkowe|redovisning|revisor|muhasebeci|mali müşavir|účetní',
  consulting: 'adviesbureau|doradztwo|konsult|rådgivning',
  insurance: 'verzekeringen|ubezpieczenia|försäkringar|forsikring',
  agency:
    'reclamebureau|ontwerpbureau|drukkerij|agencja reklamowa|drukarnia|reklambyrå|tryckeri|reklamebureau',
  architect:
    'architectenbureau|architect|architekt|biuro architektoniczne|arkitekt|arkitektkontor|tegnestue|mimarlık|mimar',
  interior: 'interieurarchitect|interieurontwerp|projektowanie wnętrz|inredare|inredning|indretning',
  portfolio:
    'illustrator|kunstenaar|keramist|pottenbakker|ilustratorka|ilustrator|ceramika|malarka|illustratör|keramiker|konstnär|kunstner|ilustratör',
  photographer:
    'fotograaf|trouwfotograaf|fotograf|fotografka|fotografia ślubna|bröllopsfotograf|bryllupsfotograf|fotoğrafçı|düğün fotoğrafçısı|svatební fotograf',
  shop: 'webwinkel|winkel|cadeauwinkel|sklep|sklep internetowy|butik|nätbutik|webshop|loppis|mağaza|e-shop|obchod',
  florist: 'bloemist|bloemenwinkel|kwiaciarnia|blomsterhandel|florist|blomsterbutik|çiçekçi|květinářství',
  bookshop: 'boekhandel|boekwinkel|księgarnia|bokhandel|antikvariat|boghandel|kitapçı|sahaf|knihkupectví',
  jewellery: 'goudsmid|juwelier|jubiler|biżuteria|guldsmed|smycken|smykker',
  furniture:
    'meubelmaker|timmerman meubels|stolarz|stolarnia|meble na wymiar|meble|snickare|möbelsnickare|møbelsnedker',
  fashion:
    'kleermaker|modemerk|schoenmaker|krawcowa|krawiec|odzież|suknie ślubne|skräddare|klädmärke|skrædder',
  event: 'rommelmarkt|evenement|targi|loppmarknad|evenemang|loppemarked',
  conference: 'congres|konferencja|konferens|konference',
  festival: 'festival|muziekfestival|festiwal|musikfestival',
  race: 'hardloopwedstrijd|bieg|maraton|lopp|loppet|løb',
  wedding: 'onze bruiloft|nasz ślub|nasze wesele|vårt bröllop|vores bryllup|düğünümüz|naše svatba',
  school: 'muziekschool|kookschool|rijschool|szkoła|szkoła muzyczna|skola|musikskola|skole|kurser',
  tutor:
    'bijles|pianoles|gitaarles|korepetycje|nauka jazdy|lekcje pianina|läxhjälp|pianolektioner|körskola|køreskole|özel ders',
  languageschool:
    'taalschool|taallessen|szkoła językowa|kursy angielskiego|tłumacz|vertaler|språkskola|översättare|sprogskole|dil okulu|jazyková škola',
  kindergarten:
    'kinderopvang|kinderdagverblijf|gastouder|przedszkole|żłobek|förskola|børnehave|vuggestue|anaokulu|kreş|školka',
  museum: 'museum|galerie|muzeum|galeria sztuki|konsthall|galleri',
  library: 'bibliotheek|biblioteka|bibliotek',
  theatre: 'theater|toneelvereniging|koor|teatr|chór|teater|kör|kor',
  cinema: 'bioscoop|filmhuis|kino|bio|biograf',
  band: 'coverband|popgroep|zespół muzyczny|zespół rockowy|coverband|musikgrupp',
  musician: 'zangeres|zanger|pianist|wokalistka|pianista|sångerska|sångare|sanger',
  blog: 'blog|weblog|reisblog|blogg|rejseblog',
  podcast: 'podcast|radiozender|podkast|podd|poddradio',
  author: 'schrijver|schrijfster|auteur|pisarka|pisarz|autorka|författare|forfatter',
  charity:
    'stichting|goed doel|voedselbank|fundacja|stowarzyszenie|bank żywności|insamlingsstiftelse|stiftelse|hjälporganisation|forening|dernek|vakıf|nadace',
  church: 'kerk|parochie|moskee|kościół|parafia|kyrka|församling|kirke|menighed|cami|kostel',
  campaign: 'verkiezingen|burgerinitiatief|kandydat|kandydatka|wybory|kampanj|borgmester',
  meetup:
    'buurtvereniging|leesclub|buurttuin|klub książki|ogród społeczny|koło gospodyń|bokcirkel|förening|odlingslotter|læseklub',
  repair:
    'fietsenmaker|fietsenwinkel|slotenmaker|klusjesman|serwis rowerowy|naprawa|ślusarz|złota rączka|cykelverkstad|låssmed|hantverkare|cykelsmed|cykelværksted|låsesmed|tamirci|tamir|servis kol',
  plumber: 'loodgieter|verwarming|hydraulik|rörmokare|vvs|tesisatçı|instalatér',
  electrician:
    'elektricien|zonnepanelen|elektryk|elektryka|fotowoltaika|elektriker|solceller|elektrikçi|elektrikář',
  garage:
    'garage|autobedrijf|autogarage|warsztat samochodowy|mechanik|bilverkstad|autoværksted|wulkanizacja|myjnia',
  construction:
    'aannemer|dakdekker|schilder|stukadoor|timmerman|firma budowlana|dekarz|malarz pokojowy|remonty|byggfirma|takläggare|målare|tømrer|murer|maler',
  cleaning:
    'schoonmaakbedrijf|glazenwasser|schoonmaak|firma sprzątająca|sprzątanie|pralnia|städfirma|städning|fönsterputs|rengøring|temizlik şirketi|úklidová firma',
  moving:
    'verhuisbedrijf|verhuizen|koerier|przeprowadzki|transport|flyttfirma|flyttefirma|nakliyat|evden eve nakliyat|stěhování',
  gardening:
    'hovenier|hoveniers|tuinman|tuinontwerp|kwekerij|ogrodnik|ogrody|projektowanie ogrodów|trädgårdsmästare|trädgård|gartner|anlægsgartner',
};

export const neighbourKinds: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(words).map(([kind, list]) => [kind, list.split('|')]),
);
