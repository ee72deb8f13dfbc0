/** The options of a hero's turn by what they do, each list in the order in which they are offered. */
export interface Offers {
  all: readonly string[];
  go: string[];
  open: string[];
  cast: string[];
  /** Searching, picking up, freeing, dealing with somebody: of use to whoever has an action left. */
  use: string[];
  eat: string[];
  hand: string[];
  swap: string[];
  /** Whether he may leave through an exit. */
  leave: boolean;
}

/** Looks through the options once, so that whoever asks for some of them need not go through all. */
export function offersOf(all: readonly string[]): Offers {
  const offers: Offers = { all, go: [], open: [], cast: [], use: [], eat: [], hand: [], swap: [], leave: all.includes('leave') };
  for (const option of all) listFor(offers, option)?.push(option);
  return offers;
}

/** Two letters tell all that a hero may do apart. */
const verb = (option: string): number => 256 * option.charCodeAt(0) + option.charCodeAt(1);
const GO = verb('go');
const OPEN = verb('open');
const CAST = verb('cast');
const USES = [verb('search'), verb('pick'), verb('free'), verb('deal')];
const EAT = verb('eat');
const HAND = verb('hand');
const SWAP = verb('swap');

function listFor(offers: Offers, option: string): string[] | undefined {
  switch (verb(option)) {
    case GO:
      return offers.go;
    case HAND:
      return offers.hand;
    case SWAP:
      return offers.swap;
    case CAST:
      return offers.cast;
    case EAT:
      return offers.eat;
    case OPEN:
      return offers.open;
    default:
      return USES.includes(verb(option)) ? offers.use : undefined;
  }
}
