import { messages } from './pairs.ts';

/** Hvad de to udgaver af Talisman gør forskelligt, på dansk. */
export const da = {
  ...messages({
    seats: ['For to til seks.', 'For to til fire; fem og seks, hvis bordet tillader det.'],
    starterDrawn: ['Den, der slår højest, begynder.', 'Tilfældet afgør, hvem der begynder.'],
    livesPrinted: ['Alle begynder med fire liv.', 'På dit figurkort står, hvor mange liv du begynder med: fire til seks.'],
    fate: [
      'Der er ingen Skæbne: Et slag er et slag.',
      'Du har Skæbne: Brug 1 på at slå en terning om, som du lige har slået, én gang pr. slag.',
    ],
    healedInATurn: [
      'Når du bliver helbredt, får du højst fire liv tilbage pr. tur.',
      'Når du bliver helbredt, kommer du op på det antal liv, der står på dit kort.',
    ],
    craftTrophies: [
      'Besejrede ånder er ikke trofæer; Snilde får du kun ved møder.',
      'Besejrede ånder er også trofæer: Syv point Snilde giver dig én.',
    ],
    trophiesLast: ['Du bytter trofæer, når du vil i din tur, bare ikke i kamp.', 'Du bytter trofæer, når din tur slutter.'],
    trophiesSpared: ['Den, der besejrer en fjende, beholder den som trofæ.', 'Ingen behøver at beholde et trofæ: Du må lægge det væk.'],
    trophiesWasted: [
      'Du bytter kun trofæer, der mindst giver dig ét point.',
      'Du må bytte de trofæer, du vil; det, der går ud over syv eller mangler i syv, går tabt med kortene.',
    ],
    spellsWithCraft: [
      'Når din Snilde tillader dig flere besværgelser end nogensinde før, får du dem straks.',
      'Mere Snilde tillader dig flere besværgelser, men dem må du selv finde.',
    ],
    castsLimited: [
      'Du må bruge så mange besværgelser, du har.',
      'I din tur bruger du højst så mange, som du havde, da den begyndte, og i en andens tur én.',
    ],
    castsInVain: [
      'En besværgelse på en figur bruges kun, hvor den ændrer noget.',
      'En besværgelse på en figur må også bruges, hvor den intet gør.',
    ],
    everyObjectCounts: [
      'Købte genstande og talismaner tæller ikke med i det, du må bære.',
      'Hver genstand tæller med i det, du må bære, også købte og talismaner.',
    ],
    putDownCounts: [
      'Det, du lægger på et felt, sparer dig ikke for at trække, og du må tage det igen.',
      'Det, du lægger på et felt, tæller som et af feltets kort, og du må ikke tage det igen i samme tur.',
    ],
    putDownOnArrival: [
      'Når du ankommer, lægger du ting fra dig uden at blive spurgt; du bliver kun spurgt ved Kløften, eller hvis du vil standses.',
      'Når du ankommer, bliver du spurgt, om du vil lægge noget fra dig.',
    ],
    goldIsLeft: ['Du må efterlade guld på et felt.', 'Guld er ikke en genstand og kan ikke efterlades.'],
    raftIsCard: [
      'Du bygger en tømmerflåde med en økse, og ingen kan tage den fra dig.',
      'En tømmerflåde er et kort fra forrådet, tager en tur at bygge og kan stjæles, men ikke efterlades eller sælges.',
    ],
    placesBeforeTaking: ['Du tager skattene, før du besøger stederne.', 'Du besøger stederne, før du tager noget.'],
    inDrawnOrder: [
      'Du bestemmer rækkefølgen af kort med samme nummer.',
      'Kort med samme nummer møder du i den rækkefølge, de blev trukket.',
    ],
    takesBeforeMeeting: [
      'Hvor der ikke trækkes kort, må du tage det, der ligger, og alligevel møde en figur.',
      'Møder du en figur, tager du intet fra feltet.',
    ],
    idleEnemiesEndTurn: [
      'En fjende, der ikke angriber dig, som en betalt bandit, spærrer ikke for noget.',
      'En fjende, du hverken dræber eller undviger, spærrer for skattene og slutter din tur, selv en betalt bandit.',
    ],
    figuresEvaded: [
      'Du må undvige skikkelser på kort, der ikke angriber, som Troldkællingen eller Heksen.',
      'Du undviger kun angribere, figurer og væsener, som et kort kalder frem.',
    ],
    missEndsTurn: [
      'En begivenhed, der koster dig en tur, afslutter den, du er i, og så er det overstået; alt andet koster den næste.',
      'Alt, hvad der koster dig en tur, afslutter den, du er i; var der ingen kort tilbage at møde, mister du også den næste.',
    ],
    heldMayFly: [
      'Må du kun rykke ét felt, rykker du ét felt.',
      'Må du kun rykke ét felt, må du stadig bruge det, der træder i stedet for slaget.',
    ],
    offerLapses: [
      'Det, Kroen tilbyder, gælder dit næste træk, også efter en mistet tur.',
      'Det, Kroen tilbyder, går tabt, hvis du mister din næste tur.',
    ],
    slaveOnlyRolls: [
      'En slave, der ikke slår sig fri, tager resten af sin tur alligevel.',
      'En slave gør intet andet end at slå for sin frihed.',
    ],
    eventsLie: [
      'En begivenhed, der varer ved, kommer i afkastbunken og virker videre.',
      'En begivenhed, der varer nogle runder, bliver liggende på sit felt, til den er forbi.',
    ],
    evasionBindsBoth: [
      'Den, der undviger, er i sikkerhed, undtagen for Forstening.',
      'Efter en undvigelse kan ingen af dem gøre den anden noget.',
    ],
    immobility: [
      'Forstening standser også en figur, der vil angribe dig.',
      'Forstening standser kun en figur, når dens tur begynder, eller et væsen, der angriber.',
    ],
    bribes: [
      'Taber du til en figur, må du byde noget for at beholde dit liv.',
      'Der bliver ikke tinget: Vinderen vælger et liv, en genstand eller et guldstykke.',
    ],
    dropsTaken: [
      'Skal nogen lægge noget fra sig på grund af dit bytte, må du tage det.',
      'Det, nogen skal lægge fra sig på grund af dit bytte, bliver på feltet.',
    ],
    loot: ['Det, en dræbt figur efterlader, bliver på feltet.', 'Dræber du en figur, må du straks tage genstande, følgesvende og guld.'],
    spiritsOneByOne: [
      'Kors og Præst tilintetgør alle ånder på et hold på én gang.',
      'Kors og Præst tilintetgør ånder én ad gangen, og hver tæller som dræbt.',
    ],
    toadEndsTurn: ['Bliver du en tudse, er din tur slut.', 'Bliver du en tudse, slutter din tur ikke.'],
    toadGrows: [
      'En tudse har ingen glæde af trofæer, og det, den vinder, går tabt.',
      'En tudse beholder sine trofæer og må vinde og bytte flere, men pointene varer kun, så længe den kvækker.',
    ],
    questAtOnce: [
      'Heksemesterens opgave løser du, når det passer dig.',
      'Heksemesterens opgave bliver løst, så snart det kan lade sig gøre.',
    ],
    questBarsPortal: ['En opgave holder ingen fra Magtens Port.', 'Med en uløst opgave kan du ikke åbne Magtens Port.'],
    questGoesOn: [
      'Når opgaven er løst, slutter din tur i Heksemesterens Hule.',
      'Når opgaven er løst, møder du straks Heksemesterens Hule.',
    ],
    questWantsCards: ['Ethvert væsen, du dræber, løser den anden opgave.', 'Kun et dræbt fjendekort løser den anden opgave.'],
    backToThePlain: ['Vender du om i det indre område, må du senere gå frem igen.', 'Vender du om, går du hele vejen til Farernes Slette.'],
    plainIsMet: [
      'Kommer du ud af Krypten eller Minerne på Farernes Slette, slutter din tur.',
      'Kommer du ud af Krypten eller Minerne, møder du det felt, du havner på, også Farernes Slette.',
    ],
    crownHolds: ['Du må træde tilbage fra Kronen til Ildens Dal.', 'Ingen forlader Herskerkronen.'],
    valleyAsksAgain: [
      'Mister du din talisman i Ildens Dal, må du alligevel gå videre.',
      'Mister du din talisman i Ildens Dal, må du vende om.',
    ],
    anyMeetingOnCrown: [
      'Figurer på Kronen kan kun kæmpe mod hinanden.',
      'Også på Kronen må du bruge en evne på en anden figur i stedet for at angribe.',
    ],
  }),
  'differs.chapter.start': 'Før spillet',
  'differs.chapter.growing': 'Sådan bliver du stærkere',
  'differs.chapter.goods': 'Genstande og tømmerflåder',
  'differs.chapter.meeting': 'På et felt',
  'differs.chapter.fights': 'Kampe',
  'differs.chapter.toads': 'Tudser og slaver',
  'differs.chapter.quest': 'Heksemesterens opgave',
  'differs.chapter.inner': 'Det indre område',
  'differs.chapter.cards': 'Kort og felter',
  'differs.counts': '{adventure} eventyrkort, {spells} besværgelser, {characters} figurer.',
  'differs.onlyCards': 'Kun her: {cards}.',
  'differs.reworded': 'Kort med en anden tekst: {cards}.',
  'differs.noCards': 'Intet kort, som den anden ikke har.',
  'differs.spaces': 'Felter med en anden tekst: {spaces}.',
  'differs.souls':
    '{edition, select, digital {Med Sjælenes Rige: {veil} slørkort, {adventure} eventyrkort, {spells} besværgelser, {characters} figurer og {ghosts} spøgelsesfigurer mere; de døde spiller videre.} other {Intet Sjælenes Rige: De døde kommer igen som en anden.}}',
};
