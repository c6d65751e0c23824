import { isList, isObject, type Json } from '../json-value.ts';
import { resolveReference, type SchemaNode } from '../schema-node.ts';

/** A text for people in a JSON file. */
export interface TranslatableText {
  /** Names of the parents and of the value, joined by dots: `items.di1.text`, `scale.options.1.label`. */
  readonly key: string;
  readonly text: string;
  /** Path as in findings: `items[0].text`. */
  readonly path: string;
}

/** Translated texts by key. */
export type TextsByKey = ReadonlyMap<string, string>;

/** The keys of an object that name it in a list, in order of preference. */
const nameKeys = ['id', 'code', 'score', 'page'] as const;

interface MarkedString {
  readonly key: string;
  readonly path: string;
  readonly mark: true | 'reference';
}

/** Replaces a marked string. */
type Replace = (text: string, position: MarkedString) => string;

/**
 * Lists the texts for people in a JSON file, in the order of the file. The schema marks them with `x-translate`. Texts without a
 * letter, such as "20", are the same in each language and are left out.
 */
export function listTexts(schema: SchemaNode, json: Json): readonly TranslatableText[] {
  const texts: TranslatableText[] = [];
  replaceMarked(schema, json, (text, { key, path, mark }) => {
    if (mark === true && /\p{L}/u.test(text)) texts.push({ key, text, path });
    return text;
  });
  return texts;
}

/**
 * Returns a copy of a JSON file with the translated texts. Texts without a translation stay. A string with the mark `reference`
 * becomes the translation of the text that it repeats.
 */
export function applyTexts(schema: SchemaNode, json: Json, texts: TextsByKey): Json {
  const translations = new Map(
    listTexts(schema, json).flatMap(({ key, text }) => {
      const translation = texts.get(key);
      return translation === undefined ? [] : [[text, translation] as const];
    }),
  );
  return replaceMarked(schema, json, (text, { key, mark }) =>
    mark === 'reference' ? (translations.get(text) ?? text) : (texts.get(key) ?? text),
  );
}

function replaceMarked(schema: SchemaNode, json: Json, replace: Replace): Json {
  return visit([schema], json, '', '');

  function visit(parents: readonly SchemaNode[], value: Json, key: string, path: string): Json {
    const nodes = parents.flatMap((node) => resolveNode(schema, node));
    if (typeof value === 'string') {
      const mark = nodes.find((node) => node['x-translate'])?.['x-translate'];
      return mark ? replace(value, { key, path, mark }) : value;
    }
    if (isList(value)) {
      const names = nameEntries(value);
      const entries = nodes.flatMap(({ items }) => (items ? [items] : []));
      return value.map((entry, at) =>
        visit(entries, entry, joinKey(key, names[at] ?? String(at)), `${path}[${at}]`),
      );
    }
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => {
        const children = nodes.flatMap((node) => listChildren(node, name));
        return [name, visit(children, part, joinKey(key, name), joinKey(path, name))];
      }),
    );
  }
}

/**
 * Lists a node with its references and combinations. Conditions are not evaluated, because all forms of a value mark the same
 * keys.
 */
function resolveNode(root: SchemaNode, node: SchemaNode): readonly SchemaNode[] {
  const { $ref, allOf = [], anyOf = [], oneOf = [], then, else: otherwise } = node;
  const parts = [
    ...allOf,
    ...anyOf,
    ...oneOf,
    then,
    otherwise,
    $ref ? resolveReference(root, $ref) : undefined,
  ];
  return [node, ...parts.flatMap((part) => (part ? resolveNode(root, part) : []))];
}

function listChildren({ properties, additionalProperties }: SchemaNode, name: string): readonly SchemaNode[] {
  const child = properties && Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
  return typeof child === 'object' ? [child] : [];
}

/** Names the entries of a list by the first key that identifies all of them, else by their index. */
function nameEntries(list: readonly Json[]): readonly string[] {
  for (const key of nameKeys) {
    const names = list.map((entry) => (isObject(entry) ? entry[key] : undefined));
    const isNamed = names.every((name) => typeof name === 'string' || typeof name === 'number');
    if (isNamed && new Set(names).size === names.length) return names.map(String);
  }
  return list.map((_, at) => String(at));
}

const joinKey = (parent: string, name: string) => (parent === '' ? name : `${parent}.${name}`);
