/**
 * Set phrases: what is said at a table by its name alone, so that everybody reads it in their own language. The server
 * knows the names; the client has the words and a small picture for each. A name is never used for something else later:
 * old talk is read by it.
 */

/**
 * Reactions: what one gives to a line of the chronicle or of the talk, one a person and line. As with phrases, everybody
 * reads them in their own language, and a name is never used for something else later.
 */
export const REACTIONS = ['agreed', 'lovely', 'funny', 'bravo', 'surprising', 'sad', 'ouch', 'lucky'] as const;

/** Characters that a line of free text may have, as it stands there. */
export const LONGEST_LINE = 1000;
/** Characters that a note to oneself may have. */
export const LONGEST_NOTE = 4000;

/** What is said at any table. */
export const COMMON_PHRASES = [
  'hello',
  'bye',
  'good-luck',
  'have-fun',
  'thanks',
  'please',
  'sorry',
  'welcome',
  'yes',
  'no',
  'maybe',
  'well-played',
  'nice-roll',
  'bad-luck',
  'lucky-you',
  'lucky-me',
  'ouch',
  'wow',
  'oops',
  'haha',
  'thinking',
  'your-turn',
  'no-hurry',
  'hurry',
  'moment',
  'back',
  'break',
  'tomorrow',
  'rematch',
  'good-game',
] as const;

/** What is said at the tables of one game. */
export const GAME_PHRASES = {
  talisman: [
    'stay-away',
    'truce',
    'spare-me',
    'i-spare-you',
    'coming-for-you',
    'run',
    'dragon',
    'talisman-mine',
    'who-has-talisman',
    'crown-next',
    'command',
    'toad',
    'poor-toad',
    'spell-ready',
    'bluff',
    'nice-spell',
    'fate-spent',
    'one-life',
    'heal-first',
    'need-gold',
    'rich',
    'trade',
    'ferry',
    'sentinel',
    'wrong-way',
    'all-against',
    'strong',
    'crafty',
    'adventure',
    'revenge',
  ],
  nachtwacht: [
    'ad-inferos',
    'library-mine',
    'almost-there',
    'wait-for-me',
    'catch-me',
    'behind-you',
    'same-card',
    'know-your-card',
    'guess',
    'cancelled',
    'skull-coming',
    'skull-for-you',
    'vega-coming',
    'vega-thief',
    'give-back',
    'monster-for-you',
    'monster-thanks',
    'stuck',
    'free',
    'have-power',
    'no-power',
    'joker',
    'overshot',
    'stepped-back',
    'long-strip',
    'short-strip',
    'last-card',
    'take-all-back',
    'dark',
    'careful',
  ],
  dystopia: [
    'open-the-door',
    'wait-door',
    'i-go-first',
    'you-first',
    'stay-together',
    'trap',
    'search-here',
    'treasure',
    'attack-that',
    'leave-it',
    'need-healing',
    'i-heal',
    'take-this',
    'need-weapon',
    'need-gold',
    'cast-now',
    'save-spell',
    'wizard-dead',
    'monster-behind',
    'corridor-blocked',
    'let-me-pass',
    'passed',
    'one-hit',
    'tough',
    'wizor-fears',
    'wizor-laughs',
    'more-monsters',
    'next-level',
    'level-done',
    'for-the-party',
  ],
} as const satisfies Record<string, readonly string[]>;

const OF_GAMES: Record<string, readonly string[]> = GAME_PHRASES;

/** Every phrase that may be said at a table of this game; its own have the game before them: "talisman.truce". */
export function phrasesOf(game: string): readonly string[] {
  return [...COMMON_PHRASES, ...(OF_GAMES[game] ?? []).map((phrase) => `${game}.${phrase}`)];
}
