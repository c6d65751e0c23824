// @ts-nocheck: a temporary tool, until all names are renamed (language.test.ts)
// Renames declarations and files of a repository by the TypeScript language service.
// usage: node rename.mjs ROOT MAP.txt [--dry]
// MAP lines:  path/file.ts  oldName  newName     every declaration named oldName in that file (any scope, also members)
//             path/dir/*    oldName  newName     every declaration in files under that folder
//             path/old.ts   =>  path/new.ts      moves a file (git mv) and repairs relative and '#' imports
//   a fourth word limits an entry: `local` to variables and parameters, `typed` to these and members of interfaces.
//             Use them for folders: an object literal may be a wire body, whose type would be renamed too.
//             @pick dir oldName newName         the same name in Pick, Omit and indexed access types
// lines that begin with # are comments. Worktrees made with `cp -al` share node_modules/.cache: delete its tsc folder.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
const [root, mapFile, dry] = [resolve(process.argv[2]), process.argv[3], process.argv.includes('--dry')];
const ts = (await import(join(root, 'node_modules/typescript/lib/typescript.js'))).default;
const tops = ['src', 'tests', 'tools', '.storybook'];
const files = [];
for (const top of tops)
  for (const f of readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }))
    if (/\.(ts|tsx|mts|mjs)$/.test(f) && !f.includes('node_modules')) files.push(join(root, top, f));
for (const f of ['vite.config.ts', 'vitest.config.ts', 'drizzle.config.ts'])
  if (existsSync(join(root, f))) files.push(join(root, f));
const texts = new Map(files.map((f) => [f, readFileSync(f, 'utf8')]));
const options = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  allowJs: true,
  checkJs: false,
  jsx: ts.JsxEmit.ReactJSX,
  noEmit: true,
  resolveJsonModule: true,
  strict: true,
  skipLibCheck: true,
  types: ['node', 'vite/client'],
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  erasableSyntaxOnly: false,
};
const host = {
  getCompilationSettings: () => options,
  getScriptFileNames: () => files,
  getScriptVersion: () => '1',
  getScriptSnapshot: (f) => {
    const t = texts.get(f) ?? (existsSync(f) ? readFileSync(f, 'utf8') : undefined);
    return t === undefined ? undefined : ts.ScriptSnapshot.fromString(t);
  },
  getCurrentDirectory: () => root,
  getDefaultLibFileName: (o) => ts.getDefaultLibFilePath(o),
  fileExists: ts.sys.fileExists,
  readFile: ts.sys.readFile,
  readDirectory: ts.sys.readDirectory,
  directoryExists: ts.sys.directoryExists,
  getDirectories: ts.sys.getDirectories,
  realpath: undefined,
};
const ls = ts.createLanguageService(host, ts.createDocumentRegistry());
const program = ls.getProgram();
const edits = new Map(); // file -> Map(start -> {length, text})
const add = (file, start, length, name, prefix, suffix) => {
  if (!file.startsWith(root) || file.includes('node_modules')) return void console.error('outside', file);
  const of = edits.get(file) ?? edits.set(file, new Map()).get(file);
  const parts = of.get(start)?.parts ?? {};
  const part = prefix ? 'local' : suffix ? 'property' : 'both';
  if (parts[part] && parts[part] !== name)
    console.error(`conflict ${relative(root, file)}@${start}: ${parts[part]} / ${name}`);
  parts[part] = name;
  const old = (texts.get(file) ?? readFileSync(file, 'utf8')).slice(start, start + length);
  const property = parts.property ?? parts.both ?? old;
  const local = parts.local ?? parts.both ?? old;
  const isShorthand = parts.local || parts.property;
  const word = prefix.startsWith(old + ' as') || suffix.startsWith(' as ') ? ' as ' : ': ';
  of.set(start, {
    length,
    parts,
    text: !isShorthand || property === local ? (parts.both ?? local) : property + word + local,
  });
};
const moves = [];
let done = 0,
  missing = 0;
for (const raw of readFileSync(mapFile, 'utf8').split('\n')) {
  const line = raw.trim();
  if (!line || line.startsWith('# ')) continue;
  const [a, b, c, mode] = line.split(/\s+/);
  if (a === '@pick') {
    const [, dir, from, into] = line.split(/\s+/);
    for (const file of files.filter((f) => f.startsWith(join(root, dir)))) {
      const source = program.getSourceFile(file);
      const visit = (node) => {
        if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) && node.literal.text === from) {
          let up = node.parent;
          while (ts.isUnionTypeNode(up) || ts.isParenthesizedTypeNode(up)) up = up.parent;
          if (
            (ts.isTypeReferenceNode(up) && /^(Pick|Omit|Exclude|Extract)$/.test(up.typeName.getText())) ||
            ts.isIndexedAccessTypeNode(up)
          )
            add(file, node.literal.getStart() + 1, from.length, into, '', '');
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
    }
    continue;
  }
  if (b === '=>') {
    moves.push([join(root, a), join(root, c)]);
    continue;
  }
  const targets = a.endsWith('*')
    ? files.filter((f) => f.startsWith(join(root, a.slice(0, -1))))
    : [join(root, a)];
  let found = 0;
  for (const file of targets) {
    const source = program.getSourceFile(file);
    if (!source) {
      console.error('no file', a);
      continue;
    }
    const visit = (node) => {
      if (
        ts.isIdentifier(node) &&
        node.text === b &&
        isDeclaration(node) &&
        (mode === undefined ||
          isLocal(node) ||
          (mode === 'typed' &&
            (ts.isPropertySignature(node.parent) ||
              ts.isPropertyDeclaration(node.parent) ||
              ts.isMethodSignature(node.parent))))
      ) {
        const locations = ls.findRenameLocations(file, node.getStart(), false, false, {
          providePrefixAndSuffixTextForRename: true,
        });
        if (!locations) console.error('cannot rename', a, b);
        for (const { fileName, textSpan, prefixText = '', suffixText = '' } of locations ?? [])
          add(fileName, textSpan.start, textSpan.length, c, prefixText, suffixText);
        found += 1;
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  if (found === 0) {
    console.error('not found:', line);
    missing += 1;
  } else done += 1;
}
function isLocal(node) {
  const p = node.parent;
  return (ts.isBindingElement(p) || ts.isVariableDeclaration(p) || ts.isParameter(p)) && p.name === node;
}
function isDeclaration(node) {
  const p = node.parent;
  if (ts.isImportSpecifier(p) || ts.isImportClause(p) || ts.isNamespaceImport(p) || ts.isExportSpecifier(p))
    return false;
  if (ts.isShorthandPropertyAssignment(p)) return true;
  if (ts.isBindingElement(p)) return p.name === node;
  return (
    p.name === node && !ts.isPropertyAccessExpression(p) && !ts.isJsxAttribute(p) && !ts.isMetaProperty(p)
  );
}
console.log(
  `${done} entries, ${missing} not found, ${[...edits.values()].reduce((n, m) => n + m.size, 0)} places in ${edits.size} files`,
);
if (dry) process.exit();
for (const [file, of] of edits) {
  let text = texts.get(file) ?? readFileSync(file, 'utf8');
  for (const [start, { length, text: t }] of [...of].sort((x, y) => y[0] - x[0]))
    text = text.slice(0, start) + t + text.slice(start + length);
  writeFileSync(file, text);
}
// import specifiers by path text: relative ones and '#' aliases
if (moves.length) {
  const pkg = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const aliases = Object.entries(pkg.imports ?? {}).map(([k, v]) => [
    k.replace('*', ''),
    join(root, String(typeof v === 'string' ? v : (v.default ?? Object.values(v)[0])).replace('*', '')),
  ]);
  const to = new Map(moves);
  const where = (f) => to.get(f) ?? f;
  const all = [...files, ...walk(root)];
  for (const file of new Set(all)) {
    let text = readFileSync(file, 'utf8');
    const before = text;
    text = text.replace(/(['"`])((?:\.\.?\/|#)[^'"`\n]+?)\1/g, (whole, q, spec) => {
      const [path, query = ''] = spec.split(/(?=\?)/);
      let target = null,
        alias = null;
      if (path.startsWith('#')) {
        alias = aliases.filter(([k]) => path.startsWith(k)).sort((x, y) => y[0].length - x[0].length)[0];
        if (!alias) return whole;
        target = join(alias[1], path.slice(alias[0].length));
      } else target = resolve(dirname(file), path);
      const now = where(target);
      if (now === target && (alias || where(file) === file)) return whole;
      if (!alias && now === target && !existsSync(target)) return whole;
      if (alias) {
        const fit = now.startsWith(alias[1])
          ? alias
          : aliases.filter(([, v]) => now.startsWith(v)).sort((x, y) => y[1].length - x[1].length)[0];
        return fit ? q + fit[0] + now.slice(fit[1].length) + query + q : whole;
      }
      let rel = relative(dirname(where(file)), now);
      if (!rel.startsWith('.')) rel = './' + rel;
      return q + rel + query + q;
    });
    if (text !== before) writeFileSync(file, text);
  }
  for (const [from, dest] of moves) {
    mkdirSync(dirname(dest), { recursive: true });
    execFileSync('git', ['-C', root, 'mv', from, dest]);
  }
  for (const [from, dest] of moves)
    console.log(
      'moved',
      relative(root, from),
      relative(root, dest),
      '- mentions elsewhere:',
      grep(relative(root, from)),
    );
}
function walk(r) {
  const out = [];
  for (const f of ['vite.config.ts', 'vitest.config.ts', '.dependency-cruiser.cjs', 'knip.jsonc'])
    if (existsSync(join(r, f))) out.push(join(r, f));
  return out;
}
function grep(name) {
  try {
    return execFileSync('git', ['-C', root, 'grep', '-l', '-F', name.replace(/^src\//, '')], {
      encoding: 'utf8',
    })
      .trim()
      .split('\n')
      .join(' ');
  } catch {
    return '';
  }
}
