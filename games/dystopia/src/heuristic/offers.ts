/** The options of a hero's turn, or of his at a stop, by what they do, each list in the order in which they are offered. */
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
  /** At a stop. */
  take: string[];
  give: string[];
  gold: string[];
  sell: string[];
  buy: string[];
  leave: string[];
}

/** Looks through the options once, so that whoever asks for some of them need not go through all. */
export function offersOf(all: readonly string[]): Offers {
  const offers: Offers = {
    all,
    go: [],
    open: [],
    cast: [],
    use: [],
    eat: [],
    hand: [],
    swap: [],
    take: [],
    give: [],
    gold: [],
    sell: [],
    buy: [],
    leave: [],
  };
  for (const option of all) listFor(offers, option)?.push(option);
  return offers;
}

/** Three letters tell all that a hero may do apart. */
const verb = (option: string): number => 65_536 * option.charCodeAt(0) + 256 * option.charCodeAt(1) + option.charCodeAt(2);
const GO = verb('go:');
const OPEN = verb('open');
const CAST = verb('cast');
const USES = [verb('search'), verb('pick'), verb('free'), verb('deal')];
const EAT = verb('eat');
const HAND = verb('hand');
const SWAP = verb('swap');
const TAKE = verb('take');
const GIVE = verb('give');
const GOLD = verb('gold');
const SELL = verb('sell');
const BUY = verb('buy');
const LEAVE = verb('leave');

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
    case GIVE:
      return offers.give;
    case GOLD:
      return offers.gold;
    case BUY:
      return offers.buy;
    case SELL:
      return offers.sell;
    case TAKE:
      return offers.take;
    case LEAVE:
      return offers.leave;
    default:
      return USES.includes(verb(option)) ? offers.use : undefined;
  }
}
