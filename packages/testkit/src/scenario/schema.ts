/*
 * The scenario format as a JSON schema, for editors and for programs that write scenarios. It is published as
 * docs/scenario.schema.json; a test keeps the two and the reader together. What `given` and the facts of a game may
 * say is the game's own and checked by the game.
 */

const word = { type: ['string', 'number'] };
const words = { type: 'array', items: word };
const any = { const: 'any' };

const choose = {
  description: 'An option id; a list of them; or the option of a question by its target.',
  oneOf: [
    word,
    words,
    {
      type: 'object',
      additionalProperties: false,
      properties: {
        kind: { type: 'string', description: 'The kind of question that must be waiting.' },
        target: { description: 'What the option concerns: a word, or card, space, from, seat.', type: ['string', 'number', 'object'] },
        option: word,
        default: { type: 'boolean', description: 'What a timeout plays.' },
      },
    },
  ],
};

const all = { const: 'all', description: 'Whatever is optional is answered with its "no".' };
const seat = { ...word, description: 'The name of a seat.' };
const refused = {
  description: 'The rule id or code by which the choice must be refused; true for any; or both.',
  oneOf: [
    { type: ['string', 'boolean'] },
    { type: 'object', minProperties: 1, additionalProperties: false, properties: { rule: { type: 'string' }, code: { type: 'string' } } },
  ],
};

const step = {
  oneOf: [
    { type: 'object', required: ['seat', 'choose'], additionalProperties: false, properties: { seat, choose, refused } },
    {
      type: 'object',
      required: ['seat', 'aside'],
      additionalProperties: false,
      properties: { seat, aside: { ...word, description: 'What a seat does unasked.' }, refused },
    },
    {
      type: 'object',
      required: ['decline', 'until'],
      additionalProperties: false,
      properties: { decline: all, until: { type: 'string', description: 'The kind of question before which it ends.' }, seat },
    },
  ],
};

const decision = {
  type: 'object',
  additionalProperties: false,
  properties: {
    seat: word,
    kind: { type: 'string' },
    rule: { type: 'string' },
    options: {
      oneOf: [
        { ...words, description: 'Exactly these options, in any order.' },
        { type: 'object', additionalProperties: false, properties: { contains: words, without: words } },
      ],
    },
    refused: { type: 'object', additionalProperties: { type: 'string' }, description: 'Rule ids by option.' },
    choose: { type: 'object', properties: { min: { type: 'integer' }, max: { type: 'integer' } } },
    default: { oneOf: [word, words, { type: 'null' }] },
  },
};

const told = {
  oneOf: [
    { type: 'string', description: 'A rule id.' },
    { type: 'object', description: 'Fields of an event.' },
  ],
};
const tellings = { type: 'array', items: told };

const facts = {
  type: 'object',
  description: 'What must be true, by the name of the fact. Other names are facts of the game.',
  properties: {
    decision: { oneOf: [{ const: 'none' }, decision, { type: 'array', items: decision }] },
    outcome: {
      oneOf: [
        { const: 'none' },
        {
          type: 'object',
          additionalProperties: false,
          properties: { winners: words, ranking: { type: 'array', items: words }, rule: { type: 'string' }, reason: { type: 'string' } },
        },
      ],
    },
    log: {
      oneOf: [
        tellings,
        {
          type: 'object',
          additionalProperties: false,
          properties: { contains: tellings, exact: tellings, without: tellings, heardBy: word },
        },
      ],
    },
    view: { type: 'object', description: 'A part of what each named seat, or `spectator`, may know.' },
    nowhere: {
      type: 'object',
      description: 'Words that stand in nothing that each named seat, or `spectator`, sees, is asked or was told in this round.',
      additionalProperties: { oneOf: [word, words] },
    },
  },
};

const round = {
  dice: {
    description: 'What the dice show, in order.',
    oneOf: [any, { type: 'array', items: { oneOf: [{ type: 'integer', minimum: 1 }, any] } }],
  },
  draws: {
    description: 'What is drawn, in order; or one list for each pile by its name.',
    oneOf: [any, words, { type: 'object', additionalProperties: { oneOf: [any, words] } }],
  },
  decline: all,
  when: { type: 'array', items: { $ref: '#/$defs/step' } },
  // biome-ignore lint/suspicious/noThenProperty: the format's own word; nobody awaits a schema
  then: { oneOf: [{ $ref: '#/$defs/facts' }, { type: 'array', items: { $ref: '#/$defs/facts' } }] },
};

const rounds = {
  type: 'array',
  minItems: 1,
  items: { type: 'object', additionalProperties: false, properties: { title: { type: 'string' }, ...round } },
};
const ROUND = Object.keys(round);
/** Either rounds, or what one round has. */
const oneRound = { not: { required: ['rounds'] }, anyOf: [{ required: ['when'] }, { required: ['then'] }] };
const severalRounds = { required: ['rounds'], not: { anyOf: ROUND.map((field) => ({ required: [field] })) } };

const options = { type: 'object', description: 'Match options; the others are at their default.' };
const given = { description: 'The position in the words of the game. Absent: a new match.' };

export const SCENARIO_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Scenario',
  description: 'A position, what is done in it, and what must be true afterwards. Explained in docs/scenarios.md.',
  $defs: { step, facts },
  type: 'object',
  required: ['title', 'game', 'seats'],
  additionalProperties: false,
  properties: {
    title: { type: 'string' },
    game: { type: 'string' },
    edition: { type: 'string' },
    rules: { ...words, description: 'The ids of the rules that it shows.' },
    seats: { ...words, uniqueItems: true },
    options,
    given,
    rounds,
    ...round,
    cases: {
      description: 'Each begins where the position and what stands beside it end; its own given and options come over those of the file.',
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['title'],
        additionalProperties: false,
        properties: { title: { type: 'string' }, options, given, rounds, ...round },
        oneOf: [severalRounds, oneRound],
      },
    },
  },
  anyOf: [
    { oneOf: [severalRounds, oneRound] },
    { required: ['cases'], not: { anyOf: ['rounds', ...ROUND].map((field) => ({ required: [field] })) } },
  ],
};
