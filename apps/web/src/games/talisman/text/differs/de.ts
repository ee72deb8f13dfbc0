import { messages } from './pairs.ts';

/** Was die beiden Ausgaben von Talisman anders regeln, auf Deutsch. */
export const de = {
  ...messages({
    seats: ['Für zwei bis sechs.', 'Für zwei bis vier; zu fünft und sechst, wenn der Tisch es erlaubt.'],
    starterDrawn: ['Wer am höchsten würfelt, beginnt.', 'Wer beginnt, wird ausgelost.'],
    livesPrinted: [
      'Alle beginnen mit vier Lebenspunkten.',
      'Auf deiner Charakterkarte steht, mit wie vielen Lebenspunkten du beginnst: vier bis sechs.',
    ],
    fate: [
      'Schicksal gibt es nicht: Gewürfelt ist gewürfelt.',
      'Du hast Schicksalspunkte: Setz einen ein, um einen gerade geworfenen Würfel neu zu werfen, einmal pro Wurf.',
    ],
    healedInATurn: [
      'Durch Heilen bekommst du höchstens vier Lebenspunkte pro Zug zurück.',
      'Heilen bringt dich bis zur Zahl der Lebenspunkte auf deiner Karte zurück.',
    ],
    craftTrophies: [
      'Besiegte Geister sind keine Trophäen; Talent gibt es nur durch Begegnungen.',
      'Auch besiegte Geister sind Trophäen: Je sieben Punkte Talent bringen dir einen Talentpunkt.',
    ],
    trophiesLast: [
      'Trophäen tauschst du in deinem Zug ein, wann du willst, nur nicht im Kampf.',
      'Trophäen tauschst du am Ende deines Zuges ein.',
    ],
    trophiesSpared: ['Wer einen Gegner besiegt, behält ihn als Trophäe.', 'Niemand muss eine Trophäe behalten: Du darfst sie ablegen.'],
    trophiesWasted: [
      'Du tauschst nur Trophäen ein, die dir mindestens einen Punkt bringen.',
      'Du darfst beliebige Trophäen eintauschen; was über die Siebener hinausgeht oder bis zur Sieben fehlt, verfällt mit den Karten.',
    ],
    spellsWithCraft: [
      'Erlaubt dein Talent dir mehr Zaubersprüche als je zuvor, bekommst du sie gleich dazu.',
      'Mehr Talent erlaubt dir mehr Zaubersprüche, aber finden musst du sie selbst.',
    ],
    castsLimited: [
      'Du darfst so viele Zaubersprüche wirken, wie du hast.',
      'In deinem Zug wirkst du höchstens so viele, wie du zu Beginn hattest, im Zug eines anderen einen.',
    ],
    castsInVain: [
      'Einen Zauberspruch auf einen Charakter wirkst du nur, wo er etwas ändert.',
      'Einen Zauberspruch auf einen Charakter darfst du auch wirken, wo er nichts bewirkt.',
    ],
    everyObjectCounts: [
      'Gekaufte Gegenstände und Talismane zählen nicht zu dem, was du tragen darfst.',
      'Jeder Gegenstand zählt zu dem, was du tragen darfst, auch gekaufte und Talismane.',
    ],
    putDownCounts: [
      'Was du auf einem Feld hinlegst, erspart dir keine Karte, und du darfst es wieder nehmen.',
      'Was du auf einem Feld hinlegst, zählt als Karte des Feldes, und du darfst es im selben Zug nicht wieder nehmen.',
    ],
    putDownOnArrival: [
      'Bei der Ankunft darfst du ungefragt etwas ablegen; gefragt wirst du nur an der Schlucht oder wenn du anhalten willst.',
      'Bei der Ankunft wirst du gefragt, ob du etwas ablegst.',
    ],
    goldIsLeft: ['Gold darfst du auf einem Feld zurücklassen.', 'Gold ist kein Gegenstand; zurücklassen kannst du es nicht.'],
    raftIsCard: [
      'Ein Floß baust du mit einer Axt; niemand kann es dir nehmen.',
      'Ein Floß ist eine Karte aus dem Vorrat, der Bau kostet einen Zug; man kann es stehlen, aber nicht zurücklassen oder verkaufen.',
    ],
    placesBeforeTaking: ['Erst nimmst du die Schätze, dann besuchst du die Orte.', 'Du besuchst die Orte, bevor du etwas nimmst.'],
    inDrawnOrder: [
      'Bei Karten mit gleicher Nummer bestimmst du die Reihenfolge.',
      'Karten mit gleicher Nummer begegnest du in der Reihenfolge, in der sie gezogen wurden.',
    ],
    takesBeforeMeeting: [
      'Wo keine Karte gezogen wird, darfst du nehmen, was dort liegt, und trotzdem einem Charakter begegnen.',
      'Wer einem Charakter begegnet, nimmt nichts vom Feld.',
    ],
    idleEnemiesEndTurn: [
      'Ein Gegner, der dich nicht angreift, etwa ein bezahlter Bandit, versperrt nichts.',
      'Ein Gegner, den du nicht tötest und dem du nicht ausweichst, versperrt die Schätze und beendet deinen Zug, selbst ein bezahlter Bandit.',
    ],
    figuresEvaded: [
      'Du darfst auch Figuren auf Karten ausweichen, die nicht angreifen, etwa der Vettel oder der Hexe.',
      'Ausweichen kannst du nur Angreifern, Charakteren und Kreaturen, die eine Karte ruft.',
    ],
    missEndsTurn: [
      'Ein Ereignis, das dich einen Zug kostet, beendet den jetzigen, und damit gut; alles andere kostet den nächsten.',
      'Was dich einen Zug kostet, beendet den jetzigen; war keine Karte mehr übrig, setzt du auch den nächsten aus.',
    ],
    heldMayFly: [
      'Wer nur ein Feld weit ziehen darf, zieht ein Feld weit.',
      'Wer nur ein Feld weit ziehen darf, darf trotzdem nutzen, was an die Stelle des Wurfs tritt.',
    ],
    offerLapses: [
      'Was die Taverne anbietet, gilt für deinen nächsten Zug, auch nach einem ausgesetzten.',
      'Was die Taverne anbietet, verfällt, wenn du deinen nächsten Zug aussetzt.',
    ],
    slaveOnlyRolls: [
      'Wer sich nicht freiwürfelt, spielt den Rest seines Zuges trotzdem.',
      'Ein Versklavter würfelt nur um seine Freiheit.',
    ],
    eventsLie: [
      'Ein Ereignis, das länger dauert, kommt auf den Ablagestapel und wirkt weiter.',
      'Ein Ereignis, das einige Runden dauert, bleibt auf seinem Feld liegen, bis es vorbei ist.',
    ],
    evasionBindsBoth: [
      'Wer ausweicht, ist sicher, nur nicht vor Unbeweglichkeit.',
      'Nach dem Ausweichen kann keine Seite der anderen mehr etwas anhaben.',
    ],
    immobility: [
      'Unbeweglichkeit hält auch einen Charakter auf, der dich angreifen will.',
      'Unbeweglichkeit hält einen Charakter nur zu Beginn seines Zuges auf, oder eine angreifende Kreatur.',
    ],
    bribes: [
      'Verlierst du gegen einen Charakter, darfst du etwas bieten, um deinen Lebenspunkt zu behalten.',
      'Gefeilscht wird nicht: Der Sieger wählt einen Lebenspunkt, einen Gegenstand oder ein Goldstück.',
    ],
    dropsTaken: [
      'Muss jemand wegen deiner Beute etwas hinlegen, darfst du es nehmen.',
      'Was jemand wegen deiner Beute hinlegen muss, bleibt auf dem Feld.',
    ],
    loot: [
      'Was ein getöteter Charakter hinterlässt, bleibt auf dem Feld.',
      'Wer einen Charakter tötet, darf gleich Gegenstände, Begleiter und Gold nehmen.',
    ],
    spiritsOneByOne: [
      'Kreuz und Priester vernichten alle Geister einer Gruppe auf einmal.',
      'Kreuz und Priester vernichten Geister einzeln, und jeder zählt als getötet.',
    ],
    toadEndsTurn: ['Wirst du zur Kröte, ist dein Zug zu Ende.', 'Zur Kröte zu werden beendet deinen Zug nicht.'],
    toadGrows: [
      'Einer Kröte nützen Trophäen nichts, und was sie gewinnt, ist verloren.',
      'Eine Kröte behält ihre Trophäen, darf weitere gewinnen und eintauschen, aber die Punkte halten nur, solange sie quakt.',
    ],
    questAtOnce: [
      'Die Aufgabe des Hexenmeisters erfüllst du, wann es dir passt.',
      'Die Aufgabe des Hexenmeisters wird erfüllt, sobald es geht.',
    ],
    questBarsPortal: [
      'Eine Aufgabe hält niemanden vom Portal der Macht fern.',
      'Mit einer offenen Aufgabe kannst du das Portal der Macht nicht öffnen.',
    ],
    questGoesOn: [
      'Ist die Aufgabe erfüllt, endet dein Zug in der Höhle des Hexenmeisters.',
      'Ist die Aufgabe erfüllt, begegnest du sofort der Höhle des Hexenmeisters.',
    ],
    questWantsCards: ['Jede getötete Kreatur erfüllt die zweite Aufgabe.', 'Nur eine getötete Gegnerkarte erfüllt die zweite Aufgabe.'],
    backToThePlain: [
      'Wer in der Inneren Region umkehrt, darf später wieder vorwärts.',
      'Wer umkehrt, geht den ganzen Weg bis zur Ebene der Todesgefahr.',
    ],
    plainIsMet: [
      'Kommst du aus Krypta oder Minen auf die Ebene der Todesgefahr, endet dein Zug.',
      'Kommst du aus Krypta oder Minen, begegnest du dem Feld, auf dem du landest, auch der Ebene der Todesgefahr.',
    ],
    crownHolds: ['Du darfst von der Krone ins Tal des Feuers zurück.', 'Niemand verlässt die Krone der Herrschaft.'],
    valleyAsksAgain: [
      'Wer im Tal des Feuers seinen Talisman verliert, darf trotzdem weiter.',
      'Wer im Tal des Feuers seinen Talisman verliert, muss umkehren.',
    ],
    anyMeetingOnCrown: [
      'Charaktere auf der Krone können nur gegeneinander kämpfen.',
      'Auch auf der Krone darfst du eine Fähigkeit gegen einen Charakter einsetzen, statt anzugreifen.',
    ],
  }),
  'differs.chapter.start': 'Vor der Partie',
  'differs.chapter.growing': 'Stärker werden',
  'differs.chapter.goods': 'Gegenstände und Flöße',
  'differs.chapter.meeting': 'Auf einem Feld',
  'differs.chapter.fights': 'Kämpfe',
  'differs.chapter.toads': 'Kröten und Versklavte',
  'differs.chapter.quest': 'Die Aufgabe des Hexenmeisters',
  'differs.chapter.inner': 'Die Innere Region',
  'differs.chapter.cards': 'Karten und Felder',
  'differs.counts': '{adventure} Abenteuerkarten, {spells} Zaubersprüche, {characters} Charaktere.',
  'differs.onlyCards': 'Nur hier: {cards}.',
  'differs.reworded': 'Karten mit anderem Text: {cards}.',
  'differs.noCards': 'Keine Karte, die die andere nicht hat.',
  'differs.spaces': 'Felder mit anderem Text: {spaces}.',
  'differs.souls':
    '{edition, select, digital {Mit dem Reich der Seelen: {veil} Schleierkarten, {adventure} Abenteuerkarten, {spells} Zaubersprüche, {characters} Charaktere und {ghosts} Geistercharaktere mehr; die Toten spielen weiter.} other {Kein Reich der Seelen: Die Toten kommen als jemand anderes wieder.}}',
};
