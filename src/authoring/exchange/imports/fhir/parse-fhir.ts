import {
  createChangeNote,
  createConditionNote,
  type ForeignForm,
  type ForeignPart,
  createOmissionNote,
  type ImportNote,
} from '../foreign-form.ts';
import { headings } from '../headings.ts';
import type { Logic } from '../expression/logic.ts';
import { type CalculatedItem, createFhirScores, getCalculation, listVariables } from './calculations.ts';
import { parseEnableWhen } from './enable-when.ts';
import { isNumber, reportExtras, reportRootExtensions } from './extras.ts';
import type { FhirVariables } from './fhirpath.ts';
import { toObjects, toText, type UnknownObject } from '../json-object.ts';
import { getTextTranslations, type FhirQuestionnaire } from './resource.ts';
import { parseItemScale } from './scale.ts';

/** Limits the recursion into groups. */
const maxDepth = 20;

/** Parses a FHIR Questionnaire of R3, R4 or R5. */
export function parseFhir(resource: FhirQuestionnaire): ForeignForm {
  const root = resource as UnknownObject;
  const questions = listQuestions(root.item, 0);
  const variables: FhirVariables = {
    named: listVariables(root),
    questions: questions.map(({ linkId }) => toText(linkId)),
    weighted: new Set(questions.filter(hasWeights).map(({ linkId }) => toText(linkId))),
    isOwn: toText(root.url).startsWith('urn:x-wellness-check:'),
  };
  const reader = new ItemReader(toObjects(resource.contained), variables);
  reader.read(resource.item, 'item', []);
  return {
    title: toText(resource.title) || toText(resource.name),
    language: toText(resource.language) || undefined,
    parts: reader.parts,
    scores: createFhirScores(reader.calculated, variables),
    notes: [...reportRootExtensions(root), ...reader.notes, ...reportNumbers(reader.numbered)],
    translations: getTextTranslations(root, 'title'),
  };
}

/** Lists the questions with answers to choose from or numbers, without calculated ones. */
function listQuestions(items: unknown, depth: number): UnknownObject[] {
  return depth > maxDepth
    ? []
    : toObjects(items).flatMap((item) => [
        ...(!/^(group|display)$/.test(toText(item.type)) && getCalculation(item) === '' ? [item] : []),
        ...listQuestions(item.item, depth + 1),
      ]);
}

/** Whether an item has options with weights in the file itself. */
function hasWeights(item: UnknownObject): boolean {
  return /ordinalValue|itemWeight/.test(JSON.stringify([item.answerOption, item.option]) ?? '');
}

class ItemReader {
  readonly parts: ForeignPart[] = [];
  readonly notes: ImportNote[] = [];
  readonly calculated: CalculatedItem[] = [];
  /** Prefixes that number the items. */
  readonly numbered: string[] = [];
  private readonly contained: readonly UnknownObject[];
  private readonly variables: FhirVariables;
  private readonly several = new Set<string>();

  constructor(contained: readonly UnknownObject[], variables: FhirVariables) {
    this.contained = contained;
    this.variables = variables;
  }

  /** @param groupConditions conditions of the enclosing groups */
  read(items: unknown, path: string, groupConditions: readonly Logic[]): void {
    for (const [at, item] of toObjects(items).entries())
      this.readItem(item, `${path}[${at}]`, groupConditions);
  }

  private readItem(item: UnknownObject, path: string, groupConditions: readonly Logic[]): void {
    const name = toText(item.linkId) || path;
    const type = toText(item.type);
    const isQuestion = type !== 'group' && type !== 'display';
    if (isQuestion && getCalculation(item) !== '') {
      if (/^(integer|decimal|quantity|boolean)$/.test(type)) this.calculated.push({ item, path });
      else this.notes.push(createTextNote(name, path));
      return;
    }
    if (isNumber(toText(item.prefix))) this.numbered.push(toText(item.prefix));
    const conditions = this.listConditions(item, name, path, groupConditions);
    this.notes.push(...reportExtras(item, name, path));
    const isWhole = isQuestion
      ? this.readQuestion(item, name, path, joinConditions(conditions))
      : this.readScreen(item, name, path, joinConditions(conditions));
    if (isWhole) return;
    if (path.split('[').length > maxDepth) {
      const expected = `at most ${maxDepth} levels`;
      this.notes.push(
        createOmissionNote({ path }, 'items within items within items', expected, {
          part: name,
          fix: 'Remove the outer groups.',
        }),
      );
    } else this.read(item.item, `${path}.item`, conditions);
  }

  private readScreen(item: UnknownObject, name: string, path: string, showWhen: Logic | undefined): boolean {
    const text = toText(item.text);
    if (text === '') return false;
    const prefix = toText(item.prefix);
    const own = prefix === '' || isNumber(prefix) ? undefined : prefix;
    const heading = own ?? (toText(item.type) === 'group' ? headings.part : undefined);
    const translations = getTextTranslations(item, 'text');
    this.parts.push({ name, position: { path }, heading, instruction: text, showWhen, translations });
    return false;
  }

  /** @returns whether the items within are read, too */
  private readQuestion(
    item: UnknownObject,
    name: string,
    path: string,
    showWhen: Logic | undefined,
  ): boolean {
    const position = { path: `${path}.type` };
    const imported = parseItemScale(item, this.contained);
    if (imported.scale === undefined) {
      const actual = `"${name}", an item of the type "${toText(item.type)}"`;
      this.notes.push(createOmissionNote(position, actual, imported.why, { part: name }));
      return false;
    }
    if (imported.changes)
      this.notes.push(createChangeNote(position, `"${name}"`, imported.changes, { part: name }));
    if (imported.scale.kind === 'several') this.several.add(name);
    const text = withPrefix(item, toText(item.text) || name);
    const translations = toText(item.prefix) === '' ? getTextTranslations(item, 'text') : {};
    this.parts.push({ name, position: { path }, text, scale: imported.scale, showWhen, translations });
    return imported.scale.kind === 'rating' || imported.scale.kind === 'analogue';
  }

  private listConditions(
    item: UnknownObject,
    name: string,
    path: string,
    groupConditions: readonly Logic[],
  ): readonly Logic[] {
    const own = parseEnableWhen(item, this.several, this.variables);
    if (own === undefined) {
      this.notes.push(createConditionNote({ path: `${path}.enableWhen` }, name));
    }
    return own ? [...groupConditions, own] : groupConditions;
  }
}

/** The numbers of a paper form are left out, since the app counts by itself. */
function reportNumbers(numbers: readonly string[]): ImportNote[] {
  const [first] = numbers;
  if (first === undefined) return [];
  const listed = numbers.length === 1 ? first : `${first} to ${numbers.at(-1)}`;
  return [
    createOmissionNote(
      { path: 'item' },
      `the numbers before the items, ${listed}`,
      'a count that the app makes itself',
      {
        fix: 'Nothing: people read "Question 1 of 9".',
      },
    ),
  ];
}

function createTextNote(name: string, path: string): ImportNote {
  return createOmissionNote(
    { path: `${path}.extension` },
    `"${name}", a calculated text`,
    'scores, which are numbers',
    {
      part: name,
      fix: 'Nothing, if it repeats an answer or patient data. Texts on a result are under "levelTexts" of a score.',
    },
  );
}

function joinConditions(conditions: readonly Logic[]): Logic | undefined {
  const [only] = conditions;
  return conditions.length > 1 ? { all: conditions } : only;
}

/** A prefix such as "1." numbers the items of the paper form; the app counts by itself. Other prefixes are part of the text. */
function withPrefix(item: UnknownObject, text: string): string {
  const prefix = toText(item.prefix);
  return prefix === '' || isNumber(prefix) ? text : `${prefix} ${text}`;
}
