import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cell, Column } from '#domain/tables/table.ts';
import { fhir } from '#research/formats/fhir/fhir.ts';
import { writeMissingAsZero } from '../support/missing-as-zero.ts';
import { releasedInstruments } from '../support/instruments.ts';
import { compareTables, type Comparison } from '../support/read-tables.ts';
import { type FakeRelease, writeFakeRelease } from '../support/fake-release.ts';

interface Coding {
  readonly code: string;
}
interface Response {
  readonly id: string;
  readonly questionnaire: string;
  readonly subject: { readonly identifier: { readonly value: string } };
  readonly item: readonly {
    readonly linkId: string;
    readonly answer: readonly {
      readonly valueCoding?: Coding;
      readonly valueInteger?: number;
      readonly valueTime?: string;
      readonly valueDate?: string;
      readonly valueString?: string;
    }[];
  }[];
}
interface Observation {
  readonly derivedFrom: readonly { readonly reference: string }[];
  readonly code: { readonly coding: readonly Coding[] };
  readonly valueInteger?: number;
  readonly valueQuantity?: { readonly value: number };
  readonly interpretation?: readonly { readonly text: string }[];
  readonly component?: readonly { readonly valueInteger: number }[];
}

let release: FakeRelease;
beforeAll(async () => {
  release = await writeFakeRelease(releasedInstruments, [fhir]);
});
afterAll(() => release.remove());

function readResources<T>({ folder }: FakeRelease, name: string): T[] {
  const lines = readFileSync(join(folder, 'fhir', `${name}.ndjson`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as T);
}

function compareFhir(one: FakeRelease): Promise<Comparison> {
  const responses = readResources<Response>(one, 'QuestionnaireResponse');
  const observations = new Map(
    readResources<Observation>(one, 'Observation').map((each) => [
      `${each.derivedFrom[0]?.reference} ${each.code.coding[0]?.code}`,
      each,
    ]),
  );
  return compareTables(one, (table) => {
    // FHIR contains no people and no profile fields except the study id.
    if (!table.instrument) return one.rows.get(table.name) ?? [];
    const url = `urn:x-wellness-check:questionnaire:${table.instrument.id}|${table.instrument.version}`;
    const own = responses.filter(({ questionnaire }) => questionnaire === url);
    return own.map((response, line) => {
      const written = one.rows.get(table.name)?.[line] ?? [];
      return table.columns.map((column, at) =>
        column.role === 'answer' || column.role === 'score' || column.name === 'study_id'
          ? readCell(response, column, observations)
          : (written[at] ?? null),
      );
    });
  });
}

test('writes answers and scores of every attempt as FHIR; missing values are absent', async () => {
  const verdict = await compareFhir(release);
  expect(verdict.differing).toEqual([]);
  expect(verdict.compared).toBeGreaterThan(10_000);
});

test('detects a writer that replaces missing values by 0', async () => {
  const faulty = await writeFakeRelease(releasedInstruments, [writeMissingAsZero(fhir)], 20);
  const { differing } = await compareFhir(faulty);
  faulty.remove();
  expect(differing.join('\n')).toMatch(/W1@3 row \d+ \w+: null, read 0/);
});

function readCell(
  response: Response,
  { name, question, option, score }: Column,
  observations: ReadonlyMap<string, Observation>,
): Cell {
  if (score) {
    const found = observations.get(`QuestionnaireResponse/${response.id} ${score.id}`);
    if (name.endsWith('_level')) return found?.interpretation?.[0]?.text ?? null;
    if (name.endsWith('_percentile')) return found?.component?.[0]?.valueInteger ?? null;
    return found?.valueInteger ?? found?.valueQuantity?.value ?? null;
  }
  if (!question) return response.subject.identifier.value;
  const answer = response.item.find(({ linkId }) => linkId === question.id)?.answer;
  if (!answer) return null;
  const { valueTime, valueDate, valueString } = answer[0] ?? {};
  const [, hours, minutes] = /^(\d\d):(\d\d):00$/.exec(valueTime ?? '') ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  if (valueDate !== undefined || valueString !== undefined) return valueDate ?? valueString ?? null;
  const codes = answer.map(({ valueCoding, valueInteger }) => Number(valueCoding?.code ?? valueInteger));
  return option === undefined ? (codes[0] ?? null) : Number(codes.includes(option));
}

test('identifies people only by the study id, without dates', () => {
  const text = readFileSync(join(release.folder, 'fhir', 'QuestionnaireResponse.ndjson'), 'utf8');
  expect(text).not.toMatch(/"(name|birthDate|address|telecom|authored|gender|age)"/);
});
