/** One smallest violation per rule: files of a made-up tree, the first being the offender. */
export interface Planted {
  readonly rule: string;
  readonly files: Readonly<Record<string, string>>;
}

const empty = 'export const nothing = 0;\n';
const importing = (path: string) => `import '${path}';\n${empty}`;

export const planted: readonly Planted[] = [
  {
    rule: 'no-cycles',
    files: { 'src/domain/a.ts': importing('./b.ts'), 'src/domain/b.ts': importing('./a.ts') },
  },
  { rule: 'domain-is-pure', files: { 'src/domain/a.ts': importing('node:fs') } },
  { rule: 'domain-is-pure', files: { 'src/domain/a.ts': importing('react') } },
  {
    rule: 'domain-is-pure',
    files: { 'src/domain/a.ts': importing('../contract/b.ts'), 'src/contract/b.ts': empty },
  },
  { rule: 'contract-knows-domain-and-schemas', files: { 'src/contract/a.ts': importing('fastify') } },
  { rule: 'paths-are-schema-free', files: { 'src/contract/paths.ts': importing('typebox') } },
  {
    rule: 'browser-takes-types-from-bodies',
    files: {
      'src/api/a.ts': "import { Body } from '../contract/bodies.ts';\nexport const body = Body;\n",
      'src/contract/bodies.ts': 'export const Body = {};\n',
    },
  },
  { rule: 'ui-is-plain', files: { 'src/ui/a.ts': importing('react-redux') } },
  { rule: 'ui-is-plain', files: { 'src/ui/a.ts': importing('../domain/b.ts'), 'src/domain/b.ts': empty } },
  {
    rule: 'api-stands-under-features',
    files: { 'src/api/a.ts': importing('../features/x/b.ts'), 'src/features/x/b.ts': empty },
  },
  {
    rule: 'features-are-strangers',
    files: { 'src/features/brand-new/a.ts': importing('../other/b.ts'), 'src/features/other/b.ts': empty },
  },
  {
    rule: 'features-stand-under-app',
    files: { 'src/features/x/a.ts': importing('../../app/b.ts'), 'src/app/b.ts': empty },
  },
  {
    rule: 'browser-and-server-meet-in-contract-and-domain',
    files: { 'src/app/a.ts': importing('../server/b.ts'), 'src/server/b.ts': empty },
  },
  { rule: 'server-knows-no-browser-part', files: { 'src/server/a.ts': importing('react') } },
  {
    rule: 'server-leans-one-way',
    files: {
      'src/server/repositories/a.ts': importing('../services/b.ts'),
      'src/server/services/b.ts': empty,
    },
  },
  { rule: 'services-know-no-transport', files: { 'src/server/services/a.ts': importing('fastify') } },
  {
    rule: 'author-stands-apart',
    files: { 'src/author/a.ts': importing('../features/x/b.ts'), 'src/features/x/b.ts': empty },
  },
  {
    rule: 'program-knows-no-author-tool',
    files: { 'src/app/a.ts': importing('../author/b.ts'), 'src/author/b.ts': empty },
  },
  { rule: 'd3-only-in-ui', files: { 'src/features/x/a.ts': importing('d3-shape') } },
  {
    rule: 'forms-stand-under-features',
    files: { 'src/forms/a.ts': importing('../api/b.ts'), 'src/api/b.ts': empty },
  },
  { rule: 'form-libraries-only-in-forms', files: { 'src/features/x/a.ts': importing('formik') } },
  {
    rule: 'engine-without-forms',
    files: { 'src/features/questionnaire/a.ts': importing('../../forms/b.ts'), 'src/forms/b.ts': empty },
  },
  { rule: 'toasts-load-on-first-use', files: { 'src/features/x/a.ts': importing('react-toastify') } },
  { rule: 'no-src-to-tests', files: { 'src/app/a.ts': importing('../../tests/b.ts'), 'tests/b.ts': empty } },
  { rule: 'no-orphans', files: { 'src/domain/alone.ts': empty } },
  { rule: 'resolvable', files: { 'src/domain/a.ts': importing('./nowhere.ts') } },
];
