// Which folder may import which, and why.

/** These folders of `api/src` serve every area; every other folder there is an area. */
const shared = [
  'alerts',
  'audit-log',
  'database',
  'health',
  'http',
  'jobs',
  'lists',
  'mail',
  'markdown',
  'notes',
  'page-cache',
  'pdf',
  'uploads',
].join('|');

/** What other areas may see of an area, beside its module, its entities and its guard: the providers that its module exports. */
const exportedProviders = [
  'appointments/appointments',
  'assessments/assessments',
  'assistant/model-queue',
  'auth/accounts',
  'auth/colleagues',
  'auth/contact-details',
  'auth/email-confirmations',
  'auth/invitations',
  'auth/sessions',
  'blog-posts/blog-posts',
  'calendar/calendar',
  'consultation-requests/consultation-requests',
  'services/services',
];

/** The folders of the portal and the back office that are a feature each; the others serve several. */
const features = [
  'account',
  'appointments',
  'assessments',
  'audit-log',
  'blog-posts',
  'client-appointments',
  'clients',
  'consultation-requests',
  'dashboard',
  'next-steps',
  'payments',
  'practitioners',
  'resources',
  'services',
  'status',
].join('|');

const tests = '\\.test\\.ts$';

const rules = [
  {
    name: 'no-cycle',
    comment: 'Two files that need each other are one subject, even if they share only a type.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'desk-stands-alone',
    comment: 'It knows about desks and bodies, and nothing of HTTP, NestJS, React or the database.',
    from: { path: '^desk/' },
    to: {
      path: '^(contract|ui|site|portal|admin|api|e2e|sandbox)/|node_modules/(@nestjs|react|typeorm|pg|express)',
    },
  },
  {
    name: 'contract-and-ui-use-desk',
    comment: 'All front ends and the API load them, so they depend on nothing that only one of these has.',
    from: { path: '^(contract|ui)/' },
    to: { path: '^(contract|ui|site|portal|admin|api|e2e|sandbox)/', pathNot: '^$1/' },
  },
  {
    name: 'fronts-use-contract-and-ui',
    comment: 'Each front end is built and sent by itself; what two of them share belongs in contract or ui.',
    from: { path: '^(site|portal|admin)/' },
    to: { path: '^(site|portal|admin|api|e2e|sandbox)/', pathNot: '^$1/' },
  },
  {
    name: 'fronts-read-no-weights',
    comment: 'A browser cannot read files.',
    from: { path: '^(ui|site|portal|admin)/' },
    to: { path: '^desk/src/learned/classifier\\.ts$', reachable: true },
  },
  {
    name: 'scripts-hold-only-the-calls-they-make',
    comment: 'The client has every call of the API. What runs in a browser makes its calls with `call`.',
    from: { path: '^(portal|admin)/src/|^site/src/(islands|stores|layouts|components)/' },
    to: { path: '^contract/src/api-client\\.ts$' },
  },
  {
    name: 'api-uses-contract',
    comment: 'The API runs in production, where there is neither a front end nor a sandbox.',
    from: { path: '^api/src/', pathNot: tests },
    to: { path: '^(ui|site|portal|admin|e2e|sandbox|api/test)/' },
  },
  {
    name: 'tests-of-the-api-use-contract-and-sandbox',
    comment:
      'They speak to the API through the contract’s client, as the front ends do, and need none of them for it.',
    from: { path: `^api/(test/|.*${tests})` },
    to: { path: '^(ui|site|portal|admin|e2e)/' },
  },
  {
    name: 'journeys-use-contract-and-sandbox',
    comment: 'A journey knows the product from outside: its pages and its calls, not its code.',
    from: { path: '^e2e/' },
    to: { path: '^(ui|site|portal|admin|api)/' },
  },
  {
    name: 'sandbox-starts-the-rest-as-processes',
    comment: 'It runs before anything is installed or built.',
    from: { path: '^sandbox/' },
    to: { path: '^(desk|contract|ui|site|portal|admin|api|e2e)/' },
  },
  {
    name: 'areas-of-the-api-meet-at-their-module-or-entity',
    comment: 'An area can change inside as long as these few files keep their promises.',
    from: { path: `^api/src/(?!(?:${shared})/)([^/]+)/`, pathNot: tests },
    to: {
      path: `^api/src/(?!(?:${shared})/)[^/]+/`,
      pathNot: [
        '^api/src/$1/',
        '^api/src/[^/]+/[^/]+\\.(module|entity|guard)\\.ts$',
        ...exportedProviders.map((provider) => `^api/src/${provider}\\.ts$`),
      ],
    },
  },
  {
    name: 'shared-folders-of-the-api-know-no-area',
    comment:
      'They serve every area: what they must know, an area tells them. Only their tables name its tables.',
    from: { path: `^api/src/(${shared})/`, pathNot: tests },
    to: { path: `^api/src/(?!(?:${shared})/)[^/]+/`, pathNot: '\\.entity\\.ts$' },
  },
  {
    name: 'uploads-keep-their-store-and-their-encoder-to-themselves',
    comment: 'Where files are kept and how pictures are made can change without any area knowing.',
    from: { path: '^api/src/', pathNot: ['^api/src/uploads/', tests] },
    to: {
      path: '^api/src/uploads/',
      pathNot:
        '/(upload\\.entity|uploads(\\.module)?|file-sender|form\\.interceptor|names|pictures|received-file\\.pipe|upload-cleanup)\\.ts$',
    },
  },
  {
    name: 'features-of-a-front-do-not-know-each-other',
    comment: 'The App composes them; what two features need is a folder of its own.',
    from: { path: `^(portal|admin)/src/(${features})/` },
    to: { path: `^(portal|admin)/src/(${features})/`, pathNot: '^$1/src/$2/' },
  },
  {
    name: 'no-unresolved',
    comment: 'An import that leads nowhere would also escape every rule above.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^astro:|\\?(url|raw|inline)$' },
  },
];

export default {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.astro|test-results|playwright-report)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
