const ARTICLES: Readonly<Record<string, readonly [nominative: string, accusative: string, dative: string]>> = {
  m: ['der', 'den', 'dem'],
  w: ['der', 'den', 'dem'],
  f: ['die', 'die', 'der'],
  n: ['das', 'das', 'dem'],
  p: ['die', 'die', 'den'],
};
const TO: Readonly<Record<string, string>> = { m: 'zum', w: 'zum', f: 'zur', n: 'zum', p: 'zu den' };
const FROM: Readonly<Record<string, string>> = { m: 'vom', w: 'vom', f: 'von der', n: 'vom', p: 'von den' };
const ENDINGS: Readonly<Record<string, string>> = { m: 'er', f: 'e', n: 'es', p: 'e' };

/**
 * Namen auf Deutsch: davor m, f, n oder p (Mehrzahl), w für schwache männliche Wörter (den Affen); * steht, wo ein
 * Adjektiv seine Endung bekommt. Ohne Buchstaben davor: ein Name ohne Artikel. Hinter | der Name, wie er als Titel steht. Formen: `/the`, `/acc`, `/dat`, `/to` (zum, zur),
 * `/from` (vom, von der); groß am Anfang einer Zeile `/The`, `/Acc`, `/Dat`.
 */
export function nouns(table: Readonly<Record<string, string>>): Record<string, string> {
  const forms = Object.entries(table).flatMap(([key, written]) => {
    const kind = /^([mfnpw]) /.exec(written)?.[1];
    if (!kind)
      return [
        [key, written],
        [`${key}/from`, `von ${written}`],
      ];
    const [noun = '', title] = written.slice(2).split('|');
    const [the, acc, dat] = ARTICLES[kind]!;
    const feminine = kind === 'f' || kind === 'n' ? 'e' : 'en';
    const accusative = weak(noun.replace('*', feminine), kind);
    const bent = dative(weak(noun.replace('*', 'en'), kind), kind);
    return [
      [key, title ?? noun.replace('*', ENDINGS[kind] ?? '')],
      [`${key}/the`, `${the} ${noun.replace('*', kind === 'p' ? 'en' : 'e')}`],
      [`${key}/The`, `${upper(the)} ${noun.replace('*', kind === 'p' ? 'en' : 'e')}`],
      [`${key}/acc`, `${acc} ${accusative}`],
      [`${key}/Acc`, `${upper(acc)} ${accusative}`],
      [`${key}/dat`, `${dat} ${bent}`],
      [`${key}/Dat`, `${upper(dat)} ${bent}`],
      [`${key}/to`, `${TO[kind]} ${bent}`],
      [`${key}/from`, `${FROM[kind]} ${bent}`],
    ];
  });
  return Object.fromEntries(forms);
}

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const weak = (noun: string, kind: string) => (kind !== 'w' ? noun : noun.endsWith('e') ? `${noun}n` : `${noun}en`);
/** The word that is bent stands before its genitive: den Ketten der Gier. */
const dative = (noun: string, kind: string) =>
  kind === 'p' ? noun.replace(/^.*?(?= (?:der|des|von|aus) |$)/, (head) => (/[ns]$/.test(head) ? head : `${head}n`)) : noun;

export const names = nouns({
  'chr.assassin': 'm Meuchelmörder',
  'chr.druid': 'w Druide',
  'chr.dwarf': 'm Zwerg',
  'chr.elf': 'w Elf',
  'chr.ghoul': 'm Ghul',
  'chr.minstrel': 'm Spielmann',
  'chr.monk': 'm Mönch',
  'chr.priest': 'm Priester',
  'chr.prophetess': 'f Prophetin',
  'chr.sorceress': 'f Zauberin',
  'chr.thief': 'm Dieb',
  'chr.troll': 'm Troll',
  'chr.warrior': 'm Krieger',
  'chr.wizard': 'm Magier',
  'adv.angel': 'm Engel',
  'adv.blizzard': 'm Schneesturm',
  'adv.book-of-spells': 'n Zauberbuch',
  'adv.devil': 'm Teufel',
  'adv.evil-darkness': 'f Bös* Finsternis',
  'adv.imp': 'm Kobold',
  'adv.magical-vortex': 'm Magisch* Strudel',
  'adv.market-day': 'm Markttag',
  'adv.mephistopheles': 'Mephistopheles',
  'adv.pestilence': 'f Pest',
  'adv.raiders': 'p Plünderer',
  'adv.storm': 'm Sturm',
  'adv.hag': 'f Vettel',
  'adv.poltergeist': 'm Poltergeist',
  'adv.ape': 'w Affe',
  'adv.bear': 'w Bär',
  'adv.boar': 'n Wildschwein',
  'adv.lion': 'w Löwe',
  'adv.serpent': 'f Schlange',
  'adv.wolf': 'm Wolf',
  'adv.bandit': 'w Bandit',
  'adv.giant': 'w Riese',
  'adv.goblin': 'm Goblin',
  'adv.hobgoblin': 'm Hobgoblin',
  'adv.ogre': 'm Oger',
  'adv.dragon': 'w Drache',
  'adv.lemure': 'w Lemure',
  'adv.shadow': 'm Schatten',
  'adv.spectre': 'n Gespenst',
  'adv.ghost': 'm Spuk',
  'adv.wraith': 'm Todesgeist',
  'adv.demon': 'm Dämon',
  'adv.enchanter': 'm Verzauberer',
  'adv.fairy': 'f Fee',
  'adv.phantom': 'n Phantom',
  'adv.healer': 'm Heiler',
  'adv.hermit': 'm Einsiedler',
  'adv.mage': 'm Erzmagier',
  'adv.siren': 'f Sirene',
  'adv.sorcerer': 'm Zauberer',
  'adv.witch': 'f Hexe',
  'adv.alchemist': 'w Alchimist',
  'adv.gnome': 'w Gnom',
  'adv.guide': 'm Wegführer',
  'adv.maiden': 'f Maid',
  'adv.mercenary': 'm Söldner',
  'adv.pixie': 'f Waldfee',
  'adv.prince': 'w Prinz',
  'adv.princess': 'f Prinzessin',
  'adv.unicorn': 'n Einhorn',
  'adv.amulet': 'n Amulett',
  'adv.cross': 'n Kreuz',
  'adv.holy-grail': 'm Heilig* Gral',
  'adv.holy-lance': 'f Heilig* Lanze',
  'adv.magic-belt': 'm Magisch* Gürtel',
  'adv.orb': 'f Kugel des Wissens',
  'adv.potion': 'm Trank der Stärke',
  'adv.ring': 'm Ring',
  'adv.runesword': 'n Runenschwert',
  'adv.solomons-crown': 'Salomons Krone',
  'adv.talisman': 'm Talisman',
  'adv.wand': 'm Zauberstab',
  'adv.armour': 'f Rüstung',
  'adv.axe': 'f Axt',
  'adv.helmet': 'm Helm',
  'adv.mule': 'm Packesel',
  'adv.raft': 'n Floß',
  'adv.shield': 'm Schild',
  'adv.sword': 'n Schwert',
  'adv.water-bottle': 'f Wasserflasche',
  'adv.bag-of-gold': 'm Beutel Gold',
  'adv.two-bags': 'Zwei Beutel Gold',
  'adv.cave': 'f Höhle',
  'adv.fountain': 'm Brunnen der Weisheit',
  'adv.magic-portal': 'n Magisch* Tor',
  'adv.magic-stream': 'm Magisch* Bach',
  'adv.market': 'm Markt',
  'adv.marsh': 'm Sumpf',
  'adv.maze': 'm Irrgarten',
  'adv.pool': 'm Teich des Lebens',
  'adv.shrine': 'm Schrein',
  'sp.acquisition': 'Aneignung',
  'sp.alchemy': 'Alchemie',
  'sp.counterspell': 'Gegenzauber',
  'sp.destroy-magic': 'Magie zerstören',
  'sp.destruction': 'Zerstörung',
  'sp.divination': 'Weissagung',
  'sp.healing': 'Heilung',
  'sp.hex': 'Fluch',
  'sp.immobility': 'Unbeweglichkeit',
  'sp.invisibility': 'Unsichtbarkeit',
  'sp.mesmerism': 'Hypnose',
  'sp.nullify': 'Aufhebung',
  'sp.preservation': 'Bewahrung',
  'sp.psionic-blast': 'Geistesstoß',
  'sp.random': 'Zufall',
  'sp.teleport': 'Teleportation',
  'sp.temporal-warp': 'Zeitverzerrung',
  'sp.displacement': 'Versetzung',
  'sp.water-walking': 'Wasserwandeln',
});
