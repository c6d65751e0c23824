/** Finds features of scripts and styles that the oldest supported browsers lack, from the data of MDN. */
import data from '@mdn/browser-compat-data' with { type: 'json' };
import { parseAst } from 'vite';
import { compareVersions, oldestBrowsers } from './browsers.mjs';

const { css, javascript, api } = data;
const { builtins } = javascript;

/** Interfaces whose methods are searched by name. Methods of others have common names, such as `dispatch`. */
const interfaces = [
  'AbortSignal',
  'Blob',
  'Crypto',
  'Document',
  'Element',
  'FormData',
  'HTMLElement',
  'HTMLInputElement',
  'Navigator',
  'Node',
  'Range',
  'Request',
  'Response',
  'URLSearchParams',
  'Window',
];

/** Methods that no object has in all of the oldest browsers, such as `toSorted` of Array and of typed arrays. */
const newMethods = listNewMethods();

function listNewMethods() {
  // Methods of a new object are found by its name, except for the iterator that `values()` returns.
  const known = Object.entries(builtins).filter(
    ([name, object]) => name !== 'Atomics' && isSupported(object),
  );
  const objects = [
    ...known.map(([, object]) => object),
    ...Object.values(builtins.Intl),
    ...interfaces.map((name) => api[name]),
  ];
  const features = objects.flatMap((object) => Object.entries(object));
  const isMethod = ([name, feature]) => getSupport(feature) && !name.endsWith('_static');
  const supported = new Set(
    features.filter((one) => isMethod(one) && isSupported(one[1])).map(([name]) => name),
  );
  return new Set(features.filter((one) => isMethod(one) && !supported.has(one[0])).map(([name]) => name));
}

function getSupport({ __compat: compat } = {}) {
  return compat?.support;
}

/** Whether all of the oldest browsers have a feature, in full. Features without data count as supported. */
function isSupported(feature) {
  const support = getSupport(feature);
  return (
    !support ||
    Object.entries(oldestBrowsers).every(([browser, oldest]) =>
      [support[browser] ?? []].flat().some((statement) => isFull(statement) && isSince(statement, oldest)),
    )
  );
}

function isFull({ version_removed, flags, prefix, alternative_name, partial_implementation }) {
  return !(version_removed || flags || prefix || alternative_name || partial_implementation);
}

function isSince({ version_added: added }, oldest) {
  return (
    typeof added === 'string' && /\d/.test(added) && compareVersions(added.replace('≤', ''), oldest) <= 0
  );
}

/** Syntax that the bundler does not rewrite. It would be an error of the whole file. */
function findSyntaxFeature({ type, regex }) {
  if (type === 'StaticBlock') return ['static {}', javascript.classes.static.initialization_blocks];
  if (type !== 'Literal' || !regex) return [];
  const { lookbehind_assertion: lookbehind, modifier } = javascript.regular_expressions;
  if (regex.flags.includes('v')) return ['/v', builtins.RegExp.unicodeSets];
  if (/\(\?<[=!]/.test(regex.pattern)) return ['(?<=)', lookbehind];
  return /\(\?[ims]*-?[ims]+:/.test(regex.pattern) ? ['(?i:)', modifier] : [];
}

const isUnsupportedGlobal = ({ type, name }) =>
  type === 'Identifier' &&
  !isSupported([builtins, api, api.Window].find((names) => Object.hasOwn(names, name))?.[name]);

/** A call that throws if its method is missing. `element.checkVisibility?.()` does not. */
function findCalledFeature({ callee, optional }) {
  if (optional) return null;
  if (isUnsupportedGlobal(callee)) return `${callee.name}()`;
  if (callee.type !== 'MemberExpression' || callee.computed) return null;
  const {
    object,
    property: { name },
  } = callee;
  const owner = object.type === 'Identifier' ? (builtins[object.name] ?? api[object.name]) : undefined;
  const ownFeature = owner?.[`${name}_static`] ?? owner?.[name];
  if (ownFeature) return isSupported(ownFeature) ? null : `${object.name}.${name}()`;
  return newMethods.has(name) ? `${name}()` : null;
}

/**
 * Lists the unsupported calls, constructors and syntax of a script.
 * @returns names such as `toSorted()`, without duplicates
 */
export function listUnsupportedScript(code) {
  const found = new Set();
  visit(parseAst(code).body);
  return [...found];

  function visit(node) {
    if (node === null || typeof node !== 'object') return;
    const [name, feature] = findSyntaxFeature(node);
    if (name && !isSupported(feature)) found.add(name);
    const called = node.type === 'CallExpression' ? findCalledFeature(node) : null;
    if (called) found.add(called);
    if (node.type === 'NewExpression' && isUnsupportedGlobal(node.callee))
      found.add(`new ${node.callee.name}`);
    for (const child of Object.values(node)) visit(child);
  }
}

/**
 * Lists the unsupported at-rules, selectors, functions and units of a style sheet, outside of `@supports`. Unknown
 * properties are left out, because browsers ignore them alone.
 */
export function listUnsupportedStyles(text) {
  const sheet = removeSupports(text.replace(/\/\*[^]*?\*\/|"[^"]*"|url\([^)]*\)/g, ''));
  const { length, color } = css.types;
  const unitFeature = (unit) =>
    /^[dsl]v/.test(unit)
      ? length.viewport_percentage_units_dynamic
      : length[unit.startsWith('cq') ? 'container_query_length_units' : unit];
  const selectors = [...sheet.matchAll(/(?:^|[{}])([^{}@;]+)\{/g)].map(([, selector]) => selector).join();
  const values = [...sheet.matchAll(/:([^;{}]+)[;}]/g)].map(([, value]) => value).join(';');
  const features = [
    ...list(sheet, /@([a-z-]+)/g, (name) => [`@${name}`, css['at-rules'][name]]),
    ...list(selectors, /(?<!:):([a-z-]+)/g, (name) => [`:${name}`, css.selectors[name]]),
    ...list(values, /([a-z-]+)\(/g, (name) => [`${name}()`, color[name] ?? css.types[name]]),
    ...list(values, /(?<![\w.#-])[\d.]+([a-z]+)/g, (name) => [name, unitFeature(name)]),
  ];
  return [...new Set(features.filter(([, feature]) => !isSupported(feature)).map(([name]) => name))];
}

const list = (text, pattern, toFeature) => [...text.matchAll(pattern)].map(([, name]) => toFeature(name));

/** Removes the blocks of `@supports`, which browsers without the feature skip. */
function removeSupports(sheet) {
  const start = sheet.indexOf('@supports');
  if (start < 0) return sheet;
  let depth = 0;
  let end = start;
  do {
    if (sheet[end] === '{') depth += 1;
    else if (sheet[end] === '}' && (depth -= 1) === 0) break;
    end += 1;
  } while (end < sheet.length);
  return sheet.slice(0, start) + removeSupports(sheet.slice(end + 1));
}
