/** A saved state of some version, of which a migration knows only what it changes. */
export type Saved = Record<string, unknown>;
export type Migration = (s: Saved) => Saved;

/** Spells that are being cast lay on the discard pile before they were dealt with; whoever drew one meanwhile keeps it. */
function inTheAir(s: Saved): Saved {
  const casting = (s['stack'] as Saved[]).filter((f) => f['proc'] === 'cast' && f['step'] === 'settle').map((f) => f['spell'] as string);
  const discard = s['spellDiscard'] as string[];
  const inAir = casting.filter((spell) => discard.includes(spell));
  const stack = (s['stack'] as Saved[]).map((f) =>
    inAir.includes(f['spell'] as string) && f['proc'] === 'cast' ? { ...f, step: 'discard' } : f,
  );
  return { ...s, stack, spellDiscard: discard.filter((spell) => !inAir.includes(spell)), inAir };
}

/** Trophies were named all at once; now they are laid down one after another. Whoever is being asked is asked anew. */
function oneTrophyAtATime(s: Saved): Saved {
  const stack = s['stack'] as Saved[];
  const top = stack.at(-1);
  if (top?.['proc'] !== 'free' || !['tradeTrophies', 'tradeForLives'].includes(top['step'] as string)) return s;
  const life = top['step'] === 'tradeForLives';
  const pending = (s['pending'] as Saved[]).map(({ id, seat, options }) => ({
    id,
    seat,
    kind: 'trophies',
    options: [...(options as string[]), 'back'],
    about: { laid: [], life },
    into: 'choice',
  }));
  return { ...s, pending, stack: [...stack.slice(0, -1), { ...top, step: 'tradeTrophies', laid: [] }] };
}

/** `OF_THE_BASE_GAME[n]` turns a state of version n into one of version n + 1. */
const OF_THE_BASE_GAME: Record<number, Migration> = {
  /** The second edition came, with fate, and with more to remember of a turn. */
  1: (s) => ({
    ...s,
    options: { expansion: 'none', bigTable: false, ...(s['options'] as Saved) },
    turn: { ...(s['turn'] as Saved), held: 0, casts: [] },
    characters: (s['characters'] as Saved[]).map((c) => ({
      ...c,
      fate: 0,
      turnedBack: false,
      toadStrength: 0,
      toadCraft: 0,
      questTurn: -1,
    })),
    lasting: [],
  }),

  /**
   * A Spell that is being cast lies on no pile; nobody waits for a character that the Crown denies; nobody has asked to be
   * halted. Steps are called after what happens in them, and not after one card. A roll on which fate may be spent says how its dice count; armour may be declined.
   */
  2: (s) => ({
    ...renamed(countedAndWorn(oneTrophyAtATime(inTheAir(s)))),
    halts: [],
    // What the table could not choose before is by our ruling.
    options: { healing: 'lost', takingBeside: 'free', ...(s['options'] as Saved) },
  }),

  /** Procedures are called as the files of their rules are; a checkpoint says at which occasion Spells may be cast. */
  3: (s) => ({
    ...s,
    stack: (s['stack'] as Saved[]).map((f) => asTheirFiles(withCheckpoint(f))),
    pending: (s['pending'] as Saved[]).map((d) => (d['about'] ? { ...d, about: withCheckpoint(d['about'] as Saved) } : d)),
  }),
};

/** The migrations of the base game, each followed by those of the expansions. */
export const migrations = (expansions: readonly { migrations?: Readonly<Record<number, Migration>> }[]): Record<number, Migration> =>
  Object.fromEntries(
    Object.entries(OF_THE_BASE_GAME).map(([version, migrate]) => [
      version,
      (s: Saved) => expansions.reduce((now, more) => more.migrations?.[Number(version)]?.(now) ?? now, migrate(s)),
    ]),
  );

/** Steps that have another name now, by procedure. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  arrive: { grave: 'arrived' },
  fight: { eye: 'rolled' },
  hurt: { doom: 'beaten' },
  afterWin: { doom: 'won' },
  duel: { way: 'challenged', judged: 'paid', doom: 'over' },
};

function renamed(s: Saved): Saved {
  const stack = (s['stack'] as Saved[]).map((f) => {
    const step = RENAMED[f['proc'] as string]?.[f['step'] as string];
    return step === undefined ? f : { ...f, step };
  });
  return { ...s, stack };
}

/** Procedures that have another name now. */
const PROCEDURES: Readonly<Record<string, string>> = {
  face: 'facing',
  prepare: 'preparing',
  take: 'taking',
  free: 'deed',
  settle: 'limits',
};

/** A frame, and the calls that wait in it while several listen to one moment. */
function asTheirFiles(f: Saved): Saved {
  const proc = f['proc'] as string;
  const steps = f['steps'] as Saved | undefined;
  if (proc === 'heard' && steps) {
    const { call, with: given } = steps as { call: string; with: Saved };
    return { ...f, steps: { call: PROCEDURES[call] ?? call, with: call === 'take' ? withGoods(given) : given } };
  }
  const renamed = { ...f, proc: PROCEDURES[proc] ?? proc };
  return proc === 'take' ? withGoods(renamed) : renamed;
}

const withGoods = ({ free, ...rest }: Saved): Saved => ({ ...rest, goods: free });

/** What may be answered, where it is no more than an occasion for Spells. */
function withCheckpoint(held: Saved): Saved {
  const change = held['change'] as Saved | undefined;
  if (change?.['type'] !== 'moment') return held;
  const { moment, ...rest } = change;
  return { ...held, change: { ...rest, type: 'checkpoint', occasion: moment } };
}

/** Rolls on which fate may be spent say how their dice count; the question for armour can be declined and says in which fight. */
function countedAndWorn(s: Saved): Saved {
  const stack = (s['stack'] as Saved[]).map((f) => (f['proc'] === 'fate' ? withCount(s, f) : f));
  const fate = stack.findLast((f) => f['proc'] === 'fate');
  const hurt = stack.findLast((f) => f['proc'] === 'hurt');
  const pending = (s['pending'] as Saved[]).map((d) => {
    const about = (d['about'] ?? {}) as Saved;
    if (d['kind'] === 'fate' && fate)
      return { ...d, about: { ...about, count: fate['count'], ...(fate['aim'] ? { aim: fate['aim'] } : {}) } };
    if (d['kind'] === 'armour' && hurt)
      return { ...d, options: [...(d['options'] as string[]), 'no'], about: { ...about, stat: hurt['stat'] } };
    return d;
  });
  return { ...s, stack, pending };
}

/** As such a roll was counted: in a fight the best die, else all together, lowered for whom the Vengeful Guide follows. */
function withCount(s: Saved, f: Saved): Saved {
  const n = (f['dice'] as number[]).length;
  const { followers } = (s['characters'] as Saved[])[f['seat'] as number] as { followers: string[] };
  const guided = followers.includes('veil.vengeful-guide') ? 1 : 0;
  if (f['fight'] === undefined) return { ...f, count: { n, added: true, less: guided, least: n, plus: 0 } };
  return { ...f, count: { n, added: false, less: 0, least: 1, plus: 0 - guided }, aim: { ...(f['aim'] as Saved), to: 99 } };
}
