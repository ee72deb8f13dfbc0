import { messages } from './pairs.ts';

/** Wat de twee edities van Talisman anders regelen, in het Nederlands. */
export const nl = {
  ...messages({
    seats: ['Met twee tot zes spelers.', 'Met twee tot vier spelers; met vijf of zes als de tafel dat toestaat.'],
    starterDrawn: ['Wie het hoogst gooit, begint.', 'Het toeval wijst aan wie begint.'],
    livesPrinted: ['Iedereen begint met vier levens.', 'Op je persoonlijkheidskaart staat met hoeveel levens je begint: vier tot zes.'],
    fate: [
      'Lot bestaat niet: gegooid is gegooid.',
      'Je hebt Lot: zet er 1 in om een dobbelsteen die je net gooide opnieuw te gooien, één keer per worp.',
    ],
    healedInATurn: [
      'Met genezen krijg je hoogstens vier levens per beurt terug.',
      'Met genezen kom je terug tot het aantal levens op je kaart.',
    ],
    craftTrophies: [
      'Verslagen geesten zijn geen trofeeën; Intelligentie krijg je alleen door ontmoetingen.',
      'Ook verslagen geesten zijn trofeeën: zeven punten leveren 1 Intelligentie op.',
    ],
    trophiesLast: [
      'Je ruilt trofeeën in wanneer je wilt in je beurt, buiten gevechten.',
      'Je ruilt trofeeën in aan het einde van je beurt.',
    ],
    trophiesSpared: ['Wie een vijand verslaat, houdt hem als trofee.', 'Niemand hoeft een trofee te houden: je mag die ook afleggen.'],
    trophiesWasted: [
      'Je ruilt alleen trofeeën in die minstens een punt waard zijn.',
      'Je mag alle trofeeën inruilen; wat over is of ontbreekt, gaat met de kaarten verloren.',
    ],
    spellsWithCraft: [
      'Mag je door je Intelligentie meer spreuken hebben dan ooit tevoren, dan krijg je die er meteen bij.',
      'Met meer Intelligentie mag je meer spreuken hebben, maar je moet ze zelf vinden.',
    ],
    castsLimited: [
      'Je mag zo veel spreuken uitspreken als je hebt.',
      'In je beurt spreek je er hoogstens zo veel uit als je aan het begin had, in de beurt van een ander één.',
    ],
    castsInVain: [
      'Een spreuk op een spelfiguur spreek je alleen uit waar ze iets verandert.',
      'Een spreuk op een spelfiguur mag je ook uitspreken waar ze niets doet.',
    ],
    everyObjectCounts: [
      'Gekochte voorwerpen en talismans tellen niet mee voor wat je mag dragen.',
      'Elk voorwerp telt mee voor wat je mag dragen, ook gekochte voorwerpen en talismans.',
    ],
    putDownCounts: [
      'Wat je op een vakje neerlegt, bespaart je geen kaart, en je mag het weer oppakken.',
      'Wat je op een vakje neerlegt, telt als kaart van dat vakje, en je mag het in dezelfde beurt niet weer oppakken.',
    ],
    putDownOnArrival: [
      'Bij aankomst leg je uit jezelf iets neer; het wordt je alleen gevraagd bij de Kloof of als je wilt stilhouden.',
      'Bij aankomst word je gevraagd of je iets neerlegt.',
    ],
    goldIsLeft: ['Je mag goud op een vakje achterlaten.', 'Goud is geen voorwerp: je kunt het niet achterlaten.'],
    raftIsCard: [
      'Je bouwt een vlot met een Bijl; niemand kan het je afnemen.',
      'Een vlot is een kaart uit de voorraad, kost een beurt om te bouwen en kan gestolen, maar niet achtergelaten of verkocht worden.',
    ],
    placesBeforeTaking: ['Je pakt eerst de schatten en bezoekt dan de plaatsen.', 'Je bezoekt de plaatsen voordat je iets pakt.'],
    inDrawnOrder: [
      'Van kaarten met hetzelfde nummer kies jij de volgorde.',
      'Kaarten met hetzelfde nummer ontmoet je in de volgorde waarin ze getrokken zijn.',
    ],
    takesBeforeMeeting: [
      'Waar je geen kaart trekt, mag je pakken wat er ligt en toch een spelfiguur ontmoeten.',
      'Wie een spelfiguur ontmoet, pakt niets van het vakje.',
    ],
    idleEnemiesEndTurn: [
      'Een vijand die je niet aanvalt, zoals een betaalde Bandiet, houdt niets tegen.',
      'Een vijand die je niet doodt of ontwijkt, verspert de weg naar de schatten en beëindigt je beurt, zelfs een betaalde Bandiet.',
    ],
    figuresEvaded: [
      'Je mag ook kaartfiguren ontwijken die niet aanvallen, zoals de Helleveeg of de Toverkol.',
      'Je ontwijkt alleen aanvallers, spelfiguren en creaturen die een kaart oproept.',
    ],
    missEndsTurn: [
      'Een gebeurtenis die je een beurt kost, beëindigt deze, en daarmee is het klaar; al het andere kost je de volgende.',
      'Wat je een beurt kost, beëindigt deze; lag er geen kaart meer te wachten, dan ben je ook de volgende kwijt.',
    ],
    heldMayFly: [
      'Wie maar één vakje ver mag, gaat één vakje ver.',
      'Wie maar één vakje ver mag, mag nog wel gebruiken wat in plaats van de worp komt.',
    ],
    offerLapses: [
      'Wat de Herberg aanbiedt, wacht op je volgende zet, ook na een overgeslagen beurt.',
      'Wat de Herberg aanbiedt, vervalt als je je volgende beurt overslaat.',
    ],
    slaveOnlyRolls: [
      'Een slaaf die zich niet vrij gooit, doet de rest van zijn beurt gewoon.',
      'Een slaaf gooit alleen voor zijn vrijheid.',
    ],
    eventsLie: [
      'Een gebeurtenis die een tijd duurt, gaat op de aflegstapel en werkt door.',
      'Een gebeurtenis die enkele rondes duurt, blijft op het vakje liggen tot ze voorbij is.',
    ],
    evasionBindsBoth: ['Wie ontwijkt, is veilig, behalve voor Verstening.', 'Na een ontwijking kunnen beiden elkaar niets meer doen.'],
    immobility: [
      'Verstening houdt ook een spelfiguur tegen die je wil aanvallen.',
      'Verstening houdt een spelfiguur alleen aan het begin van zijn beurt tegen, of een creatuur dat aanvalt.',
    ],
    bribes: [
      'Verlies je van een spelfiguur, dan mag je spullen bieden om je leven te houden.',
      'Er wordt niet gemarchandeerd: de winnaar kiest een leven, een voorwerp of 1 goud.',
    ],
    dropsTaken: [
      'Raakt iemand door jouw buit overladen, dan mag je pakken wat hij neerlegt.',
      'Wat iemand door jouw buit moet neerleggen, blijft op het vakje liggen.',
    ],
    loot: [
      'Wat een gedode spelfiguur nalaat, blijft op het vakje liggen.',
      'Wie een spelfiguur doodt, mag meteen voorwerpen, vrienden en goud pakken.',
    ],
    spiritsOneByOne: [
      'Kruis en Priester vernietigen alle geesten van een ploeg tegelijk.',
      'Kruis en Priester vernietigen geesten één voor één, en elke geest telt als gedood.',
    ],
    toadEndsTurn: ['Wie een pad wordt, heeft zijn beurt gehad.', 'Een pad worden beëindigt je beurt niet.'],
    toadGrows: [
      'Een pad heeft niets aan trofeeën, en wat hij wint, is verloren.',
      'Een pad houdt zijn trofeeën, mag er meer winnen en inruilen, maar die punten gelden alleen zolang het kwaken duurt.',
    ],
    questAtOnce: [
      'De opdracht van de Heksenmeester doe je wanneer het je uitkomt.',
      'De opdracht van de Heksenmeester doe je zodra het kan.',
    ],
    questBarsPortal: [
      'Een opdracht houdt niemand weg van de Poort van de Macht.',
      'Met een open opdracht kun je de Poort van de Macht niet openen.',
    ],
    questGoesOn: [
      'Is de opdracht klaar, dan eindigt je beurt in de Grot van de Heksenmeester.',
      'Is de opdracht klaar, dan bezoek je meteen de Grot van de Heksenmeester.',
    ],
    questWantsCards: [
      'Elk creatuur dat je doodt, vervult de tweede opdracht.',
      'Alleen een gedode vijandkaart vervult de tweede opdracht.',
    ],
    backToThePlain: [
      'Wie in de centrale provincie omkeert, mag later weer vooruit.',
      'Wie omkeert, gaat helemaal terug tot de Gevarenvlakte.',
    ],
    plainIsMet: [
      'Kom je uit Crypte of Mijnen op de Gevarenvlakte, dan eindigt je beurt.',
      'Kom je uit Crypte of Mijnen, dan ontmoet je het vakje waar je belandt, ook de Gevarenvlakte.',
    ],
    crownHolds: ['Je mag van de Kroon terug naar de Vallei van het Vuur.', 'Niemand verlaat de Kroon van de Heerser.'],
    valleyAsksAgain: [
      'Wie in de Vallei van het Vuur zijn talisman verliest, mag toch verder.',
      'Wie in de Vallei van het Vuur zijn talisman verliest, moet omkeren.',
    ],
    anyMeetingOnCrown: [
      'Spelfiguren op de Kroon kunnen alleen met elkaar vechten.',
      'Ook op de Kroon mag je een gave op een ander gebruiken in plaats van aan te vallen.',
    ],
  }),
  'differs.chapter.start': 'Voor de partij',
  'differs.chapter.growing': 'Sterker worden',
  'differs.chapter.goods': 'Voorwerpen en vlotten',
  'differs.chapter.meeting': 'Op een vakje',
  'differs.chapter.fights': 'Gevechten',
  'differs.chapter.toads': 'Padden en slaven',
  'differs.chapter.quest': 'De opdracht van de Heksenmeester',
  'differs.chapter.inner': 'De centrale provincie',
  'differs.chapter.cards': 'Kaarten en vakjes',
  'differs.counts': '{adventure} avonturenkaarten, {spells} spreuken, {characters} spelfiguren.',
  'differs.onlyCards': 'Alleen hier: {cards}.',
  'differs.reworded': 'Kaarten met een andere tekst: {cards}.',
  'differs.noCards': 'Geen kaart die de andere niet heeft.',
  'differs.spaces': 'Vakjes met een andere tekst: {spaces}.',
  'differs.souls':
    '{edition, select, digital {Met het Rijk van de Zielen: {veil} sluierkaarten, {adventure} avonturenkaarten, {spells} spreuken, {characters} spelfiguren en {ghosts} spookfiguren erbij; de doden spelen door.} other {Geen Rijk van de Zielen: de doden komen terug als iemand anders.}}',
};
