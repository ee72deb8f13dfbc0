// Cards, characters, pawns and the board of Talisman, to be looked at: /dev/talisman-cards.html?show=cards (sheets, board,
// backs, all). Sample words in several languages, the longest that there are.
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/styles/fonts.css';
import '../src/styles/palette.css';
import '../src/styles/materials.css';
import { BoardGround } from '../src/games/talisman/art/BoardGround.tsx';
import { SPACES } from '../src/games/talisman/art/geometry.ts';
import { spacePicture } from '../src/games/talisman/art/pictures.ts';
import { CardBack } from '../src/games/talisman/cards/CardBack.tsx';
import { CardFace, type CardFaceProps } from '../src/games/talisman/cards/CardFace.tsx';
import { CharacterSheet, EmptySlot, type Figure } from '../src/games/talisman/cards/CharacterSheet.tsx';
import { StatIcon } from '../src/games/talisman/cards/Medallion.tsx';
import { Pawn } from '../src/games/talisman/cards/Pawn.tsx';

const CARDS: readonly CardFaceProps[] = [
  {
    card: 'adv.dragon',
    kind: 'dragon',
    title: 'Dragon',
    type: 'Enemy · dragon',
    number: 7,
    text: ['A Dragon guards its hoard. Fight it: Strength 7.'],
    foot: { left: 'Strength 7', right: 'Adventure' },
  },
  {
    card: 'adv.ghost',
    kind: 'spirit',
    title: 'Ghost',
    type: 'Enemy · Spirit',
    number: 4,
    seal: 'craft',
    text: ['Roll a die to see which space it haunts: 1 City, 2 Village, 3 Graveyard, 4 Chapel, 5 Castle, 6 Temple.'],
    foot: { left: 'Craft 4', right: 'Adventure' },
  },
  {
    card: 'adv.witch',
    kind: 'stranger',
    title: 'Hexe',
    type: 'Fremde',
    text: [
      'Wirf einen Würfel. 1: Du bist drei Züge lang eine Kröte. 2: Du verlierst 1 Leben. 3: Du gewinnst 1 Stärke. 4: Du gewinnst 1 Geisteskraft. 5: Du bekommst 1 Zauberspruch. 6: Du gewinnst 1 Leben.',
    ],
    foot: { left: 'bleibt hier', right: 'Abenteuer' },
  },
  {
    card: 'adv.fountain',
    kind: 'place',
    title: 'Brunnen der Weisheit',
    type: 'Ort',
    number: 4,
    seal: 'craft',
    text: ['Hier liegen 4 Geisteskraft. Bei jedem Besuch darfst du 1 davon nehmen.'],
    foot: { right: 'Abenteuer' },
  },
  {
    card: 'adv.solomons-crown',
    kind: 'magicObject',
    title: 'Salomons krone',
    type: 'Magisk genstand',
    number: '+2',
    seal: 'craft',
    text: ['Visdom +2.'],
    foot: { left: 'Visdom +2', right: 'Eventyr' },
  },
  {
    card: 'sp.psionic-blast',
    kind: 'spell',
    title: 'Psychokinetischer Schlag',
    type: 'Zauberspruch',
    text: ['Sprich ihn in einem Kampf auf Stärke. In diesem Kampf zählt deine ganze Geisteskraft zu deiner Stärke.'],
    foot: { left: 'einmal', right: 'Zauberspruch' },
  },
  {
    card: 'adv.storm',
    kind: 'event',
    title: 'Storm',
    type: 'Event',
    text: ['Everyone in this region misses a turn.'],
    foot: { right: 'Adventure' },
  },
  {
    card: 'pur.water-bottle',
    kind: 'object',
    title: 'Vandflaske',
    type: 'Genstand',
    text: ['Du mister intet liv i Ørkenen.'],
    foot: { left: '1 guld på Markedet', right: 'Indkøb' },
  },
  {
    card: 'adv.unicorn',
    kind: 'follower',
    title: 'Licorne',
    type: 'Compagnon',
    text: ['Force +1. Intelligence +1.'],
    foot: { right: 'Aventure' },
  },
  {
    card: 'adv.bag-of-gold',
    kind: 'gold',
    title: 'Beutel voll Gold',
    type: 'Gold',
    number: 1,
    seal: 'gold',
    text: ['Nimm 1 Gold. Lege die Karte danach ab.'],
    foot: { right: 'Abenteuer' },
  },
];

const FIGURES: readonly Figure[] = [
  { what: 'strength', name: 'Strength', value: 2, quota: 2 },
  { what: 'craft', name: 'Craft', value: 4, more: 2, quota: 4 },
  { what: 'life', name: 'lives', value: 4 },
  { what: 'gold', name: 'gold', value: 11 },
];

const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 14, padding: 12 }}>{children}</div>
);
const At = ({ width, children }: { width: number; children: ReactNode }) => <div style={{ width }}>{children}</div>;

function Cards() {
  return (
    <>
      {[54, 76, 118, 250, 320].map((width) => (
        <Row key={width}>
          {CARDS.map((card) => (
            <At key={card.card} width={width}>
              <CardFace {...card} />
            </At>
          ))}
        </Row>
      ))}
    </>
  );
}

function Sheets() {
  const abilities = [
    'You begin the game with one Spell, and whenever you cast your last one you draw another.',
    'When you draw Adventure cards you may put one of them away and draw another instead.',
    'You may look at the Spells of every other character at any time.',
  ];
  return (
    <>
      <Row>
        {['chr.prophetess', 'chr.troll', 'chr.sorceress', 'toad'].map((card) => (
          <At key={card} width={250}>
            <CharacterSheet card={card} title={card.replace('chr.', '')} facts="good · begins in the Chapel" figures={FIGURES} />
          </At>
        ))}
      </Row>
      <Row>
        {[640, 340].map((width) => (
          <At key={width} width={width}>
            <CharacterSheet
              card="chr.prophetess"
              title="Prophetess"
              facts="good · begins in the Chapel"
              figures={FIGURES}
              abilities={abilities}
            >
              {CARDS.slice(4, 6).map((card) => (
                <At key={card.card} width={76}>
                  <CardFace {...card} />
                </At>
              ))}
              <EmptySlot label="No Followers yet" />
            </CharacterSheet>
          </At>
        ))}
      </Row>
      <Row>
        {(['strength', 'craft', 'life', 'gold'] as const).map((what) => (
          <span key={what} style={{ background: '#f4e8cb', padding: 6 }}>
            <StatIcon what={what} size={28} />
          </span>
        ))}
        {(['adventure', 'spell', 'talisman', 'purchase', 'character'] as const).map((deck) => (
          <At key={deck} width={118}>
            <CardBack deck={deck} />
          </At>
        ))}
        {(['adventure', 'spell'] as const).map((deck) => (
          <At key={deck} width={54}>
            <CardBack deck={deck} />
          </At>
        ))}
      </Row>
      <Row>
        {[
          'warrior',
          'prophetess',
          'troll',
          'minstrel',
          'elf',
          'wizard',
          'druid',
          'assassin',
          'thief',
          'ghoul',
          'dwarf',
          'monk',
          'priest',
          'sorceress',
        ].map((who, i) => (
          <Pawn key={who} seat={i % 6} character={`chr.${who}`} size={i < 6 ? 150 : 76} />
        ))}
        <Pawn seat={3} character="chr.elf" toad size={150} />
        <Pawn seat={4} character={null} size={76} />
      </Row>
    </>
  );
}

const NAMES: Readonly<Record<string, string>> = {
  O1: 'Village',
  O3: 'Graveyard',
  O5: 'Sentinel',
  M1: 'Portal of Power',
  M2: 'Black Knight',
  M9: "Warlock's Cave",
  I1: 'Plain of Peril',
  I3: "Vampire's Tower",
  I5: 'Valley of Fire',
  I6: 'Werwolfschlucht',
  I7: 'Dice with Death',
  I9: 'Crown of Command',
};

function Board({ width }: { width: number }) {
  return (
    <div style={{ position: 'relative', width, height: width }}>
      <BoardGround width={width} nameOf={(id) => NAMES[id] ?? { O: 'Fields', M: 'Runes', I: 'Pits' }[id[0]!] ?? id} />
    </div>
  );
}

function Vignettes() {
  return (
    <Row>
      {[...SPACES.keys()].map((id) => (
        <div key={id} title={id} style={{ width: 150, aspectRatio: '5 / 4', border: '2px solid #1a1208', ...spacePicture(id) }} />
      ))}
    </Row>
  );
}

const asked = new URLSearchParams(location.search);
const SHOWS: Readonly<Record<string, ReactNode>> = {
  cards: <Cards />,
  sheets: <Sheets />,
  board: <Board width={Number(asked.get('width') ?? 848)} />,
  vignettes: <Vignettes />,
};
if (asked.has('dark')) document.documentElement.dataset.light = 'candle';
document.documentElement.lang = asked.get('lang') ?? 'de';
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <div className="walnut" style={{ minHeight: '100vh' }}>
      {SHOWS[asked.get('show') ?? 'cards']}
    </div>
  </StrictMode>,
);
