/** The words of one level of the campaign. */
export interface LevelWords {
  title: string;
  /** Told before the first turn. */
  intro: string;
  /** Told when the level is won. */
  won: string;
  /** Where the party goes then; absent after the last level. */
  place?: string;
  /** Names of rooms and corridors, by letter. */
  areas: Readonly<Record<string, string>>;
  /** What the party sees when a room opens before it, by letter. */
  rooms: Readonly<Record<string, string>>;
}

/** The words of the levels as messages: `level.L01.title`, `level.L01.area.a`; `set.level.1` names a level in a list. */
export function levelMessages(levels: Readonly<Record<string, LevelWords>>): Record<string, string> {
  const messages = Object.entries(levels).flatMap(([id, { title, intro, won, place, areas, rooms }]) => [
    [`set.level.${Number(id.slice(1))}`, `${Number(id.slice(1))} · ${title}`],
    [`level.${id}.title`, title],
    [`level.${id}.intro`, intro],
    [`level.${id}.won`, won],
    ...(place === undefined ? [] : [[`level.${id}.place`, place]]),
    ...Object.entries(areas).map(([letter, name]) => [`level.${id}.area.${letter}`, name]),
    ...Object.entries(rooms).map(([letter, words]) => [`level.${id}.room.${letter}`, words]),
  ]);
  return Object.fromEntries(messages);
}

/** Adds to each spell and sorcery of more than one word its name in quotes, `/quoted`, by which it stands apart in a sentence. */
export function withQuotes(
  [open, close]: readonly [open: string, close: string],
  messages: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const named = Object.entries(messages).filter(([key, name]) => /^(spell|sorcery)\.[^/]+$/.test(key) && name.includes(' '));
  return { ...messages, ...Object.fromEntries(named.map(([key, name]) => [`${key}/quoted`, open + name + close])) };
}

/**
 * Adds to each phrase its form with a capital, `/cap`: for the beginning of a sentence. A phrase that begins with a gap
 * asks for the capital of what fills it.
 */
export function withCapitals(phrases: Readonly<Record<string, string>>): Record<string, string> {
  const forms = Object.entries(phrases).map(([key, words]) => [`${key}/cap`, capital(words)] as const);
  return { ...phrases, ...Object.fromEntries(forms) };
}

function capital(words: string): string {
  const gap = /^\{(\w+)\}/.exec(words);
  return gap ? `{${gap[1]}_cap}${words.slice(gap[0].length)}` : words.charAt(0).toUpperCase() + words.slice(1);
}
