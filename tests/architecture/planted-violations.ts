/** A minimal violation of a rule: files of a fake source tree; the first one contains the violation. */
export interface Planted {
  readonly rule: string;
  readonly files: Readonly<Record<string, string>>;
}

const empty = 'export const nothing = 0;\n';
const importing = (path: string) => `import '${path}';\n${empty}`;

/** A folder of `src/authoring` that imports another one, of the same or a higher layer. */
const upward = (folder: string, higher: string): Planted => ({
  rule: `authoring-${folder}-imports-lower-layers`,
  files: {
    [`src/authoring/${folder}/a.ts`]: importing(`../${higher}/b.ts`),
    [`src/authoring/${higher}/b.ts`]: empty,
  },
});

export const planted: readonly Planted[] = [
  upward('finding', 'source'),
  upward('source', 'rules'),
  upward('rules', 'check'),
  upward('check', 'drafts'),
  upward('drafts', 'compile'),
  upward('compile', 'exchange'),
  upward('exchange', 'compile'),
  upward('studio', 'commands'),
  {
    rule: 'authoring-commands-imports-lower-layers',
    files: { 'src/authoring/commands/a.ts': importing('../b.ts'), 'src/authoring/b.ts': empty },
  },
  {
    rule: 'no-cycles',
    files: { 'src/domain/a.ts': importing('./b.ts'), 'src/domain/b.ts': importing('./a.ts') },
  },
  {
    rule: 'command-line-is-separate',
    files: { 'src/command-line/a.ts': importing('../domain/b.ts'), 'src/domain/b.ts': empty },
  },
  { rule: 'domain-is-pure', files: { 'src/domain/a.ts': importing('node:fs') } },
  { rule: 'domain-is-pure', files: { 'src/domain/a.ts': importing('react') } },
  {
    rule: 'domain-is-pure',
    files: { 'src/domain/a.ts': importing('../contract/b.ts'), 'src/contract/b.ts': empty },
  },
  { rule: 'contract-imports-only-domain-and-schemas', files: { 'src/contract/a.ts': importing('fastify') } },
  { rule: 'paths-are-schema-free', files: { 'src/contract/paths.ts': importing('typebox') } },
  { rule: 'wire-is-schema-free', files: { 'src/contract/errors.ts': importing('typebox') } },
  {
    rule: 'wire-is-schema-free',
    files: { 'src/contract/wire/a.ts': importing('../requests.ts'), 'src/contract/requests.ts': empty },
  },
  { rule: 'wire-is-schema-free', files: { 'src/contract/encryption/a.ts': importing('typebox') } },
  {
    rule: 'browser-imports-only-types-of-schemas',
    files: {
      'src/web/api/a.ts': "import { Body } from '../../contract/requests.ts';\nexport const body = Body;\n",
      'src/contract/requests.ts': 'export const Body = {};\n',
    },
  },
  { rule: 'ui-is-plain', files: { 'src/web/ui/a.ts': importing('react-redux') } },
  {
    rule: 'ui-is-plain',
    files: { 'src/web/ui/a.ts': importing('../../domain/b.ts'), 'src/domain/b.ts': empty },
  },
  {
    rule: 'api-does-not-import-features',
    files: { 'src/web/api/a.ts': importing('../features/x/b.ts'), 'src/web/features/x/b.ts': empty },
  },
  {
    rule: 'features-do-not-import-each-other',
    files: {
      'src/web/features/brand-new/a.ts': importing('../other/b.ts'),
      'src/web/features/other/b.ts': empty,
    },
  },
  {
    rule: 'features-do-not-import-app',
    files: { 'src/web/features/x/a.ts': importing('../../app/b.ts'), 'src/web/app/b.ts': empty },
  },
  { rule: 'boot-script-is-small', files: { 'src/web/boot/a.ts': importing('react') } },
  {
    rule: 'service-worker-imports-only-contract',
    files: { 'src/web/worker/a.ts': importing('../api/b.ts'), 'src/web/api/b.ts': empty },
  },
  {
    rule: 'boot-script-is-small',
    files: { 'src/web/boot/a.ts': importing('../api/b.ts'), 'src/web/api/b.ts': empty },
  },
  {
    rule: 'browser-does-not-import-server',
    files: { 'src/web/app/a.ts': importing('../../server/b.ts'), 'src/server/b.ts': empty },
  },
  { rule: 'server-does-not-import-browser-code', files: { 'src/server/a.ts': importing('react') } },
  {
    rule: 'server-layers-import-downwards',
    files: {
      'src/server/repositories/a.ts': importing('../services/b.ts'),
      'src/server/services/b.ts': empty,
    },
  },
  { rule: 'services-do-not-import-transport', files: { 'src/server/services/a.ts': importing('fastify') } },
  {
    rule: 'server-does-not-import-admin',
    files: { 'src/server/services/a.ts': importing('../admin/b.ts'), 'src/server/admin/b.ts': empty },
  },
  {
    rule: 'admin-reads-no-answers',
    files: {
      'src/server/admin/commands/a.ts': importing('../../services/b.ts'),
      'src/server/services/b.ts': importing('../repositories/attempts.ts'),
      'src/server/repositories/attempts.ts': empty,
    },
  },
  {
    rule: 'authoring-is-separate',
    files: {
      'src/authoring/studio/a.ts': importing('../../web/features/x/b.ts'),
      'src/web/features/x/b.ts': empty,
    },
  },
  {
    rule: 'app-does-not-import-authoring',
    files: { 'src/web/app/a.ts': importing('../../authoring/b.ts'), 'src/authoring/b.ts': empty },
  },
  {
    rule: 'research-imports-only-database-code',
    files: { 'src/research/a.ts': importing('../server/services/b.ts'), 'src/server/services/b.ts': empty },
  },
  {
    rule: 'app-does-not-import-research',
    files: { 'src/server/a.ts': importing('../research/b.ts'), 'src/research/b.ts': empty },
  },
  { rule: 'd3-only-in-ui', files: { 'src/web/features/x/a.ts': importing('d3') } },
  {
    rule: 'forms-do-not-import-features',
    files: { 'src/web/forms/a.ts': importing('../api/b.ts'), 'src/web/api/b.ts': empty },
  },
  { rule: 'form-libraries-only-in-forms', files: { 'src/web/features/x/a.ts': importing('formik') } },
  {
    rule: 'questionnaire-does-not-import-forms',
    files: {
      'src/web/features/questionnaire/a.ts': importing('../../forms/b.ts'),
      'src/web/forms/b.ts': empty,
    },
  },
  { rule: 'toasts-are-lazy', files: { 'src/web/features/x/a.ts': importing('react-toastify') } },
  {
    rule: 'src-does-not-import-tests',
    files: { 'src/web/app/a.ts': importing('../../../tests/b.ts'), 'tests/b.ts': empty },
  },
  { rule: 'no-orphans', files: { 'src/domain/alone.ts': empty } },
  { rule: 'imports-resolve', files: { 'src/domain/a.ts': importing('./nowhere.ts') } },
];
