import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { getCompiledFolder } from '../../../compile/compiled-folder.ts';
import { type FilePolicy, isPrivate, isRefused, privateFolders } from './file-policy.ts';
import { listCandidateFiles, listPathSpellings } from './path-spellings.ts';

/** Sources of the app's pages, below the repository. */
const pageSources = ['src', 'content', 'questionnaires', 'node_modules', 'index.html'];

/** The defaults of Vite, which a custom list would replace. A test compares both. */
const viteDefaultDeny = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

/** Settings of the server whose values are paths to personal data or secrets. */
const privatePaths = [
  'ERASURE_LOG',
  'REMOVALS_LEDGER',
  'DATA_KEY_FILE',
  'DATABASE_URL_FILE',
  'SMTP_URL_FILE',
];

/** Files that a development server serves in addition to the sources of the pages. */
export interface FileGuardOptions {
  /** Files and folders below the repository. */
  readonly additionalPaths?: readonly string[];
  /** Settings of the server; by default `process.env`. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * Limits a development server to the sources of its pages. Answers 403 for all other files in the working folder, such
 * as the data folder, `deploy/` and `research/`, and disables CORS.
 * @param root folder of the repository
 */
export function createFileGuard(
  root: string,
  { additionalPaths = [], env = process.env }: FileGuardOptions = {},
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
            ...[...pageSources, ...additionalPaths].map((path) => join(root, path)),
            getCompiledFolder(root),
            findPackages(root),
          ],
          deny: [
            ...viteDefaultDeny,
            // `npm run author` stores its URL there.
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
      // Other plugins may also read files.
      order: 'pre',
      handler({ middlewares, config }) {
        const policy = createPolicy(root, refused, config);
        const folders = { root, publicDir: config.publicDir, base: config.base };
        middlewares.use((request, response, next) => {
          const files = listPathSpellings(request.url ?? '/')?.map((path) =>
            listCandidateFiles(path, folders),
          );
          const isServed = files?.every(
            ({ direct, fallbacks }) =>
              !direct.some((file) => isPrivate(file, policy)) &&
              ![...direct, ...fallbacks].some((file) => isRefused(file, policy)),
          );
          if (isServed) return next();
          response.statusCode = 403;
          response.setHeader('Content-Type', 'text/plain; charset=utf-8');
          response.end('The development server does not serve this file (src/authoring/studio/dev/guard).\n');
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

/** Returns the folder of the packages. A copy of the repository may link `node_modules` to another folder. */
const findPackages = (root: string) => dirname(realpathSync(join(root, 'node_modules/vite')));

/** Escapes a path for a glob pattern. */
const toGlob = (path: string) => path.replaceAll('\\', '/').replace(/[$^*+?()[\]{}!|@,]/g, '\\$&');
