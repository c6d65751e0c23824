import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csv } from '#research/formats/csv/csv.ts';
import { invariance } from '#research/formats/invariance/invariance.ts';
import { findAgeBand } from '#research/release/age-bands.ts';
import { people } from '#research/release/tables.ts';
import { hasRPackages } from '#tools/r.mjs';
import { createFakeVisitors } from '../norms/fake-visitors.ts';
import { readPublished } from '../quality/fake-attempts.ts';
import { hasProgram, runProgram } from '../support/oracles.ts';
import { createFakeRow, createFakeTable } from '../support/fake-table.ts';

const isWhole = process.env.TEST_ALL === '1';
const folder = mkdtempSync(join(tmpdir(), 'invariance-'));
const versions = ['S1@1.1', 'S4@1.1'].map(readPublished);

/** CSV and script of a fake release, whose answers have one common factor. */
beforeAll(async () => {
  const tables = [people, ...versions.map(({ instrument }) => createFakeTable(instrument))];
  const about = { name: '2027-03', program: '', institute: '', madeAt: '', until: '', consentVersion: '' };
  const release = { folder, tables, about };
  const [cells, script] = [await csv.begin(release), await invariance.begin(release)];
  for (const [at, version] of versions.entries()) {
    for (const { userid, profile, attempts } of createFakeVisitors(version, [
      { people: isWhole ? 1000 : 20, from: 1000 },
    ])) {
      const [attempt] = attempts;
      if (!attempt || !profile) continue;
      const facts = { age: attempt.age };
      const row = { study: `p${userid}`, attempt: 1, answers: attempt.answers, facts };
      if (at === 0)
        await cells.row?.(people, [
          row.study,
          findAgeBand(attempt.age),
          profile.gender,
          3,
          '2027-Q1',
          'en-IN',
        ]);
      const table = tables[at + 1];
      if (table) await cells.row?.(table, createFakeRow(table, row));
    }
  }
  await cells.end();
  await script.end();
});
afterAll(() => rmSync(folder, { recursive: true }));

const listExamined = () =>
  [
    ...readFileSync(join(folder, 'invariance.R'), 'utf8').matchAll(/^examine\("(.+?)", ".+?", "(.+?)",/gm),
  ].map(([, file, title]) => `${file} ${title}`);

describe('invariance.R', () => {
  test('tests every displayed score that sums its own items', () => {
    expect(listExamined()).toContain('S4@1.csv Distress');
    expect(listExamined().filter((one) => one.startsWith('S1@1'))).toHaveLength(4);
  });

  test.skipIf(!hasProgram('Rscript'))('is valid R, and reports a missing package', () => {
    const without = 'requireNamespace <- function(...) FALSE; source("invariance.R")';
    const tried = `tryCatch({ ${without} }, error = function(e) cat(conditionMessage(e)))`;
    const output = runProgram(
      'Rscript',
      ['--vanilla', '-e', `invisible(parse("invariance.R")); ${tried}`],
      folder,
    );
    expect(output).toBe(
      'This script needs the package lavaan, which is not installed. In R: install.packages("lavaan")',
    );
  });

  test.skipIf(!isWhole || !hasRPackages())('fits three models in the groups that are large enough', () => {
    const out = 'write.csv(invariance, "invariance.csv", row.names = FALSE)';
    const output = runProgram('Rscript', ['--vanilla', '-e', `source("invariance.R"); ${out}`], folder);
    expect(output).toContain('S4@1, Distress, by age_band');
    const rows = readFileSync(join(folder, 'invariance.csv'), 'utf8').split('\n');
    const listModels = (by: string) =>
      rows
        .filter((row) => row.startsWith(`"S4@1","Distress","${by}"`))
        .map((row) => /"(configural|metric|scalar)",(\d+),.*,(TRUE|FALSE|NA),""$/.exec(row)?.slice(1));
    // One factor of ten items: 35 degrees of freedom per group, then 9 more for each group but one.
    expect(listModels('gender')).toEqual([
      ['configural', '70', 'NA'],
      ['metric', '79', 'TRUE'],
      ['scalar', '88', 'TRUE'],
    ]);
    expect(listModels('age_band').map((model) => model?.[1])).toEqual(['105', '123', '141']);
    expect(rows.filter((row) => row.includes('fewer than two groups'))).toHaveLength(listExamined().length);
  });
});
