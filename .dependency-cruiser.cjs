/**
 * Import rules between folders and layers (docs/architecture.md). The comment of a rule says what to do instead. Tests in
 * tests/architecture plant a violation of each rule.
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
  ['voice'],
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
      comment:
        'The domain imports only itself, and the types of the translation function and of formats. Pass times, file contents and results of packages as values.',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { pathNot: '^src/(domain/|language/(format|translate)\\.ts$)' },
    },
    {
      name: 'domain-imports-only-types-of-language',
      comment: 'The domain gets the translation function as a parameter. Write `import type`.',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { path: '^src/language/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contract-imports-only-domain-and-schemas',
      comment: 'The contract imports only the domain and typebox. Move other code to its caller.',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { pathNot: '^(src/(domain|contract)/|node_modules/typebox/)' },
    },
    {
      name: 'command-line-is-separate',
      comment:
        'src/command-line is shared by server, research and authoring, so it imports only Node.js. Pass other things as arguments.',
      severity: 'error',
      from: { path: '^src/command-line/' },
      to: { path: '^(src/(?!command-line/)|node_modules/)' },
    },
    {
      name: 'paths-are-schema-free',
      comment: 'The browser loads contract/paths.ts. Put schemas into requests.ts and responses.ts.',
      severity: 'error',
      from: { path: '^src/contract/paths\\.ts$' },
      to: { path: '.' },
    },
    {
      name: 'wire-is-schema-free',
      comment:
        'The browser loads this code. Import only types from requests.ts and responses.ts, and no packages.',
      severity: 'error',
      from: { path: '^src/contract/(errors\\.ts$|wire/|encryption/)' },
      to: {
        path: '^node_modules/|^src/contract/(requests|responses|(reminder|understanding)-requests)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'browser-imports-only-types-of-schemas',
      comment: 'The browser must not load the schema library. Write `import type`.',
      severity: 'error',
      from: { path: browser },
      to: {
        path: '^src/contract/(requests|responses|(reminder|understanding)-requests)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'ui-is-plain',
      comment:
        'Components have plain props and translate their own texts. Pass links as render props, and load data in features.',
      severity: 'error',
      from: { path: '^src/web/ui/', pathNot: '\\.stories\\.tsx$' },
      to: {
        pathNot:
          '^src/(web/ui|web/language|language)/|^node_modules/(@types/)?(react|react-dom|d3|d3-[a-z]+|lucide-react|react-toastify|@fontsource-variable)/',
      },
    },
    {
      name: 'api-does-not-import-features',
      comment: 'The API layer imports contract, domain and Redux Toolkit. Pass other things as arguments.',
      severity: 'error',
      from: { path: '^src/web/api/' },
      to: { path: '^src/(web/(ui|forms|features|app)|server)/' },
    },
    {
      name: 'service-worker-imports-only-contract',
      comment:
        'The service worker imports only the contract, so that it is small. Move shared names and paths there.',
      severity: 'error',
      from: { path: '^src/web/worker/' },
      to: { pathNot: '^src/(web/worker|contract)/' },
    },
    {
      name: 'voice-does-not-import-features',
      comment: 'Speech imports contract, device storage, ui and language. It reads the texts from the page.',
      severity: 'error',
      from: { path: '^src/web/voice/', pathNot: '\\.stories\\.tsx$' },
      to: { path: '^src/(web/(features|forms|help|app)|domain)/' },
    },
    {
      name: 'features-do-not-import-each-other',
      comment:
        'Features do not import each other. Move shared code to domain, ui or api, or compose them in app.',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'features-do-not-import-app',
      comment: 'Features do not import app. Pass routes, catalogue and shell as props.',
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
      name: 'browser-does-not-import-server',
      comment: 'Browser and server share only contract and domain. Move shared code there.',
      severity: 'error',
      from: { path: browser },
      to: { path: '^src/(server|command-line)/' },
    },
    {
      name: 'server-does-not-import-browser-code',
      comment: 'The server imports no browser code. Move shared code to domain or contract.',
      severity: 'error',
      from: { path: '^src/server/' },
      to: {
        path: '^src/web/|^node_modules/(react|react-dom|redux|@reduxjs|react-redux|d3|d3-[^/]+|formik|yup|vite)/',
      },
    },
    {
      name: 'server-layers-import-downwards',
      comment:
        'Routes call services, services call repositories, repositories query the database. Return a value, or move shared code to a lower layer.',
      severity: 'error',
      from: { path: '^src/server/(db|repositories)/' },
      to: {
        path: '^src/server/(services|app/plugins|routes|mail|crypto)/',
        // Repositories encrypt and decrypt personal fields, so that no caller can omit it.
        pathNot: '^src/server/crypto/field-cipher\\.ts$',
      },
    },
    {
      name: 'services-do-not-import-transport',
      comment:
        'A service has values as arguments and throws errors with a code. Handle requests, replies and cookies in routes and plugins.',
      severity: 'error',
      from: { path: '^src/server/services/' },
      to: { path: '^src/server/(app/plugins|routes)/|^node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'server-does-not-import-admin',
      comment: 'The server does not import commands of operators. Move shared code to another folder.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '^src/server/admin/' },
      to: { path: '^src/server/admin/' },
    },
    {
      name: 'admin-reads-no-answers',
      comment: 'The admin CLI must not read attempts or results, also not indirectly. Remove the import.',
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
        'src/authoring imports domain, contract and web/ui. Load the running app in the frame of the preview.',
      severity: 'error',
      from: { path: '^src/authoring/' },
      to: {
        path: '^src/(web/(api|forms|features|app)|server)/',
      },
    },
    {
      name: 'app-does-not-import-authoring',
      comment: 'App and server do not import code for authors. Move shared code to domain or ui.',
      severity: 'error',
      from: { path: '^src/(?!authoring/)' },
      to: { path: '^src/authoring/' },
    },
    {
      name: 'research-imports-only-database-code',
      comment:
        'src/research imports domain, contract and, of the server, db, repositories, audit, config and the published instruments. Do not import services, screens or rules of authors.',
      severity: 'error',
      from: { path: '^src/research/' },
      to: {
        path: '^src/(web|authoring|server/(?!(db|repositories|audit|config)/|instruments/(published|read)\\.ts$))',
      },
    },
    {
      name: 'app-does-not-import-research',
      comment:
        'App and server do not import code for researchers. Move shared code to domain or repositories.',
      severity: 'error',
      from: { path: '^src/(?!research/)' },
      to: { path: '^src/research/' },
    },
    {
      name: 'd3-only-in-ui',
      comment:
        'Charts are components of ui. Pass them numbers. The exceptions are the CSV parser for authors and the printed pages for researchers.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/(web/ui/|authoring/exchange/norms/csv-table\\.ts$|research/quality/page/)',
      },
      to: { path: '^node_modules/d3(-|/)' },
    },
    {
      name: 'forms-do-not-import-features',
      comment: 'The form hook imports only the domain. Pass requests, messages and fields from the feature.',
      severity: 'error',
      from: { path: '^src/web/forms/' },
      to: { pathNot: '^src/(web/forms|domain)/|^node_modules/(@types/)?(react|formik|yup)/' },
    },
    {
      name: 'help-does-not-import-features',
      comment: 'The help numbers import domain, api, ui and content. Pass the result from the feature.',
      severity: 'error',
      from: { path: '^src/web/help/', pathNot: '\\.stories\\.tsx$' },
      to: { path: '^src/(web/(features|forms|app)|contract)/' },
    },
    {
      name: 'form-libraries-only-in-forms',
      comment: 'Pass rules of the domain to `useForm` of src/web/forms, which imports Formik and Yup.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/web/forms/' },
      to: { path: '^node_modules/(formik|yup)/' },
    },
    {
      name: 'questionnaire-does-not-import-forms',
      comment: 'Formik and Yup are too large for this route. Validate answers with the domain.',
      severity: 'error',
      from: { path: '^src/web/features/(questionnaire|dashboard|feedback)/' },
      to: { path: '^src/web/forms/' },
    },
    {
      name: 'toasts-are-lazy',
      comment: 'Only the lazy module of ui/toast imports react-toastify. Call `notify` of ui/toast.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/web/ui/toast/' },
      to: { path: '^node_modules/react-toastify/' },
    },
    {
      name: 'src-does-not-import-tests',
      comment: 'Source code does not import tests or tools. Move the code to src.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.stories\\.tsx$' },
      to: { path: '^(tests|tools)/' },
    },
    {
      name: 'no-orphans',
      comment: 'No file imports this one, and it is no entry. Delete it or use it.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot:
          '\\.d\\.ts$|\\.stories\\.tsx$|^src/(web/(boot/boot|worker/(worker|off)|app/main)\\.tsx?|authoring/studio/preview/main\\.tsx|authoring/(commands|studio/dev)/|research/commands/|server/(server|app/dev-server|admin/(demo-data|data-key|partition|backup|restore|admin))\\.ts)|tsconfig\\.json$',
      },
      to: {},
    },
    {
      name: 'imports-resolve',
      comment: 'The import does not resolve. Correct its path, or install the package.',
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
