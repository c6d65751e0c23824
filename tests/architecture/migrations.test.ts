/** The previous build must work on migrated tables (decision 0104). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../src/server/db/migrations');
/** The last migration from before the rule. */
const lastOlder = '0018';

const contract = /^-- contract: since \d+\.\d+\.\d+$/m;
/** Statements that break the previous build, with what to do. */
const destructive: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(table|column|schema|type)\b/i, 'stop using it in one version, and drop it in the next'],
  [/\brename\b/i, 'add the new name, write both, and drop the old name in the next version'],
  [/\bset\s+data\s+type\b|\balter\s+column\s+\S+\s+type\b/i, 'add a column of the new type'],
  [/\bset\s+not\s+null\b/i, 'the previous build may still write null'],
  [
    /\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/i,
    'give it a default, because the previous build does not write it',
  ],
  [/\badd\s+constraint\b.*\b(unique|check)\b/i, 'the previous build may write rows that it refuses'],
  [/^\s*(update|delete)\b/im, 'convert rows in batches, after the migration'],
];

function listProblems(sql: string): string[] {
  if (contract.test(sql)) return [];
  const statements = sql.replaceAll(/^--(?!>).*$/gm, '').split(/;|--> statement-breakpoint/);
  return statements.flatMap((statement) =>
    destructive.flatMap(([pattern, advice]) =>
      pattern.test(statement) ? [`${statement.trim().slice(0, 80)}: ${advice}`] : [],
    ),
  );
}

const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && name.slice(0, 4) > lastOlder);

test('new migrations only add, unless they name the version that stopped using what they remove', () => {
  const problems = files.flatMap((name) =>
    listProblems(readFileSync(join(folder, name), 'utf8')).map((problem) => `${name}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

test.each([
  'ALTER TABLE "attempts" DROP COLUMN "arm";',
  'ALTER TABLE "attempts" RENAME COLUMN "arm" TO "group";',
  'ALTER TABLE "profiles" ALTER COLUMN "seek" SET DATA TYPE text;',
  'ALTER TABLE "profiles" ALTER COLUMN "city" SET NOT NULL;',
  'ALTER TABLE "accounts" ADD COLUMN "region" text NOT NULL;',
  'ALTER TABLE "contacts" ADD CONSTRAINT "contacts_reference_unique" UNIQUE("reference");',
  'CREATE TABLE "a" ("b" text);--> statement-breakpoint\nUPDATE "data_keys" SET "names_sealed_at" = NULL;',
  'DROP TABLE "surveys";',
])('refuses %s', (sql) => {
  expect(listProblems(sql)).toHaveLength(1);
  expect(listProblems(`-- contract: since 1.2.0\n${sql}`)).toEqual([]);
});

test.each([
  'CREATE TABLE "a" ("b" text NOT NULL, "updated" text);',
  'ALTER TABLE "accounts" ADD COLUMN "language" text;',
  'ALTER TABLE "accounts" ADD COLUMN "count" integer DEFAULT 0 NOT NULL;',
  'DROP INDEX "attempts_arms";',
  'ALTER TABLE "a" ADD CONSTRAINT "a_fk" FOREIGN KEY ("userid") REFERENCES "accounts"("userid") ON DELETE cascade ON UPDATE no action;',
])('accepts %s', (sql) => {
  expect(listProblems(sql)).toEqual([]);
});
