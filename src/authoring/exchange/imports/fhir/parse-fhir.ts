import {
  createChangeNote,
  type ForeignForm,
  type ForeignPart,
  createOmissionNote,
  type ImportNote,
} from '../foreign-form.ts';
import { headings } from '../headings.ts';
import type { Logic } from '../logic.ts';
import { parseEnableWhen } from './enable-when.ts';
import { toObjects, type FhirQuestionnaire, toText, type UnknownObject } from './resource.ts';
import { parseItemScale } from './scale.ts';

/** Limits the recursion into groups. */
const maxDepth = 20;

/** Parses a FHIR R4 Questionnaire. */
export function parseFhir(resource: FhirQuestionnaire): ForeignForm {
  const reader = new ItemReader(toObjects(resource.contained));
  reader.read(resource.item, 'item', []);
  const title = toText(resource.title) || toText(resource.name);
  return {
    title,
    language: toText(resource.language) || undefined,
    parts: reader.parts,
    notes: reader.notes,
  };
}

/** An item that displays a calculated score is not a question. Its expression is reported as omitted. */
function isCalculated({ readOnly, extension }: UnknownObject): boolean {
  return (
    readOnly === true && toObjects(extension).some(({ url }) => toText(url).endsWith('calculatedExpression'))
  );
}

class ItemReader {
  readonly parts: ForeignPart[] = [];
  readonly notes: ImportNote[] = [];
  private readonly contained: readonly UnknownObject[];
  private readonly several = new Set<string>();

  constructor(contained: readonly UnknownObject[]) {
    this.contained = contained;
  }

  /** @param groupConditions conditions of the enclosing groups */
  read(items: unknown, path: string, groupConditions: readonly Logic[]): void {
    for (const [at, item] of toObjects(items).entries())
      this.readItem(item, `${path}[${at}]`, groupConditions);
  }

  private readItem(item: UnknownObject, path: string, groupConditions: readonly Logic[]): void {
    const name = toText(item.linkId) || path;
    const conditions = this.listConditions(item, name, path, groupConditions);
    const [only] = conditions;
    const showWhen = conditions.length > 1 ? { all: conditions } : only;
    const position = { path };
    const text = toText(item.text);
    const type = toText(item.type);
    this.reportExtras(item, path);
    if (isCalculated(item)) return;
    if (type === 'group' || type === 'display') {
      if (text !== '')
        this.parts.push({
          name,
          position,
          ...(type === 'group' && { heading: headings.part }),
          instruction: text,
          showWhen,
        });
    } else {
      const imported = parseItemScale(item, this.contained);
      if (imported.scale === undefined) {
        this.notes.push(
          createOmissionNote(
            { path: `${path}.type` },
            `"${name}", an item of the type "${type}"`,
            imported.why,
          ),
        );
      } else {
        if (imported.changes)
          this.notes.push(createChangeNote({ path: `${path}.type` }, `"${name}"`, imported.changes));
        if (imported.scale.kind === 'several') this.several.add(name);
        this.parts.push({ name, position, text: text || name, scale: imported.scale, showWhen });
        if (imported.scale.kind === 'rating' || imported.scale.kind === 'analogue') return;
      }
    }
    if (path.split('[').length > maxDepth) {
      this.notes.push(
        createOmissionNote({ path }, 'items within items within items', `at most ${maxDepth} levels`),
      );
    } else this.read(item.item, `${path}.item`, conditions);
  }

  private listConditions(
    item: UnknownObject,
    name: string,
    path: string,
    groupConditions: readonly Logic[],
  ): readonly Logic[] {
    const own = parseEnableWhen(item, this.several);
    if (own === undefined) {
      const expected = 'comparisons of one answer with a fixed one';
      this.notes.push(
        createOmissionNote(
          { path: `${path}.enableWhen` },
          `the condition of "${name}"; it is now always displayed`,
          expected,
        ),
      );
    }
    return own ? [...groupConditions, own] : groupConditions;
  }

  private reportExtras(item: UnknownObject, path: string): void {
    if (item.initial !== undefined)
      this.notes.push(
        createOmissionNote(
          { path: `${path}.initial` },
          'an answer given beforehand',
          'questions that start unanswered',
        ),
      );
    if (item.type === 'group' && item.repeats === true) {
      this.notes.push(
        createOmissionNote(
          { path: `${path}.repeats` },
          'a group that is answered several times',
          'items that are answered once',
        ),
      );
    }
    const expressions = toObjects(item.extension).filter(({ url }) => /expression$/i.test(toText(url)));
    for (const { url } of expressions) {
      const named = toText(url).replace(/^.*\//, '');
      this.notes.push(
        createOmissionNote(
          { path: `${path}.extension` },
          `an expression: ${named}`,
          'formulas of scores, and conditions on answers',
        ),
      );
    }
  }
}
