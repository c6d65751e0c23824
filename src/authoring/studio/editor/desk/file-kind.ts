import { withItems } from '../instrument/items.ts';
import type { Named } from '../instrument/references.ts';
import { choicesAt, definedAt, idsOf, renamed, withoutMentions } from '../instrument/references.ts';
import { chainSections, instrumentSections } from '../instrument/sections.ts';
import { changed, type KeyOrder } from '../model/change.ts';
import type { Choice } from '../model/choice.ts';
import { isObject, type Json, listOf } from '../model/json.ts';
import { inserted, type ListChange, removed } from '../model/list-change.ts';
import { type Path, valueAt } from '../model/path.ts';
import type { Section } from '../model/section.ts';
import { withRest } from '../model/section.ts';
import { formOf } from '../schema/form-of.ts';
import type { SchemaNode } from '../schema/schema-node.ts';

/** What the editor knows of one kind of JSON file: its schema, how it is laid out, and what changes together. */
export interface FileKind {
  readonly schema: SchemaNode;
  sections(value: Json): readonly Section[];
  order(value: Json): KeyOrder;
  /** A changed file with whatever follows the change. */
  settled(before: Json, after: Json): Json;
  /** The file with a list changed, and whatever follows the list by place. */
  withList(value: Json, path: Path, change: ListChange): Json;
  /** The file with another id, and whatever names it. */
  withName(value: Json, named: Named, path: Path, to: string): Json;
  /** What a text at a place may name; undefined where it names nothing. */
  choicesAt(value: Json, path: Path): readonly Choice[] | undefined;
  /** An entry carried over the end of its list into the next one. */
  carried?(value: Json, path: Path, at: number, by: -1 | 1): Carried | undefined;
}

interface Carried {
  readonly value: Json;
  /** Where the entry is now. */
  readonly path: Path;
  readonly said: string;
}

/** The order in which the schema lists the keys of an object, as its value asks for. */
function orderIn(schema: SchemaNode, value: Json): KeyOrder {
  return (path) => {
    let node: SchemaNode = schema;
    for (const [at, step] of path.entries()) {
      const form = formOf(node, valueAt(value, path.slice(0, at)), schema).node;
      const inner =
        typeof step === 'number' ? form.items : (form.properties?.[step] ?? form.additionalProperties);
      node = typeof inner === 'object' ? inner : {};
    }
    return Object.keys(formOf(node, valueAt(value, path), schema).node.properties ?? {});
  };
}

/** A questionnaire. Answers of examples follow the items; ids are known wherever they stand. */
export function instrumentKind(schema: SchemaNode): FileKind {
  const keys = Object.keys(schema.properties ?? {});
  return {
    schema,
    sections: (value) => withRest(instrumentSections, keys, value),
    order: (value) => orderIn(schema, value),
    choicesAt,
    settled(before, after) {
      if (!isObject(before) || !isObject(after) || before.items === after.items) return after;
      // An item that became a screen of instruction loses its place among the answers, and the other way round.
      const entries = listOf(after.items);
      const aligned = withItems(before, { entries, origin: entries.map((_, at) => at) });
      return aligned.examples === undefined ? after : { ...after, examples: aligned.examples };
    },
    withList(value, path, change) {
      const [list] = path;
      const isTop = path.length === 1 && isObject(value);
      const next =
        isTop && list === 'items'
          ? withItems(value, change)
          : changed(value, path, change.entries, orderIn(schema, value));
      return isTop && (list === 'items' || list === 'scores') ? withoutGone(value, next, list) : next;
    },
    withName(value, named, path, to) {
      const from = valueAt(value, path);
      const isFree = !idsOf(value, named).includes(to);
      const isSingle = idsOf(value, named).filter((id) => id === from).length === 1;
      const follows = isFree && isSingle && typeof from === 'string' && from !== '';
      const next = follows ? renamed(value, named, from, to) : value;
      return definedAt(path) ? changed(next, path, to, orderIn(schema, value)) : next;
    },
  };
}

/** Without mentions of the ids that a list had before and has no more. */
function withoutGone(before: Json, after: Json, named: Named): Json {
  const left = idsOf(after, named);
  return idsOf(before, named)
    .filter((id) => !left.includes(id))
    .reduce((value, id) => withoutMentions(value, named, id), after);
}

/** The reading chain: a page at the end of its chapter goes on into the next. */
export function chainKind(schema: SchemaNode): FileKind {
  const keys = Object.keys(schema.properties ?? {});
  const order = (value: Json) => orderIn(schema, value);
  return {
    schema,
    sections: (value) => withRest(chainSections, keys, value),
    order,
    choicesAt: () => undefined,
    settled: (_before, after) => after,
    withList: (value, path, change) => changed(value, path, change.entries, order(value)),
    withName: (value, _named, path, to) => changed(value, path, to, order(value)),
    carried(value, path, at, by) {
      const [list, chapter, pages] = path;
      if (list !== 'chapters' || typeof chapter !== 'number' || pages !== 'pages') return undefined;
      const there = [list, chapter + by, pages];
      const others = valueAt(value, there);
      const own = listOf(valueAt(value, path));
      if (others === undefined || own[at] === undefined) return undefined;
      const place = by === -1 ? listOf(others).length : 0;
      const taken = changed(value, path, removed(own, at).entries, order(value));
      const next = changed(taken, there, inserted(listOf(others), place, own[at]).entries, order(value));
      const title = valueAt(value, [list, chapter + by, 'title']);
      return { value: next, path: [...there, place], said: `It is now in the chapter ${String(title)}.` };
    },
  };
}
