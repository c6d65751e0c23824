/** A minimal violation of a rule: files of a fake source tree; the first one contains the violation. */
export interface Planted {
  readonly rule: string;
  readonly files: Readonly<Record<string, string>>;
}

const empty = 'export const nothing = 0;\n';
const createImport = (path: string) => `import '${path}';\n${empty}`;

/** A folder of `src/authoring` that imports another one, of the same or a higher layer. */
const createUpwardImport = (folder: string, higher: string): Planted => ({
  rule: `authoring-${folder}-imports-lower-layers`,
  files: {
    [`src/authoring/${folder}/a.ts`]: createImport(`../${higher}/b.ts`),
    [`src/authoring/${higher}/b.ts`]: empty,
  },
});

export const planted: readonly Planted[] = [
  createUpwardImport('finding', 'source'),
  createUpwardImport('source', 'rules'),
  createUpwardImport('rules', 'check'),
  createUpwardImport('check', 'drafts'),
  createUpwardImport('drafts', 'compile'),
  createUpwardImport('compile', 'exchange'),
  createUpwardImport('exchange', 'compile'),
  createUpwardImport('voice', 'studio'),
  createUpwardImport('studio', 'commands'),
  {
    rule: 'authoring-commands-imports-lower-layers',
    files: { 'src/authoring/commands/a.ts': createImport('../b.ts'), 'src/authoring/b.ts': empty },
  },
  {
    rule: 'no-cycles',
    files: { 'src/domain/a.ts': createImport('./b.ts'), 'src/domain/b.ts': createImport('./a.ts') },
  },
  {
    rule: 'command-line-is-separate',
    files: { 'src/command-line/a.ts': createImport('../domain/b.ts'), 'src/domain/b.ts': empty },
  },
  { rule: 'domain-is-pure', files: { 'src/domain/a.ts': createImport('node:fs') } },
  { rule: 'domain-is-pure', files: { 'src/domain/a.ts': createImport('react') } },
  {
    rule: 'domain-is-pure',
    files: { 'src/domain/a.ts': createImport('../contract/b.ts'), 'src/contract/b.ts': empty },
  },
  {
    rule: 'domain-imports-only-types-of-language',
    files: {
      'src/domain/a.ts': createImport('../language/translate.ts'),
      'src/language/translate.ts': empty,
    },
  },
  {
    rule: 'contract-imports-only-domain-and-schemas',
    files: { 'src/contract/a.ts': createImport('fastify') },
  },
  { rule: 'paths-are-schema-free', files: { 'src/contract/paths.ts': createImport('typebox') } },
  { rule: 'wire-is-schema-free', files: { 'src/contract/errors.ts': createImport('typebox') } },
  {
    rule: 'wire-is-schema-free',
    files: { 'src/contract/wire/a.ts': createImport('../requests.ts'), 'src/contract/requests.ts': empty },
  },
  { rule: 'wire-is-schema-free', files: { 'src/contract/encryption/a.ts': createImport('typebox') } },
  {
    rule: 'browser-imports-only-types-of-schemas',
    files: {
      'src/web/api/a.ts': "import { Body } from '../../contract/requests.ts';\nexport const body = Body;\n",
      'src/contract/requests.ts': 'export const Body = {};\n',
    },
  },
  { rule: 'ui-is-plain', files: { 'src/web/ui/a.ts': createImport('react-redux') } },
  {
    rule: 'ui-is-plain',
    files: { 'src/web/ui/a.ts': createImport('../../domain/b.ts'), 'src/domain/b.ts': empty },
  },
  {
    rule: 'api-does-not-import-features',
    files: { 'src/web/api/a.ts': createImport('../features/x/b.ts'), 'src/web/features/x/b.ts': empty },
  },
  {
    rule: 'features-do-not-import-each-other',
    files: {
      'src/web/features/brand-new/a.ts': createImport('../other/b.ts'),
      'src/web/features/other/b.ts': empty,
    },
  },
  {
    rule: 'features-do-not-import-app',
    files: { 'src/web/features/x/a.ts': createImport('../../app/b.ts'), 'src/web/app/b.ts': empty },
  },
  { rule: 'boot-script-is-small', files: { 'src/web/boot/a.ts': createImport('react') } },
  {
    rule: 'service-worker-imports-only-contract',
    files: { 'src/web/worker/a.ts': createImport('../api/b.ts'), 'src/web/api/b.ts': empty },
  },
  {
    rule: 'boot-script-is-small',
    files: { 'src/web/boot/a.ts': createImport('../api/b.ts'), 'src/web/api/b.ts': empty },
  },
  {
    rule: 'browser-does-not-import-server',
    files: { 'src/web/app/a.ts': createImport('../../server/b.ts'), 'src/server/b.ts': empty },
  },
  { rule: 'server-does-not-import-browser-code', files: { 'src/server/a.ts': createImport('react') } },
  {
    rule: 'server-layers-import-downwards',
    files: {
      'src/server/repositories/a.ts': createImport('../services/b.ts'),
      'src/server/services/b.ts': empty,
    },
  },
  {
    rule: 'services-do-not-import-transport',
    files: { 'src/server/services/a.ts': createImport('fastify') },
  },
  {
    rule: 'server-does-not-import-admin',
    files: { 'src/server/services/a.ts': createImport('../admin/b.ts'), 'src/server/admin/b.ts': empty },
  },
  {
    rule: 'admin-reads-no-answers',
    files: {
      'src/server/admin/commands/a.ts': createImport('../../services/b.ts'),
      'src/server/services/b.ts': createImport('../repositories/attempts.ts'),
      'src/server/repositories/attempts.ts': empty,
    },
  },
  {
    rule: 'authoring-is-separate',
    files: {
      'src/authoring/studio/a.ts': createImport('../../web/features/x/b.ts'),
      'src/web/features/x/b.ts': empty,
    },
  },
  {
    rule: 'app-does-not-import-authoring',
    files: { 'src/web/app/a.ts': createImport('../../authoring/b.ts'), 'src/authoring/b.ts': empty },
  },
  {
    rule: 'research-imports-only-database-code',
    files: {
      'src/research/a.ts': createImport('../server/services/b.ts'),
      'src/server/services/b.ts': empty,
    },
  },
  {
    rule: 'app-does-not-import-research',
    files: { 'src/server/a.ts': createImport('../research/b.ts'), 'src/research/b.ts': empty },
  },
  { rule: 'd3-only-in-ui', files: { 'src/web/features/x/a.ts': createImport('d3') } },
  {
    rule: 'forms-do-not-import-features',
    files: { 'src/web/forms/a.ts': createImport('../api/b.ts'), 'src/web/api/b.ts': empty },
  },
  {
    rule: 'help-does-not-import-features',
    files: { 'src/web/help/a.ts': createImport('../features/b.ts'), 'src/web/features/b.ts': empty },
  },
  {
    rule: 'voice-does-not-import-features',
    files: { 'src/web/voice/a.ts': createImport('../features/b.ts'), 'src/web/features/b.ts': empty },
  },
  { rule: 'form-libraries-only-in-forms', files: { 'src/web/features/x/a.ts': createImport('formik') } },
  {
    rule: 'questionnaire-does-not-import-forms',
    files: {
      'src/web/features/questionnaire/a.ts': createImport('../../forms/b.ts'),
      'src/web/forms/b.ts': empty,
    },
  },
  { rule: 'toasts-are-lazy', files: { 'src/web/features/x/a.ts': createImport('react-toastify') } },
  {
    rule: 'src-does-not-import-tests',
    files: { 'src/web/app/a.ts': createImport('../../../tests/b.ts'), 'tests/b.ts': empty },
  },
  { rule: 'no-orphans', files: { 'src/domain/alone.ts': empty } },
  { rule: 'imports-resolve', files: { 'src/domain/a.ts': createImport('./nowhere.ts') } },
];
