import { addItemToScoresOf } from '../instrument/score-items.ts';
import { setItems } from '../instrument/items.ts';
import type { ReferenceKind } from '../instrument/references.ts';
import {
  listChoices,
  getDefinitionKind,
  listIds,
  renameId,
  removeReferences,
} from '../instrument/references.ts';
import { readingOrderSections, instrumentSections } from '../instrument/sections.ts';
import { setValueAt, type SchemaKeyOrder } from '../model/change.ts';
import type { Option } from '#ui/field/select-field.tsx';
import { isObject, type Json, toList } from '../../../source/json-value.ts';
import { insertEntry, type ListChange, removeEntries } from '../model/list-change.ts';
import { type Path, getValueAt } from '../model/path.ts';
import type { Section } from '../model/section.ts';
import { addRemainingKeys } from '../model/section.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import type { SchemaNode } from '../../../source/schema-node.ts';

/** The operations of the editor on a kind of JSON file. */
export interface FileKind {
  readonly schema: SchemaNode;
  listSections(value: Json): readonly Section[];
  getKeyOrder(value: Json): SchemaKeyOrder;
  /** Applies the consequences of a change to the rest of the file. */
  applyConsequences(before: Json, after: Json): Json;
  /** Replaces a list, and adjusts data that depends on positions in it. */
  replaceList(value: Json, path: Path, change: ListChange): Json;
  /** Changes an id and all references to it. */
  renameId(value: Json, named: ReferenceKind, path: Path, to: string): Json;
  /** Returns the options of a path that refers to ids, or undefined. */
  listChoices(value: Json, path: Path): readonly Option[] | undefined;
  /** Moves an entry past the end of its list to the neighbouring one. */
  carryEntry?(value: Json, path: Path, at: number, by: -1 | 1): EntryMove | undefined;
}

interface EntryMove {
  readonly value: Json;
  /** New path of the entry. */
  readonly path: Path;
  readonly status: string;
}

/** Returns the order of keys in the schema, resolved for the value. */
function createKeyOrder(schema: SchemaNode, value: Json): SchemaKeyOrder {
  return (path) => {
    let node: SchemaNode = schema;
    for (const [at, step] of path.entries()) {
      const form = resolveSchema(node, getValueAt(value, path.slice(0, at)), schema).node;
      const inner =
        typeof step === 'number' ? form.items : (form.properties?.[step] ?? form.additionalProperties);
      node = typeof inner === 'object' ? inner : {};
    }
    return Object.keys(resolveSchema(node, getValueAt(value, path), schema).node.properties ?? {});
  };
}

/** Creates the kind for questionnaires, which keeps example answers and references to ids consistent. */
export function createInstrumentKind(schema: SchemaNode): FileKind {
  const keys = Object.keys(schema.properties ?? {});
  return {
    schema,
    listSections: (value) => addRemainingKeys(instrumentSections, keys, value),
    getKeyOrder: (value) => createKeyOrder(schema, value),
    listChoices,
    applyConsequences(before, after) {
      if (!isObject(before) || !isObject(after) || before.items === after.items) return after;
      // Changing an item to or from an instruction screen changes the number of answers.
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
          : setValueAt(value, path, change.entries, createKeyOrder(schema, value));
      if (!isTop || (list !== 'items' && list !== 'scores')) return next;
      const current = removeDanglingReferences(value, next, list);
      const { original } = change;
      if (list === 'scores' || original === undefined || !isObject(current)) return current;
      const added = change.entries[original + 1];
      const source = change.entries[original];
      return isObject(added) && isObject(source)
        ? addItemToScoresOf(current, String(source.id), String(added.id))
        : current;
    },
    renameId(value, named, path, to) {
      const from = getValueAt(value, path);
      const isFree = !listIds(value, named).includes(to);
      const isSingle = listIds(value, named).filter((id) => id === from).length === 1;
      const isRename = isFree && isSingle && typeof from === 'string' && from !== '';
      const next = isRename ? renameId(value, named, from, to) : value;
      return getDefinitionKind(path) ? setValueAt(next, path, to, createKeyOrder(schema, value)) : next;
    },
  };
}

/** Removes references to ids that a list no longer contains. */
function removeDanglingReferences(before: Json, after: Json, named: ReferenceKind): Json {
  const remainingIds = listIds(after, named);
  return listIds(before, named)
    .filter((id) => !remainingIds.includes(id))
    .reduce((value, id) => removeReferences(value, named, id), after);
}

/** Creates the kind for the reading order, in which pages can be moved to the neighbouring chapter. */
export function createReadingOrderKind(schema: SchemaNode): FileKind {
  const keys = Object.keys(schema.properties ?? {});
  const getKeyOrder = (value: Json) => createKeyOrder(schema, value);
  return {
    schema,
    listSections: (value) => addRemainingKeys(readingOrderSections, keys, value),
    getKeyOrder,
    listChoices: () => undefined,
    applyConsequences: (_before, after) => after,
    replaceList: (value, path, change) => setValueAt(value, path, change.entries, getKeyOrder(value)),
    renameId: (value, _named, path, to) => setValueAt(value, path, to, getKeyOrder(value)),
    carryEntry(value, path, at, by) {
      const [list, chapter, pages] = path;
      if (list !== 'chapters' || typeof chapter !== 'number' || pages !== 'pages') return undefined;
      const target = [list, chapter + by, pages];
      const others = getValueAt(value, target);
      const own = toList(getValueAt(value, path));
      if (others === undefined || own[at] === undefined) return undefined;
      const position = by === -1 ? toList(others).length : 0;
      const withoutEntry = setValueAt(value, path, removeEntries(own, [at]).entries, getKeyOrder(value));
      const next = setValueAt(
        withoutEntry,
        target,
        insertEntry(toList(others), position, own[at]).entries,
        getKeyOrder(value),
      );
      const title = getValueAt(value, [list, chapter + by, 'title']);
      return {
        value: next,
        path: [...target, position],
        status: `It is now in the chapter ${String(title)}.`,
      };
    },
  };
}
