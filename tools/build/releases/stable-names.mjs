/**
 * Renames the files of a build so that a change in one renames no other. Files ask for each other by names without a
 * hash; two lists lead from those to the files: the import map in every document, for what files import at their start
 * and what holds words or has many importers, and `names.js`, for what is asked for later. A browser without import maps
 * asks for the names themselves, which the server knows too (decision 0045).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { namesModule } from './names-module.mjs';

/** Characters of the hash in a name: 30 bits, for files of one name alone. Each stands in the first packet, and no packing shortens it. */
const hashLength = 5;
/** Letters of a name that the import map can afford; what several files share gets a sign of its own for a longer one. */
const shortName = 7;

/** So many files that import another would all change with it. */
const many = 5;

const list = 'names';

/**
 * @param folder the built site, as Vite left it with `.vite/parts.json` and `.vite/manifest.json`; the manifest then
 *   tells the new names
 */
export function giveStableNames(folder) {
  const paper = (name) => join(folder, '.vite', name);
  const parts = JSON.parse(readFileSync(paper('parts.json'), 'utf8'));
  const manifest = JSON.parse(readFileSync(paper('manifest.json'), 'utf8'));
  const { base } = /<script type="module"[^>]* src="(?<base>[^"]*\/)static\//.exec(
    readFileSync(join(folder, 'index.html'), 'utf8'),
  ).groups;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry).file;

  const texts = new Map(Object.keys(parts).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const importers = importersOf(texts);
  const mapped = new Set(
    [...importers].filter(([file, { size }]) => parts[file].words || size >= many).map(([file]) => file),
  );
  const names = namesOf(parts, mapped);
  const nameOf = (file) => names.get(file);

  const named = new Map(
    [...texts].map(([file, text]) => {
      if (file.endsWith('.css')) return [file, text];
      return [file, file === entry ? standAlone(text, nameOf) : byName(text, nameOf, importers)];
    }),
  );
  const hashed = new Map(
    [...named].map(([file, text]) => {
      const whole = [text, ...bound(file, texts, mapped).map((other) => named.get(other))].join('');
      return [file, withHash(`${dirname(file)}/${nameOf(file)}`, whole)];
    }),
  );
  for (const [file, text] of named) texts.set(file, withFiles(text, file, nameOf, hashed, importers, mapped));

  const later = [...hashed].filter(([file]) => !mapped.has(file) && file !== entry);
  const listText = namesModule(
    later.map(([, file]) => file),
    base,
  );
  const listFile = withHash(`static/js/${list}.js`, listText);
  const imports = Object.fromEntries(
    [...mapped]
      .map((file) => [`static/js/${nameOf(file)}`, hashed.get(file)])
      .concat([[`static/js/${list}.js`, listFile]])
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, file]) => [base + name, base + file]),
  );

  for (const file of texts.keys()) rmSync(join(folder, file));
  for (const [file, text] of texts) writeFileSync(join(folder, hashed.get(file)), text);
  writeFileSync(join(folder, listFile), listText);
  writeDocument(join(folder, 'index.html'), hashed, base, { imports });
  writeFileSync(paper('manifest.json'), JSON.stringify(renamed(manifest, hashed, texts, listFile), null, 2));
  rmSync(paper('parts.json'));
  refuseOldNames(folder, [...hashed.keys()]);
}

const specifier = /(?<start>\bfrom|\bimport)(?<gap>\s*)(?<quote>["'`])\.\/(?<file>[^"'`]+\.js)\k<quote>/g;
const call = /\bimport\(\s*(?<quote>["'`])\.\/(?<file>[^"'`]+\.js)\k<quote>\s*\)/g;
const wanted = /"(?<file>static\/(?:js|css)\/[^"]+)"/g;
/** How Vite writes the files that a dynamic import needs: a list, and a function that reads it. */
const wantedList = /^const __vite__mapDeps=.*$/m;
const readsList = '=>i.map(i=>d[i]);';

/** Of each file that others import at their start, those others. */
function importersOf(texts) {
  const found = new Map();
  for (const [file, text] of texts) {
    if (!file.endsWith('.js')) continue;
    for (const { groups } of text.matchAll(specifier)) {
      const path = `static/js/${groups.file}`;
      if (!texts.has(path)) continue;
      found.set(path, (found.get(path) ?? new Set()).add(file));
    }
  }
  return found;
}

/** The files whose hashes stand in this one, and in those: a change in them is one in it. */
function bound(file, texts, mapped, found = new Set()) {
  if (file.endsWith('.js')) {
    for (const { groups } of texts.get(file).matchAll(specifier)) {
      const path = `static/js/${groups.file}`;
      if (mapped.has(path) || found.has(path) || !texts.has(path)) continue;
      found.add(path);
      bound(path, texts, mapped, found);
    }
  }
  return [...found].sort();
}

/**
 * A name for each file, the same in every release: its part's, with its folder's where two parts have one name.
 * @returns Map of path to file name without hash
 */
function namesOf(parts, mapped) {
  const spoken = ({ name, of }, extension, others) =>
    others > 1 ? `${name}-${basename(dirname(of))}${extension}` : name + extension;
  const count = (file) =>
    Object.entries(parts).filter(
      ([other, { name }]) => extname(other) === extname(file) && name === parts[file].name,
    ).length;
  const names = new Map();
  for (const [file, part] of Object.entries(parts)) {
    const name = spoken(part, extname(file), count(file));
    const isLong = part.shared && mapped.has(file) && basename(name, '.js').length > shortName;
    names.set(file, isLong ? `${hashOf(part.of + part.name, 3)}.js` : name);
  }
  const twice = [...names.values()].find((name, index, all) => all.indexOf(name) !== index);
  if (twice) {
    const files = [...names].filter(([, name]) => name === twice).map(([file]) => file);
    throw new Error(`Two files of the build would be called ${twice}: ${files.join(', ')}. Rename a module.`);
  }
  return names;
}

/** The script that starts every page imports one part, and the document names all that this part needs. */
function standAlone(text, nameOf) {
  return text
    .replace(wantedList, '')
    .trimStart()
    .replace(/__vite__mapDeps\(\[[\d,]*\]\)/g, '[]')
    .replace(call, (all, _quote, file) => all.replace(file, nameOf(`static/js/${file}`)));
}

/** The text with the names of files in place of the files. */
function byName(text, nameOf, importers) {
  const lists = wantedList.exec(text)?.[0];
  let asks = false;
  const address = (path) => {
    asks = true;
    return `nameOfFile("${path}")`;
  };
  const plain = text
    .replace(specifier, (all, _start, _gap, _quote, file) => all.replace(file, nameOf(`static/js/${file}`)))
    .replace(call, (all, _quote, file) => {
      const path = `static/js/${file}`;
      return importers.has(path)
        ? all.replace(file, nameOf(path))
        : `import("../../"+${address(`static/js/${nameOf(path)}`)})`;
    })
    .replace(wantedList, (line) => {
      if (!line.endsWith(readsList))
        throw new Error(`Vite writes its lists of files in another way: ${line}`);
      asks = true;
      return line
        .replace(wanted, (_all, file) => `"${dirname(file)}/${nameOf(file)}"`)
        .replace(readsList, '=>i.map(i=>nameOfFile(d[i]));');
    });
  if (lists === undefined && plain.includes('__vite__mapDeps'))
    throw new Error('A list of files was not found.');
  return asks ? `import{nameOfFile}from"./${list}.js";${plain}` : plain;
}

/** The text with the files in place of the names that the map does not hold. */
function withFiles(text, file, nameOf, hashed, importers, mapped) {
  if (!file.endsWith('.js')) return text;
  const files = new Map(
    [...importers.keys()]
      .filter((path) => !mapped.has(path))
      .map((path) => [nameOf(path), basename(hashed.get(path))]),
  );
  const put = (all, name) => (files.has(name) ? all.replace(name, files.get(name)) : all);
  return text
    .replace(specifier, (all, _start, _gap, _quote, name) => put(all, name))
    .replace(call, (all, _quote, name) => put(all, name));
}

function writeDocument(path, hashed, base, map) {
  let html = readFileSync(path, 'utf8');
  for (const [file, name] of hashed) html = html.replaceAll(`"${base}${file}"`, `"${base}${name}"`);
  // Before the first module, else browsers refuse it.
  html = html.replace(
    '<script type="module"',
    `<script type="importmap">${JSON.stringify(map)}</script>\n    $&`,
  );
  writeFileSync(path, html);
}

/** The manifest with the new names; `_names.js` stands for the list. */
function renamed(manifest, hashed, texts, listFile) {
  const key = `_${list}.js`;
  const entries = Object.entries(manifest).map(([name, { file, css, imports = [], ...rest }]) => {
    const asks = texts.get(file)?.startsWith('import{nameOfFile}');
    const all = asks ? [key, ...imports] : imports;
    return [
      name,
      {
        ...rest,
        file: hashed.get(file) ?? file,
        ...(css && { css: css.map((style) => hashed.get(style)) }),
        ...(all.length > 0 && { imports: all }),
      },
    ];
  });
  return { [key]: { file: listFile, name: list }, ...Object.fromEntries(entries) };
}

/** A name that was overlooked would lead nowhere, in some browser, on some screen. */
function refuseOldNames(folder, old) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(js|css|html)$/.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8');
    const left = old.find((name) => text.includes(basename(name)));
    if (left) throw new Error(`${file} still asks for ${left}.`);
  }
}

function withHash(file, text) {
  const extension = extname(file);
  return `${file.slice(0, -extension.length)}.${hashOf(text, hashLength)}${extension}`;
}

function hashOf(text, length) {
  return createHash('sha256').update(text).digest('base64url').slice(0, length);
}
