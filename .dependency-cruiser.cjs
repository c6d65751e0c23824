/**
 * The arrows between rooms and layers (docs/architecture.md). Each rule says what to do instead.
 * tests/architecture plants one violation per rule and expects a report.
 */
const browser = '^src/web/';

/** Folders of `src/authoring` from the lowest to the highest layer. Folders of one layer do not import each other. */
const authoringLayers = [
  ['finding'],
  ['source'],
  ['rules'],
  ['check'],
  ['drafts'],
  ['compile', 'exchange'],
  ['studio'],
  ['commands'],
];

const authoringRules = authoringLayers.flat().map((folder) => {
  const layer = authoringLayers.findIndex((folders) => folders.includes(folder));
  const below = authoringLayers.slice(0, layer).flat();
  return {
    name: `authoring-${folder}-imports-lower-layers`,
    comment: `src/authoring/${folder} imports ${below.join(', ') || 'no other folder of src/authoring'}. Move what both folders need into a lower layer.`,
    severity: 'error',
    from: { path: `^src/authoring/${folder}/` },
    to: { path: '^src/authoring/', pathNot: `^src/authoring/(${[folder, ...below].join('|')})/` },
  };
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Move what both files need into a third one that imports neither.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-is-pure',
      comment: 'The domain imports only itself. Pass clocks, files and packages in as plain values.',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'contract-knows-domain-and-schemas',
      comment: 'What travels is described with domain types and typebox alone.',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { pathNot: '^(src/(domain|contract)/|node_modules/typebox/)' },
    },
    {
      name: 'command-line-is-separate',
      comment:
        'src/command-line is shared by the commands of server, research and authoring: it imports only Node.js.',
      severity: 'error',
      from: { path: '^src/command-line/' },
      to: { path: '^(src/(?!command-line/)|node_modules/)' },
    },
    {
      name: 'paths-are-schema-free',
      comment: 'contract/paths.ts goes to the browser: keep schemas in requests.ts and responses.ts.',
      severity: 'error',
      from: { path: '^src/contract/paths\\.ts$' },
      to: { path: '.' },
    },
    {
      name: 'wire-is-schema-free',
      comment:
        'What reads, writes and seals what travels goes to the browser: take types alone from requests.ts and responses.ts.',
      severity: 'error',
      from: { path: '^src/contract/(errors\\.ts$|wire/|sealed/)' },
      to: {
        path: '^node_modules/|^src/contract/(requests|responses)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'browser-takes-types-from-schemas',
      comment: 'Write `import type`: the schema library must not reach the browser.',
      severity: 'error',
      from: { path: browser },
      to: { path: '^src/contract/(requests|responses)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-is-plain',
      comment: 'Components take plain props. Links come as render props; data and store stay in features.',
      severity: 'error',
      from: { path: '^src/web/ui/', pathNot: '\\.stories\\.tsx$' },
      to: {
        pathNot:
          '^src/web/ui/|^node_modules/(@types/)?(react|react-dom|d3|d3-[a-z]+|lucide-react|react-toastify|@fontsource-variable)/',
      },
    },
    {
      name: 'api-stands-under-features',
      comment: 'The API layer knows the contract, the domain and Redux Toolkit.',
      severity: 'error',
      from: { path: '^src/web/api/' },
      to: { path: '^src/(web/(ui|forms|features|app)|server)/' },
    },
    {
      name: 'worker-stands-alone',
      comment:
        'The service worker runs beside every page: give it names and addresses of the contract alone.',
      severity: 'error',
      from: { path: '^src/web/worker/' },
      to: { pathNot: '^src/(web/worker|contract)/' },
    },
    {
      name: 'features-are-strangers',
      comment: 'A feature never imports another. Share through domain, ui or api, or let app compose.',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'features-stand-under-app',
      comment: 'What app knows (routes, catalogue, shell) arrives as props.',
      severity: 'error',
      from: { path: '^src/web/features/' },
      to: { path: '^src/web/app/' },
    },
    {
      name: 'boot-script-is-small',
      comment:
        'The boot script is in every prerendered page: it imports contract, domain types and device storage only.',
      severity: 'error',
      from: { path: '^src/web/boot/' },
      to: { pathNot: '^src/(web/(boot|api/device)/|domain/|contract/)' },
    },
    {
      name: 'browser-and-server-meet-in-contract-and-domain',
      comment: 'The two programs share the contract and the domain, nothing else.',
      severity: 'error',
      from: { path: browser },
      to: { path: '^src/(server|command-line)/' },
    },
    {
      name: 'server-knows-no-browser-part',
      comment: 'The server imports domain, contract and its own packages.',
      severity: 'error',
      from: { path: '^src/server/' },
      to: {
        path: '^src/web/|^node_modules/(react|react-dom|redux|@reduxjs|react-redux|d3|d3-[^/]+|formik|yup|vite)/',
      },
    },
    {
      name: 'server-leans-one-way',
      comment:
        'Routes call services, services call repositories, repositories ask the database. Hand up a value, or move what both need beside them.',
      severity: 'error',
      from: { path: '^src/server/(db|repositories)/' },
      to: {
        path: '^src/server/(services|app/plugins|routes|mail|crypto)/',
        // Repositories seal and open what names a person, so that nobody above them can forget to.
        pathNot: '^src/server/crypto/field-cipher\\.ts$',
      },
    },
    {
      name: 'services-know-no-transport',
      comment:
        'A service takes values and throws an error with a code; requests, replies and cookies end in routes and plugins.',
      severity: 'error',
      from: { path: '^src/server/services/' },
      to: { path: '^src/server/(app/plugins|routes)/|^node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'server-does-not-import-admin',
      comment:
        'Backups and the admin CLI are commands of an operator: the running server imports none of them. Move what both need into another folder.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '^src/server/admin/' },
      to: { path: '^src/server/admin/' },
    },
    {
      name: 'admin-reads-no-answers',
      comment:
        'The admin CLI finds accounts and mails. Nothing it reaches may read attempts, results or what people send.',
      severity: 'error',
      from: { path: '^src/server/admin/(admin\\.ts$|commands/)' },
      to: {
        path: '^src/server/(repositories/(attempts|steps)|services/(attempts|export|export-csv|sections|steps|submit))\\.ts$',
        reachable: true,
      },
    },
    ...authoringRules,
    {
      name: 'authoring-is-separate',
      comment:
        'src/authoring imports domain, contract and web/ui. Its preview loads the running app in a frame.',
      severity: 'error',
      from: { path: '^src/authoring/' },
      to: {
        path: '^src/(web/(api|forms|features|app)|server)/',
      },
    },
    {
      name: 'program-knows-no-authoring',
      comment:
        "Nothing of the authors' tool may reach readers or the server: move what both need into domain or ui.",
      severity: 'error',
      from: { path: '^src/(?!authoring/)' },
      to: { path: '^src/authoring/' },
    },
    {
      name: 'research-reads-what-is-stored',
      comment:
        "Exports and figures for researchers take domain, contract, the server's db, repositories and questionnaires, published and served, and how a command of an operator begins, makes a folder and is refused (settings, trail); no service, screen or author's rule.",
      severity: 'error',
      from: { path: '^src/research/' },
      to: {
        path: '^src/(web|authoring|server/(?!(db|repositories|audit|config)/|instruments/(published|read)\\.ts$))',
      },
    },
    {
      name: 'program-knows-no-research',
      comment:
        'What serves researchers stands beside the program: move what both need into domain or repositories.',
      severity: 'error',
      from: { path: '^src/(?!research/)' },
      to: { path: '^src/research/' },
    },
    {
      name: 'd3-only-in-ui',
      comment:
        "Charts are components of ui: give them numbers. The authors' reader of CSV takes d3's reader, and researchers' printed pages are drawn where no screen is.",
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/(web/ui/|authoring/exchange/norms/csv-table\\.ts$|research/quality/page/)',
      },
      to: { path: '^node_modules/d3(-|/)' },
    },
    {
      name: 'forms-stand-under-features',
      comment:
        'The form hook knows values, rules and the domain. Calls, words and fields arrive from the feature.',
      severity: 'error',
      from: { path: '^src/web/forms/' },
      to: { pathNot: '^src/(web/forms|domain)/|^node_modules/(@types/)?(react|formik|yup)/' },
    },
    {
      name: 'form-libraries-only-in-forms',
      comment:
        'Give `useForm` of src/web/forms plain rules, as the domain has them: it brings Formik and Yup along.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/web/forms/' },
      to: { path: '^node_modules/(formik|yup)/' },
    },
    {
      name: 'engine-without-forms',
      comment:
        'The questionnaire engine checks answers with the domain; Formik and Yup would burden its route.',
      severity: 'error',
      from: { path: '^src/web/features/(questionnaire|dashboard|feedback)/' },
      to: { path: '^src/web/forms/' },
    },
    {
      name: 'toasts-load-on-first-use',
      comment: 'Call `notify` of ui/toast; only its lazy module may import react-toastify.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/web/ui/toast/' },
      to: { path: '^node_modules/react-toastify/' },
    },
    {
      name: 'no-src-to-tests',
      comment: 'Program code never leans on tests.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.stories\\.tsx$' },
      to: { path: '^(tests|tools)/' },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this file and it is no entry: delete it or use it.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot:
          '\\.d\\.ts$|\\.stories\\.tsx$|^src/(web/(boot/boot|worker/(worker|off)|app/main)\\.tsx?|authoring/studio/preview/main\\.tsx|authoring/(commands|studio/dev)/|research/commands/|server/(server|app/dev-server|admin/(demo-data|data-key|partition|backup|restore|admin))\\.ts)|tsconfig\\.json$',
      },
      to: {},
    },
    {
      name: 'resolvable',
      comment: 'The import leads nowhere: mend its path or install the package.',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true, pathNot: '^#compiled/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
