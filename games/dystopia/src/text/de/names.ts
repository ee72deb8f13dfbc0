const ARTICLES: Readonly<Record<string, readonly [nominative: string, accusative: string, dative: string]>> = {
  m: ['der', 'den', 'dem'],
  w: ['der', 'den', 'dem'],
  f: ['die', 'die', 'der'],
  n: ['das', 'das', 'dem'],
  p: ['die', 'die', 'den'],
};
const ONE: Readonly<Record<string, string>> = { m: 'einen ', w: 'einen ', f: 'eine ', n: 'ein ', p: '' };
const A: Readonly<Record<string, string>> = { m: 'ein ', w: 'ein ', f: 'eine ', n: 'ein ', p: '' };
const ENDINGS: Readonly<Record<string, string>> = { m: 'er', f: 'e', n: 'es', p: 'e' };

/**
 * Namen auf Deutsch: davor m, f, n oder p (Mehrzahl), w für schwache männliche Wörter (den Elfen), "= " für einen Namen
 * ohne Artikel; * steht, wo ein Adjektiv seine Endung bekommt.
 * Formen: `/the`, `/acc`, `/dat` mit dem bestimmten, `/a` mit dem unbestimmten Artikel (Nominativ), `/one` im Akkusativ; groß
 * `/The`, `/Acc`, `/Dat`, `/A`, `/One`.
 */
function nouns(table: Readonly<Record<string, string>>): Record<string, string> {
  const forms = Object.entries(table).flatMap(([key, written]) => {
    const kind = written.charAt(0);
    const noun = written.slice(2);
    if (kind === '=') return named(key, noun);
    const [the, acc, dat] = ARTICLES[kind]!;
    const plain = noun.replace('*', ENDINGS[kind] ?? '');
    const nominative = `${the} ${noun.replace('*', kind === 'p' ? 'en' : 'e')}`;
    const accusative = `${acc} ${weak(noun.replace('*', kind === 'f' || kind === 'n' ? 'e' : 'en'), kind)}`;
    const one = ONE[kind] + weak(noun.replace('*', kind === 'm' ? 'en' : (ENDINGS[kind] ?? '')), kind);
    const bent = `${dat} ${dative(weak(noun.replace('*', 'en'), kind), kind)}`;
    return [
      [key, upper(plain)],
      [`${key}/the`, nominative],
      [`${key}/The`, upper(nominative)],
      [`${key}/acc`, accusative],
      [`${key}/Acc`, upper(accusative)],
      [`${key}/dat`, bent],
      [`${key}/Dat`, upper(bent)],
      [`${key}/from`, `von ${bent}`.replace('von dem ', 'vom ')],
      [`${key}/one`, one],
      [`${key}/One`, upper(one)],
      [`${key}/a`, A[kind] + plain],
      [`${key}/A`, upper(A[kind] + plain)],
    ];
  });
  return Object.fromEntries(forms);
}

/** Ein Name ohne Artikel; "Titel|Name", wo Sätze einen kürzeren gebrauchen. */
function named(key: string, written: string): string[][] {
  const [title = '', name] = written.split('|');
  const forms = ['the', 'The', 'acc', 'Acc', 'dat', 'Dat', 'one', 'One', 'a', 'A'];
  return [[key, title], ...(name === undefined ? [] : forms.map((form) => [`${key}/${form}`, name]))];
}

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const weak = (noun: string, kind: string) => (kind !== 'w' ? noun : noun.endsWith('e') ? `${noun}n` : `${noun}en`);
const dative = (noun: string, kind: string) => (kind === 'p' && !/[ns]$/.test(noun) ? `${noun}n` : noun);

export const names: Readonly<Record<string, string>> = {
  ...nouns({
    'hero.warrior': 'm Krieger',
    'hero.dwarf': 'm Zwerg',
    'hero.elf': 'w Elf',
    'hero.archer': 'w Bogenschütze',
    'hero.wizard': 'm Magier',
    'monster.N1': 'm Norcon',
    'monster.G1': 'm Globnic',
    'monster.G2': 'm Gork',
    'monster.G3': 'm Gragoil',
    'monster.M1': 'm Mordor',
    'monster.U1': '= Uzyr',
    'monster.W1': '= Wizor',
    'monster.S1': 'm Skeloch',
    'monster.S2': 'm Skelgrium',
    'monster.S3': 'm Scarz',
    'monster.U2': 'm Ukrigrum',
    'boss.toll-master': '= Hurg der Zöllner',
    'boss.reaper': '= Rask der Schnitter',
    'boss.gaoler': '= Vulm der Kerkermeister',
    'boss.mirror-guard': 'm Spiegelwächter',
    'boss.road-warden': '= Ghum der Straßenwärter',
    'boss.forge-master': '= Kharn der Schmiedemeister',
    'boss.uzyr': '= Uzyr, die Stimme Wizors|Uzyr',
    'boss.wizor': '= Wizor',
    'being.S4': '= Shamyr',
    'being.L1': '= Lyra',
    'being.captive': 'm gefangen* Magier',
    'thing.chest': 'f Truhe',
    'thing.grave': 'n Grab',
    'thing.bookcase': 'n Bücherregal',
    'own.warrior.attack': 'n Langschwert',
    'own.dwarf.attack': 'f Bergmannsaxt',
    'own.dwarf.defence': 'm Eichenschild',
    'own.elf.attack': 'f Eschenglefe',
    'own.archer.attack': 'm Eibenbogen',
    'own.wizard.attack': 'm Wanderstab',
    'item.steel-mace': 'f Stahlkeule',
    'item.throwing-knives': 'p Wurfmesser',
    'item.boar-spear': 'm Sauspieß',
    'item.spark-rod': 'm Funkenstab',
    'item.battle-axe': 'f Streitaxt',
    'item.horn-bow': 'm Hornbogen',
    'item.hunting-crossbow': 'f Jagdarmbrust',
    'item.rune-sword': 'n Runenschwert',
    'item.moon-glaive': 'f Mondglefe',
    'item.thunder-hammer': 'm Donnerhammer',
    'item.dawn-sword': 'n Morgenschwert',
    'item.storm-bow': 'm Sturmbogen',
    'item.round-shield': 'm Rundschild',
    'item.padded-coat': 'm gefüttert* Rock',
    'item.warding-robe': 'f Bannrobe',
    'item.tower-shield': 'm Turmschild',
    'item.shade-cloak': 'm Schattenmantel',
    'item.ring-mail': 'n Kettenhemd',
    'item.mirror-shield': 'm Spiegelschild',
    'item.wyrm-scale': 'm Lindwurmpanzer',
    'item.tinkers-rods': 'p Kesselflickerhaken',
    'item.tinkers-rods-2': 'p Kesselflickerhaken (noch 2-mal)',
    'item.tinkers-rods-1': 'p Kesselflickerhaken (noch 1-mal)',
    'item.seers-lens': 'f Seherlinse',
    'item.swift-boots': 'p flink* Stiefel',
    'item.owl-charm': 'n Eulenamulett',
    'item.unicorn-pin': 'f Einhornnadel',
    'item.heart-stone': 'm Herzstein',
    'item.small-ale': 'n Dünnbier',
    'item.bread-cheese': 'n Brot mit Käse',
    'item.mulled-wine': 'm Glühwein',
    'item.smoked-ham': 'm geräuchert* Schinken',
    'item.honey-cake': 'm Honigkuchen',
    'item.red-tonic': 'n rot* Tonikum',
    'item.shamyr-drink': 'm Heiltrank',
    'item.fury-drops': 'p Zorntropfen',
    'item.stone-drops': 'p Steintropfen',
    'item.wind-drops': 'p Windtropfen',
    'item.cell-chart': 'm Zellenplan',
    'item.sceptre': 'n Zepter',
    'item.forge-key': 'm Schmiedeschlüssel',
    'item.black-key': 'm schwarz* Schlüssel',
    'item.gate-seal': 'n Torsiegel',
    'spell.mend': '= Heilung',
    'spell.ember-dart': '= Glutpfeil',
    'spell.oak-skin': '= Eichenhaut',
    'spell.wolf-heart': '= Wolfsherz',
    'spell.swift-wind': '= Flinker Wind',
    'spell.web': '= Netz',
    'spell.dust': '= Blendstaub',
    'spell.seeking-light': '= Suchlicht',
    'spell.far-call': '= Ferner Ruf',
    'spell.lockbreath': '= Schlosshauch',
    'spell.ghost-step': '= Geisterschritt',
    'spell.twin-spark': '= Zwillingsfunke',
    'spell.second-breath': '= Zweite Luft',
    'spell.firm-ground': '= Fester Grund',
    'spell.w-dawn-circle': '= Kreis der Morgenröte',
    'spell.w-sun-lance': '= Sonnenlanze',
    'spell.w-great-ward': '= Große Wehr',
    'spell.w-banish': '= Verbannung',
    'spell.w-still-hour': '= Stille Stunde',
    'spell.w-star-rain': '= Sternenregen',
    'spell.w-call-back': '= Rückruf',
    'spell.w-mind-mirror': '= Spiegel des Geistes',
    'spell.w-break-crown': '= Kronenbruch',
    'spell.w-gate-step': '= Torschritt',
    'spell.w-unweave': '= Entwirrung',
    'sorcery.x-fire-lash': '= Feuerpeitsche',
    'sorcery.x-mind-chain': '= Geisteskette',
    'sorcery.x-hex': '= Verhexung',
    'sorcery.x-storm': '= Sturm',
    'sorcery.x-drain': '= Lebensraub',
    'sorcery.x-call-fallen': '= Ruf der Gefallenen',
    'trap.spear-slit': 'm Speerschlitz',
    'trap.pit': 'f Fallgrube',
    'trap.dart-wall': 'f Pfeilwand',
    'trap.snare-net': 'n Fangnetz',
    'trap.curse-glyph': 'f Fluchrune',
    'trap.fire-vent': 'f Feuerdüse',
    'trap.alarm-gong': 'm Alarmgong',
    'trap.ice-teeth': 'p Eiszähne',
    'curse.c-lead': '= Bleifüße',
    'curse.c-clouded': '= Umwölkter Geist',
    'curse.c-trembling': '= Zitterhände',
    'curse.c-brittle': '= Brüchige Deckung',
    'curse.c-stone-tongue': '= Steinzunge',
    'curse.c-open-wound': '= Offene Wunde',
    'curse.c-rust': '= Rostgriff',
    'curse.c-needle': '= Eisnadel',
    'curse.c-sleep': '= Tiefer Schlaf',
    'curse.c-thief': '= Diebischer Schatten',
    'curse.c-shiver': '= Schüttelfrost',
    'curse.c-fog': '= Nebelaugen',
    'curse.c-clumsy': '= Tollpatschfinger',
    'curse.c-marked': '= Gezeichnete Beute',
    'curse.c-echo': '= Schweres Echo',
  }),
  'boss.toll-master/acc': 'Hurg den Zöllner',
  'boss.toll-master/Acc': 'Hurg den Zöllner',
  'boss.toll-master/dat': 'Hurg dem Zöllner',
  'boss.toll-master/Dat': 'Hurg dem Zöllner',
  'boss.reaper/acc': 'Rask den Schnitter',
  'boss.reaper/Acc': 'Rask den Schnitter',
  'boss.reaper/dat': 'Rask dem Schnitter',
  'boss.reaper/Dat': 'Rask dem Schnitter',
  'boss.gaoler/acc': 'Vulm den Kerkermeister',
  'boss.gaoler/Acc': 'Vulm den Kerkermeister',
  'boss.gaoler/dat': 'Vulm dem Kerkermeister',
  'boss.gaoler/Dat': 'Vulm dem Kerkermeister',
  'boss.road-warden/acc': 'Ghum den Straßenwärter',
  'boss.road-warden/Acc': 'Ghum den Straßenwärter',
  'boss.road-warden/dat': 'Ghum dem Straßenwärter',
  'boss.road-warden/Dat': 'Ghum dem Straßenwärter',
  'boss.forge-master/acc': 'Kharn den Schmiedemeister',
  'boss.forge-master/Acc': 'Kharn den Schmiedemeister',
  'boss.forge-master/dat': 'Kharn dem Schmiedemeister',
  'boss.forge-master/Dat': 'Kharn dem Schmiedemeister',
};
