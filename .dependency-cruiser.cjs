// Who may import whom (docs/architecture.md). scripts/boundaries.mjs runs these rules on the code and on a canary
// that breaks each of them once.
const own = (path) => `^(?:test/canary/)?${path}/`;
const builtins = { dependencyTypes: ['core'] };

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'two files that need each other are one file, or need a third',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circle-of-types',
      comment: 'nor do two files need each other for their types: those lie in a third',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'kernel-stands-alone',
      comment: 'the kernel imports nothing, not even Node',
      severity: 'error',
      from: { path: own('packages/kernel/src'), pathNot: '\\.test\\.ts$' },
      to: { pathNot: own('packages/kernel/src') },
    },
    {
      name: 'game-knows-only-kernel',
      comment:
        'a game imports the kernel and itself: no other game, no bots, no apps, no input or output; and texts of people made plain, and the library of schemas',
      severity: 'error',
      from: { path: '^(?:test/canary/)?games/([^/]+)/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^(?:test/canary/)?games/$1/', own('packages/(kernel|plain)'), '^node_modules/typebox/'] },
    },
    {
      name: 'rules-name-no-card',
      comment: 'a rule or verb names no card and no edition; it asks editions/index.ts for the card of an id',
      severity: 'error',
      from: { path: '^(?:test/canary/)?games/([^/]+)/src/(rules|verbs)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(?:test/canary/)?games/$1/src/(cards|editions)/', pathNot: '/editions/index\\.ts$' },
    },
    {
      name: 'base-game-knows-no-expansion',
      comment: 'the base game names moments and reckonings; only the lists of expansions import one (docs/adding-an-expansion.md)',
      severity: 'error',
      from: { path: '^(?:test/canary/)?games/([^/]+)/src/', pathNot: ['/src/expansions/', '\\.test\\.ts$'] },
      to: { path: '^(?:test/canary/)?games/$1/src/expansions/[^/]+/', pathNot: '/expansions/words/' },
    },
    {
      name: 'expansion-knows-no-expansion',
      comment: 'an expansion imports the base game and itself',
      severity: 'error',
      from: { path: '^(?:test/canary/)?games/([^/]+)/src/expansions/([^/]+)/', pathNot: '/expansions/words/' },
      to: { path: '^(?:test/canary/)?games/$1/src/expansions/', pathNot: '^(?:test/canary/)?games/$1/src/expansions/$2/' },
    },
    {
      name: 'card-knows-no-card',
      comment: 'a card names no other card',
      severity: 'error',
      from: {
        path: ['^(?:test/canary/)?games/[^/]+/src/cards/', '^(?:test/canary/)?games/[^/]+/src/expansions/[^/]+/cards/'],
        pathNot: '(\\.test|/index)\\.ts$',
      },
      to: { path: ['^(?:test/canary/)?games/[^/]+/src/cards/', '^(?:test/canary/)?games/[^/]+/src/expansions/[^/]+/cards/'] },
    },
    {
      name: 'bots-know-no-game',
      comment: 'bots serve every game',
      severity: 'error',
      from: { path: own('packages/bots/src'), pathNot: '\\.test\\.ts$' },
      to: { path: '^(?:test/canary/)?(games|apps)/' },
    },
    {
      name: 'protocol-knows-no-game',
      comment: 'the protocol carries every game, and so do records and their chance',
      severity: 'error',
      from: { path: own('packages/(protocol|record|fair|plain)/src'), pathNot: '\\.test\\.ts$' },
      to: { path: '^(?:test/canary/)?(games|apps)/' },
    },
    {
      name: 'web-holds-no-rules',
      comment: "the web imports a game's client.ts, words.ts and levels.ts only, and nothing of the server",
      severity: 'error',
      from: { path: own('apps/web/src'), pathNot: '\\.(test|worker)\\.tsx?$' },
      to: {
        path: ['^(?:test/canary/)?games/[^/]+/src/', own('apps/server'), own('packages/bots')],
        pathNot: '/src/(client|words|levels)\\.ts$',
      },
    },
    {
      name: 'server-and-cli-without-web',
      comment: 'server and command line never import the web',
      severity: 'error',
      from: { path: '^(?:test/canary/)?apps/(server|cli)/' },
      to: { path: own('apps/web') },
    },
    {
      name: 'a-command-is-loaded-when-it-is-named',
      comment: 'the command line imports the command that it was given, and no other: games and bots take seconds',
      severity: 'error',
      from: { path: own('apps/cli/src'), pathNot: '/commands/' },
      to: { path: '^(?:test/canary/)?apps/cli/src/commands/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'where-answers-at-once',
      comment: 'looking something up loads no game',
      severity: 'error',
      from: { path: '^(?:test/canary/)?apps/cli/src/commands/where\\.ts$' },
      to: { path: '^(?:test/canary/)?(games|packages/(?!plain)|apps/(?!cli/))', reachable: true },
    },
    {
      name: 'web-without-node',
      comment: 'nothing of Node in the browser',
      severity: 'error',
      from: {
        path: '^(?:test/canary/)?(apps/web/src|packages/(text|protocol|bots|record|fair|plain))/(?!test/)',
        pathNot: '\\.test\\.tsx?$',
      },
      to: builtins,
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.cruise.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/(?!@questhall))/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'import', 'types', 'node', 'default'] },
  },
};
