import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { getCompiledFolder } from '../../../compile/compiled-folder.ts';
import { type FilePolicy, isPrivate, isRefused, privateFolders } from './file-policy.ts';
import { listFiles, listPathSpellings } from './path-spellings.ts';

/** What the program's pages are made of, below the repository's folder. */
const pageSources = ['src', 'content', 'questionnaires', 'node_modules', 'index.html'];

/** Vite's own list, which a list in its place would drop; a test compares both. */
const viteDenies = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

/** Settings of the server that name files and folders with personal data or secrets. */
const privatePaths = [
  'ERASURE_LOG',
  'REMOVALS_LEDGER',
  'DATA_KEY_FILE',
  'DATABASE_URL_FILE',
  'SMTP_URL_FILE',
];

/** What a development server serves beyond the sources of the program's pages. */
export interface FileGuardOptions {
  /** Files and folders below the repository's folder. */
  readonly more?: readonly string[];
  /** Settings of the server; `process.env` when absent. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * Limits a development server to the files that its pages are made of. Everything else in the working folder, such as
 * the data folder, `deploy/` and `research/`, is answered by 403 before Vite sees the request. Pages of other origins
 * get no permission to read answers.
 * @param root the repository's folder
 */
export function createFileGuard(
  root: string,
  { more = [], env = process.env }: FileGuardOptions = {},
): Plugin {
  const refused = [
    resolve(root, env.DATA_DIR?.trim() || '.data'),
    ...privatePaths.flatMap((name) => (env[name]?.trim() ? [resolve(root, env[name].trim())] : [])),
  ];
  return {
    name: 'file-guard',
    apply: 'serve',
    config: () => ({
      server: {
        cors: false,
        fs: {
          strict: true,
          allow: [
            ...[...pageSources, ...more].map((path) => join(root, path)),
            getCompiledFolder(root),
            findPackages(root),
          ],
          deny: [
            ...viteDenies,
            // Where `npm run author` writes its address.
            '**/node_modules/.cache/*.html',
            '*.{env,db,sqlite,sqlite3,sql,dump,eml,ledger}',
            ...[...privateFolders.map((name) => join(root, name)), ...refused].flatMap((folder) => [
              toGlob(folder),
              `${toGlob(folder)}/**`,
            ]),
          ],
        },
      },
    }),
    configureServer: {
      // Before the middlewares of other plugins, which may read files too.
      order: 'pre',
      handler({ middlewares, config }) {
        const policy = createPolicy(root, refused, config);
        const folders = { root, publicDir: config.publicDir, base: config.base };
        middlewares.use((request, answer, next) => {
          const files = listPathSpellings(request.url ?? '/')?.map((path) => listFiles(path, folders));
          const isServed = files?.every(
            ({ named, tried }) =>
              !named.some((file) => isPrivate(file, policy)) &&
              ![...named, ...tried].some((file) => isRefused(file, policy)),
          );
          if (isServed) return next();
          answer.statusCode = 403;
          answer.setHeader('Content-Type', 'text/plain; charset=utf-8');
          answer.end('The development server does not serve this file (src/authoring/dev/guard).\n');
        });
      },
    },
  };
}

function createPolicy(root: string, refused: readonly string[], config: ResolvedConfig): FilePolicy {
  const { cacheDir, publicDir, server } = config;
  const served = [...server.fs.allow, cacheDir, publicDir].filter(Boolean);
  return { root, served: resolveRealPaths(served), refused: resolveRealPaths(refused) };
}

const resolveRealPaths = (paths: readonly string[]) => [
  ...new Set([...paths, ...paths.filter((path) => existsSync(path)).map((path) => realpathSync(path))]),
];

/** Where the packages are: a copy of the repository may link each of them from elsewhere. */
const findPackages = (root: string) => dirname(realpathSync(join(root, 'node_modules/vite')));

/** A path as a pattern that matches it alone. */
const toGlob = (path: string) => path.replaceAll('\\', '/').replace(/[$^*+?()[\]{}!|@,]/g, '\\$&');
