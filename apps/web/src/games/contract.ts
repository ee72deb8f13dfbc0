// Long, because all that a game may bring to the table stands in one place, each part with what it is for.
import type { Asker, Choice, DecisionView, GameEvent, OptionSpec, OptionView, Seat, Text } from '@questhall/kernel';
import type { SeatInfo } from '@questhall/protocol';
import type { Catalogue, Locale, Speaker } from '@questhall/text';
import type { ComponentType, ReactNode } from 'react';
import type { RoundsOf } from '../measured/to-go.ts';
import type { FigureName } from '../table/figures.gen.ts';

/**
 * What a game brings to the table. The frame (seats, decision bar, log, rulebook, hand, settings) belongs to all games;
 * a game brings its board, its cards, and how its events look. Components hold no rules: they draw the view and
 * highlight the options of the decision.
 */

/**
 * What the page must know of a game before its module is loaded: `entry.ts` of its folder. Beside it may lie a
 * `Lid.tsx` that exports `Lid`, the picture on the box (480 x 300, drawn to be cut at the sides), of the `scene` that a box asks for.
 */
export interface GameEntry {
  id: string;
  /** Names of games are not translated. */
  title: string;
  /** Below the title: a name as it is, or words in every language. */
  subtitle: string | Readonly<Record<Locale, string>>;
  seats: { min: number; max: number };
  /** Somebody can be ahead: a table may end a match as everybody stands. */
  standing?: true;
  /** The signs on its pawns, in the order of the seats, where they are known before the match. */
  figures?: readonly FigureName[];
  /** Its players have standing orders, which answer small questions for them. */
  orders?: true;
  /** One sentence that makes people want to play it. */
  pitch: Readonly<Record<Locale, string>>;
  /** The boxes it stands in on the shelf: one of its own where nothing is said. */
  boxes?: readonly BoxEntry[];
  /** How a match at once is laid where the others are companions instead of opponents: how many at most, with what, and with what alone. */
  quick?: {
    companions: number;
    options: Readonly<Record<string, string | number | boolean>>;
    alone: Readonly<Record<string, string | number | boolean>>;
  };
  /** What the options must be where so many play, whatever was set: who sits where may follow from it. */
  seated?(seats: number): Readonly<Record<string, string>>;
  /** How many bots sit down to a match at once before somebody says otherwise: as many as there is room for where nothing is said. */
  usualBots?: number;
  /** Why so many cannot play with these options, in every language; undefined where they can. */
  misfit?(options: Readonly<Record<string, unknown>>, seats: number): Readonly<Record<Locale, string>> | undefined;
  /** What a value of an option means, in a sentence, where its name does not say it: by option and value. */
  meanings?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<Locale, string>>>>>>;
  /** What makes one level of a match that goes over many, where these options play such a one: how long that takes is told. */
  level?(options: Readonly<Record<string, unknown>>): Readonly<Record<string, string | number | boolean>> | undefined;
  /** Options whose value is a text of the players' own, with the options that say nothing beside it. */
  instead?: Readonly<Record<string, readonly string[]>>;
  /** The values of the option `edition`, where there are several: how they are told apart before a match and at its table. */
  editions?: readonly EditionEntry[];
  /** Fetches the words of the game and of its table. Without it the module's `loadCatalogue` is asked, which comes later. */
  words?(locale: Locale): Promise<Catalogue>;
}

/**
 * What the drawing of a match in the hall shows (`Sketch.tsx` of a game's folder, which exports `Sketch`): where it stands, in the shape
 * that the game's rules give it, which a list has brought, and which seats are one's own.
 */
export interface SketchProps<W = object> {
  whereabouts: W;
  mine: readonly Seat[];
  /** It is drawn some hundred pixels wide: more of the board is seen, and finer pictures are worth their bytes. */
  large?: boolean;
}

/** A box on the shelf: a game as people ask for it, with the ways to play it that are chosen on the box itself. */
export interface BoxEntry {
  id: string;
  subtitle: Readonly<Record<Locale, string>>;
  pitch?: Readonly<Record<Locale, string>>;
  /** Which of its game's pictures lies on the lid. */
  scene?: string;
  /** The options that make it this box. */
  options: Readonly<Record<string, string | number | boolean>>;
  /** What is chosen in place, the first unless somebody says otherwise. */
  tabs?: readonly {
    id: string;
    name: Readonly<Record<Locale, string>>;
    /**
     * Above its name: the address of a picture, of which its middle is seen. By `new URL`, as what is imported would lie in a part
     * of the app that comes after the boxes.
     */
    picture: string;
    /** What its name means, in a sentence, where that is not plain. */
    about?: Readonly<Record<Locale, string>>;
    options: Readonly<Record<string, string | number | boolean>>;
    /** What is one level of it, where it is many: how long that takes is told. */
    level?: Readonly<Record<string, string | number | boolean>>;
    /** It is one level of many: which one is chosen on the box, too. */
    levels?: true;
  }[];
}

/** One edition of a game, as the hall shows it. */
export interface EditionEntry {
  /** The value of the option `edition`. */
  id: string;
  name: Readonly<Record<Locale, string>>;
  /** What is special about it, in a sentence or two. */
  pitch: Readonly<Record<Locale, string>>;
  /** Its emblem, as the outline of an icon of 512 by 512, and its two colours: ground and metal. */
  emblem: string;
  colours: readonly [ground: string, metal: string];
  /** Options whose rule has another name in this edition's rulebook. */
  rules?: Readonly<Record<string, string>>;
  /** Options that say nothing in this edition, and are not offered. */
  without: readonly string[];
  /** Options that say something only where another one has this value. */
  needs?: Readonly<Record<string, readonly [option: string, value: string]>>;
  /** So many may play, and more where this option is true: it is set by how many seats are asked for. */
  seats?: { most: number; more: string };
  /** Its rulebook: a folder of docs/rules. */
  rulebook: string;
}

export type AnyEvent = GameEvent & Record<string, unknown>;

/** What every component of a game receives. */
export interface GameProps<V> {
  /** The view as it is shown now: while events are played back, it lags behind the server's. */
  view: V;
  /** The seat that the person plays now; null for a spectator. */
  me: Seat | null;
  seats: readonly SeatInfo[];
  /** What is asked of `me`, once the playback has caught up. */
  decision: DecisionView | undefined;
  /** The option that is picked up but not yet sent: glows on the board, in the hand and in the decision bar alike. */
  picked: string | null;
  /** All options picked up, where a decision asks for several; otherwise `picked` alone or nothing. */
  picks: readonly string[];
  /**
   * Answers with an option: sends it where it is cheap, picks it up where it is dear and sends it the second time (in a
   * choice of several: picks it up or puts it back). The id of a refusal shows its reason in the bar instead: so a spent
   * card or a forbidden square may simply call this too. Null puts everything back.
   * While events are still played back, any call skips to the decision.
   */
  pick: (optionId: string | null) => void;
  /** Picks an option up without sending it, to show what it would do: a thumb has no other way to look first. */
  hold: (optionId: string) => void;
  /** The seat whose figures somebody wants to see: the board looks there, each time that `n` is another one. */
  sought?: { seat: Seat; n: number } | null;
  /** Shows where a seat's figures stand. Absent where nobody plays at this table. */
  seek?: (seat: Seat) => void;
  /** What a mouse points at, to see what it would do before anything is picked up; null for nothing. */
  looked: string | null;
  /** Points at an option, or at none any more. */
  look: (optionId: string | null) => void;
  /** Sends what is picked, as the big button does: for a double click on a card or a square. */
  confirm: () => void;
  /** Sends an answer. */
  choose: (choice: Choice) => void;
  /** Does for one of this screen's seats what needs no question (the game's `asides`), at any moment. Absent in a replay. */
  aside?: (seat: Seat, id: string) => void;
  /** The event that is being played back, or null. Its animation runs for `ms` milliseconds; `stays`: it is then kept as it ends. */
  playing: { event: AnyEvent; ms: number; stays?: true } | null;
  /** What this viewer has been told so far, oldest first, in step with the playback. */
  log: readonly AnyEvent[];
  speak: Speaker;
  nameOf: (seat: Seat) => string;
  openRule: (ruleId: string) => void;
  /** The person asks for calm: the setting of the system or the switch. `playing.ms` is then at most 400. */
  reducedMotion: boolean;
  /**
   * How much room there is. The frame puts each part into a CSS container named `board`, `panel` or `hand`
   * (`@container board (max-width: …)`), so that most fitting needs no script.
   * desktop: board 1144 x 594, panel 296 wide beside it, hand in a bar 250 high.
   * tablet: board 820 x 520, hand in a bar 236 high, panel beside the log below.
   * phone: board window 360 x 200 to 300, panel a strip 84 high, hand 116 high. A wide board has this layout on a phone
   * that lies on its side too: its window is then 400 x 280, the panel below it, and whatever is asked beside it.
   * A square board has the hand below the decision and the panel below the hand; on a phone no panel is drawn, and the
   * hand leads to it.
   */
  layout: Layout;
}

export type Layout = 'desktop' | 'tablet' | 'phone';

/** How a game tells a match again that is over, from a spectator's replay: see `after/told.ts`. */
export interface After<V> {
  /** What is counted along the curves. */
  unit: 'turn' | 'round';
  /** The turn that a view belongs to: the part of the match (a level) and its number there, from 1; null where none is being played. */
  turn(view: V): readonly [part: string, n: number] | null;
  /** Whose curves are drawn, as the match ended. */
  lines(view: V): readonly { id: string; seat: Seat; name: Text; look?: LineLook }[];
  /** What can be drawn, the first of them at first. */
  curves: readonly Curve<V>[];
  /**
   * The dice that each line has thrown for itself, by its place in `lines`. Absent: the game has none. Dice of six faces;
   * those thrown for a creature or a monster count for nobody.
   */
  dice?(log: readonly AnyEvent[], view: V): readonly (readonly number[])[];
  /** What will be told, in the order in which it happened: places in `log`, and what is said where it is not the chronicle's line. */
  moments(log: readonly AnyEvent[]): readonly { at: number; text?: Text }[];
}

/** How a line looks that is no seat's alone: by its colour, by its strokes where colours are not told apart, and by a picture at its end. */
export interface LineLook {
  colour: string;
  /** Strokes and gaps, in units of a line 3 wide; null: one stroke. */
  dash: readonly number[] | null;
  picture: string;
}

/** One curve a line: a number of it over the turns of the match. */
export interface Curve<V> {
  id: string;
  title: Text;
  /** On its tab. */
  name: Text;
  Sign: ComponentType;
  /** The number of the line (by its place in `lines`); null where it has none: not begun, or fallen. */
  value(view: V, line: number): number | null;
  /** What grows shorter: nothing is at the top. */
  down?: true;
}

/**
 * How one event is shown: for how long, and with which sound. What it changes comes from the server, event by event.
 * When an event's turn comes, the view after it is shown at once and `playing` names the event for its duration: the
 * board already has the view after the event and animates towards it (a pawn stands on `to` and comes from `from`).
 */
export interface Playback {
  /** Milliseconds at normal speed; 0: shown at once. */
  duration(event: AnyEvent): number;
  /** Milliseconds that it is shown at least, however fast and however much waits behind it: whoever took part sees what came of it. */
  least?(event: AnyEvent, me: Seat | null): number;
  sound: (event: AnyEvent) => SoundName | null;
  /**
   * True where the log line would give away what the animation is about to show (a reveal that counts down first): the
   * line then comes when the event has been played, and so does the view with what it changed, since plates, hands and piles
   * would tell it too. All others are told as they begin.
   */
  spoils?(event: AnyEvent): boolean;
  /** What the bar says while an event that spoils is shown: its own line comes after it, and the one before is told already. */
  telling?(event: AnyEvent): Text | null;
  /**
   * True for a moment that changes the match for whoever looks (their own death, a binding): it stays on the stage until it is
   * put away, so that it cannot be missed. Nobody who only looks on is held up so.
   * @param rest what is told in the same breath after it
   */
  stays?(event: AnyEvent, rest: readonly AnyEvent[], me: Seat): boolean;
  /** True for the event with which a match begins, once all has been laid out: a newcomer looks round before others move. */
  rests?(event: AnyEvent): boolean;
  /** True where the board keeps the view before the event while it is played (who falls still stands there). */
  lingers?(event: AnyEvent): boolean;
}

export type SoundName = 'card' | 'pawn' | 'legal' | 'refused' | 'myTurn' | 'won' | 'lost' | 'monster' | 'reveal' | 'strip' | 'win';

/** Something that happened to a seat. */
export interface Befallen {
  text: Text;
  /** Nobody would have wanted it: it is told of one's own turn, too. */
  harm?: true;
  /** No harm, but nothing that one has chosen either: it is told of one's own turn, too. */
  unasked?: true;
  /** What has more is told before what others' turns did; absent: 0. */
  weight?: number;
  /** Of two with the same one the later one is told: what was to come has come. */
  stage?: string;
  /** The event whose picture stands beside it (`Glimpse`). */
  event: AnyEvent;
}

/** What the bar of a decision says of what is picked up. */
export interface BarText {
  title?: string;
  words?: string;
  /** On the button that sends it. */
  confirm?: string;
  /** Further buttons, each of which answers the question that follows as well; one that leads is what is mostly meant. */
  also?: readonly { confirm: string; give: string; leads?: boolean }[];
}

export interface GameModule<V = unknown> {
  id: string;
  /** 'wide': board over a bar with hand (Nachtwacht). 'square': board between two rails (Talisman, Dystopia). */
  layout: 'wide' | 'square';
  Board: ComponentType<GameProps<V>>;
  /** The hand, drawn in the bar; picks options by tapping cards. */
  Hand: ComponentType<GameProps<V>>;
  /** The game's own panel beside the board (Nachtwacht: last reveal and order); a tab on the phone. */
  Panel: ComponentType<GameProps<V>>;
  /**
   * True where the options of this decision lie in the hand or on the board as things to tap (the fan of step cards):
   * the bar then shows no plates, only the question and the big button. Numbers, arrows and Enter still work.
   */
  inHand?(decision: DecisionView): boolean;
  /** Answers of such a question that are neither a card nor a square (to let it go by): the bar has a button for each. Absent: none. */
  inBar?(decision: DecisionView): readonly string[];
  /**
   * What of a question lies in the hand: answers that are cards there, or that are given with a card unasked, have no plate.
   * One of them has a plate while it is picked up. `hint` says which cards those are; null where none can be tapped now.
   * Refused answers that are cards of the hand say there why. `alone`: nothing else is asked, and one plate lets it go by.
   * Null where every answer has its plate.
   */
  quiet?(decision: DecisionView): { inHand: readonly string[]; hint: Text | null; alone: boolean } | null;
  /** Below the plates of a question, after all its answers: what may be said of it besides. Absent: nothing. */
  Beside?: ComponentType<GameProps<V>>;
  /**
   * What the bar says beside or instead of the question, where its options lie in the hand or on the board: what the option
   * that is picked up would do, and on the button in a few words; or why one is asked again. Null for the question alone.
   */
  barText?(props: GameProps<V>): BarText | null;
  /**
   * Whether what was said of the next question together with `choice` (`also` of the bar's text: walk, and end the turn) still
   * stands now that it is asked: `give` is the answer that was promised. Where not, the person is asked.
   */
  onward?(props: GameProps<V>, choice: string, give: string): boolean;
  /**
   * How a bot’s hint calls an answer that has no plate with its words, but lies on the board: `chosen` where it is what the bot
   * would do, and has a ring there. Null where its label says it as well.
   */
  hinted?(option: Pick<OptionView, 'id'>, view: V, chosen: boolean): Text | null;
  /** Whether a question asks for more of what the one before it asked for (another trophy): its answers stand where they stood. */
  goesOn?(decision: DecisionView): boolean;
  /** Kinds of questions at which no hint may be asked for: the table would see by it who is asked. Absent: none. */
  unhinted?: readonly string[];
  /** What puts a question, as a picture beside its words. Absent: words alone. */
  Asker?: ComponentType<GameProps<V> & { asker: Asker }>;
  /** The name of what puts a question, for those that have no title of their own (`ask.<kind>.title`); null where it has none. */
  askerName?(view: V, asker: Asker): Text | null;
  /**
   * The small picture on the plate of an answer: what it leads to or is about; null where it has none. Hidden from screen
   * readers, for whom the words say it. Absent: plates have words alone.
   */
  thumb?(option: Pick<OptionView, 'id' | 'target'>, view: V): ReactNode;
  /** Standing orders, in a dialog of their own that the menu of a running match opens. Absent: the game has none. */
  Orders?: ComponentType<{ props: GameProps<V>; onClose: () => void }>;
  /** The result, shown when it is over: who has won, in a picture, and the order. `log` is then the whole match. */
  Result: ComponentType<GameProps<V>>;
  /** Fetches how a match is told again: curves, and moments that lead into the replay. */
  after(): Promise<After<V>>;
  /** A few words under a seat's name ("2 powers, square 14"), and a small picture of its pawn. */
  SeatNote: ComponentType<GameProps<V> & { seat: Seat }>;
  /** All that is open of a seat, where the game has more to tell than its note: shown when the seat's plate is tapped. */
  SeatSheet?: ComponentType<GameProps<V> & { seat: Seat }>;
  /** Which parts of the page are a seat's figures on the board, as a selector; null where it has none there. */
  figures(view: V, seat: Seat): string | null;
  /** `view`: where the figure depends on what the seat plays. */
  Pawn: ComponentType<{ seat: Seat; size: number; view?: V }>;
  /** What may be agreed on, for tables on this device, where there is no server to ask. Absent: nothing. */
  options?: readonly OptionSpec[];
  /** Where its length is measured in rounds: how many have been played, and the option that names the last one. */
  rounds?: RoundsOf<V>;
  /** Where the match stands, for the header ("Round 6 of the cycle of 8"). */
  status(view: V): Text;
  eventText(event: AnyEvent): Text;
  /**
   * What happened to a seat, told in these events, oldest first: in a few words each, the gravest first. Said at the head of its
   * next question, of others' turns, and of its own what nobody would have wanted or what it did not choose, since at four times
   * the speed nothing else tells it. Absent: nothing is said there; the words before it are `ui.befell.title` where the game has
   * such a text.
   * @param before what was told right before them: what it began may go on in them
   */
  befell?(events: readonly AnyEvent[], me: Seat, view: V, before?: readonly AnyEvent[]): readonly Befallen[];
  /** What is said once, at the head of a seat's next question, of what it was dealt for itself (a character); null for all other events. */
  dealt?(event: AnyEvent, me: Seat): Text | null;
  /** What events in a row, oldest first, say as one line of the chronicle; nothing where each has its own. */
  together?(events: readonly AnyEvent[]): Text | undefined;
  /**
   * True for the event with which a turn begins, or a round where all act at once: the chronicle has a heading there, where
   * anything was told under it. 'part' where several turns come under it (a round).
   */
  opens?(event: AnyEvent): boolean | 'part';
  /**
   * The small picture beside a line of the chronicle, 46 by 36: dice, a card, a space, a figure; nothing where the line has
   * none. Hidden from screen readers, for whom the line says it. Absent: lines have no room for pictures.
   */
  Glimpse?: ComponentType<{ event: AnyEvent }>;
  /** True for events that are worth showing but not writing down ("Mirre has chosen"): the chronicle leaves them out. */
  hushed?(event: AnyEvent): boolean;
  /** True for an event of a fight: the chronicle has a tab for them. Absent: the game has no fights to read of. */
  fight?(event: AnyEvent): boolean;
  /** Whether an event concerns a seat, where its line names figures and not people. Absent: where its line names the seat. */
  concerns?(event: AnyEvent, me: Seat, view: V): boolean;
  /** True for an event with a piece of the story (what is read aloud of a room): its line stands out in the chronicle. */
  tale?(event: AnyEvent): boolean;
  loadCatalogue(locale: Locale): Promise<Catalogue>;
  playback: Playback;
}
