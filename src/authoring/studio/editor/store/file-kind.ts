import { setItems } from '../instrument/items.ts';
import type { ReferenceKind } from '../instrument/references.ts';
import {
  listChoices,
  getDefinitionKind,
  listIds,
  renameId,
  removeMentions,
} from '../instrument/references.ts';
import { chainSections, instrumentSections } from '../instrument/sections.ts';
import { setValueAt, type KeyOrder } from '../model/change.ts';
import type { Choice } from '../model/choice.ts';
import { isObject, type Json, toList } from '../model/json.ts';
import { insertEntry, type ListChange, removeEntry } from '../model/list-change.ts';
import { type Path, getValueAt } from '../model/path.ts';
import type { Section } from '../model/section.ts';
import { addRemainingKeys } from '../model/section.ts';
import { resolveForm } from '../schema/resolve-form.ts';
import type { SchemaNode } from '../schema/schema-node.ts';

/** What the editor knows of one kind of JSON file: its schema, how it is laid out, and what changes together. */
export interface FileKind {
  readonly schema: SchemaNode;
  sections(value: Json): readonly Section[];
  order(value: Json): KeyOrder;
  /** A changed file with whatever follows the change. */
  applyConsequences(before: Json, after: Json): Json;
  /** The file with a list changed, and whatever follows the list by place. */
  replaceList(value: Json, path: Path, change: ListChange): Json;
  /** The file with another id, and whatever names it. */
  renameId(value: Json, named: ReferenceKind, path: Path, to: string): Json;
  /** What a text at a place may name; undefined where it names nothing. */
  listChoices(value: Json, path: Path): readonly Choice[] | undefined;
  /** An entry carried over the end of its list into the next one. */
  carryEntry?(value: Json, path: Path, at: number, by: -1 | 1): CarriedEntry | undefined;
}

interface CarriedEntry {
  readonly value: Json;
  /** Where the entry is now. */
  readonly path: Path;
  readonly status: string;
}

/** The order in which the schema lists the keys of an object, as its value asks for. */
function orderIn(schema: SchemaNode, value: Json): KeyOrder {
  return (path) => {
    let node: SchemaNode = schema;
    for (const [at, step] of path.entries()) {
      const form = resolveForm(node, getValueAt(value, path.slice(0, at)), schema).node;
      const inner =
        typeof step === 'number' ? form.items : (form.properties?.[step] ?? form.additionalProperties);
      node = typeof inner === 'object' ? inner : {};
    }
    return Object.keys(resolveForm(node, getValueAt(value, path), schema).node.properties ?? {});
  };
}

/** A questionnaire. Answers of examples follow the items; ids are known wherever they stand. */
export function createInstrumentKind(schema: SchemaNode): FileKind {
  const keys = Object.keys(schema.properties ?? {});
  return {
    schema,
    sections: (value) => addRemainingKeys(instrumentSections, keys, value),
    order: (value) => orderIn(schema, value),
    listChoices,
    applyConsequences(before, after) {
      if (!isObject(before) || !isObject(after) || before.items === after.items) return after;
      // An item that became a screen of instruction loses its place among the answers, and the other way round.
      const entries = toList(after.items);
      const aligned = setItems(before, { entries, origin: entries.map((_, at) => at) });
      return aligned.examples === undefined ? after : { ...after, examples: aligned.examples };
    },
    replaceList(value, path, change) {
      const [list] = path;
      const isTop = path.length === 1 && isObject(value);
      const next =
        isTop && list === 'items'
          ? setItems(value, change)
          : setValueAt(value, path, change.entries, orderIn(schema, value));
      return isTop && (list === 'items' || list === 'scores') ? removeLostMentions(value, next, list) : next;
    },
    renameId(value, named, path, to) {
      const from = getValueAt(value, path);
      const isFree = !listIds(value, named).includes(to);
      const isSingle = listIds(value, named).filter((id) => id === from).length === 1;
      const follows = isFree && isSingle && typeof from === 'string' && from !== '';
      const next = follows ? renameId(value, named, from, to) : value;
      return getDefinitionKind(path) ? setValueAt(next, path, to, orderIn(schema, value)) : next;
    },
  };
}

/** Without mentions of the ids that a list had before and has no more. */
function removeLostMentions(before: Json, after: Json, named: ReferenceKind): Json {
  const left = listIds(after, named);
  return listIds(before, named)
    .filter((id) => !left.includes(id))
    .reduce((value, id) => removeMentions(value, named, id), after);
}

/** The reading chain: a page at the end of its chapter goes on into the next. */
export function createChainKind(schema: SchemaNode): FileKind {
  const keys = Object.keys(schema.properties ?? {});
  const order = (value: Json) => orderIn(schema, value);
  return {
    schema,
    sections: (value) => addRemainingKeys(chainSections, keys, value),
    order,
    listChoices: () => undefined,
    applyConsequences: (_before, after) => after,
    replaceList: (value, path, change) => setValueAt(value, path, change.entries, order(value)),
    renameId: (value, _named, path, to) => setValueAt(value, path, to, order(value)),
    carryEntry(value, path, at, by) {
      const [list, chapter, pages] = path;
      if (list !== 'chapters' || typeof chapter !== 'number' || pages !== 'pages') return undefined;
      const there = [list, chapter + by, pages];
      const others = getValueAt(value, there);
      const own = toList(getValueAt(value, path));
      if (others === undefined || own[at] === undefined) return undefined;
      const position = by === -1 ? toList(others).length : 0;
      const usedNames = setValueAt(value, path, removeEntry(own, at).entries, order(value));
      const next = setValueAt(
        usedNames,
        there,
        insertEntry(toList(others), position, own[at]).entries,
        order(value),
      );
      const title = getValueAt(value, [list, chapter + by, 'title']);
      return {
        value: next,
        path: [...there, position],
        status: `It is now in the chapter ${String(title)}.`,
      };
    },
  };
}
