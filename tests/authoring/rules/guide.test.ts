import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSchemaValidator } from '#authoring/source/shape/shape-check.ts';
import { requiredKeys } from '#authoring/source/frontmatter.ts';
import { tagSpecs } from '#authoring/source/tag-schema.ts';
import { createContentFixture, drawing, page, quiet } from '#tests/support/content-fixture.ts';

const repository = join(import.meta.dirname, '../../..');
const guide = readFileSync(join(repository, 'content/README.md'), 'utf8');
const codeFences = [...guide.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)].flatMap(([, language, text]) =>
  language === '' ? [text as string] : [],
);
/** The rows of the table of groups, each as a group with one entry. */
const groups = [...guide.matchAll(/^\| `<(\w+)>` +\| `(<(\w+) [^`]*>)`/gm)].map(
  ([, group, opening, entry]) => `<${group}>\n\n${opening}\n\nText.\n\n</${entry}>\n\n</${group}>\n`,
);
const examples = [...codeFences.filter((text) => /^[<|]/.test(text)), ...groups];
const { write, listFindings } = createContentFixture();

const reference = readFileSync(join(repository, 'docs/questionnaire-reference.md'), 'utf8');
const schema = JSON.parse(readFileSync(join(repository, 'questionnaires/instrument.schema.json'), 'utf8'));
const checkShape = createSchemaValidator(schema);
/** The JSON examples of the reference, each with its heading. */
const tasks = reference
  .split(/^### /m)
  .slice(1)
  .flatMap((task) =>
    [
      ...task
        .split(/^## /m, 1)
        .join('')
        .matchAll(/^```json\n([\s\S]*?)^```/gm),
    ].map(([, json]) => [task.split('\n', 1)[0], json] as const),
  );

describe('the guide for authors', () => {
  it.each(examples)('has a valid example to copy: %s', (example) => {
    write(quiet, page(example));
    // The videos and pictures of the examples do not exist.
    expect(listFindings().filter((words) => !words.includes('no such file'))).toEqual([]);
  });

  it('has an example of every group', () => {
    const entries = Object.values(tagSpecs.reading).flatMap(({ holds }) => (holds ? [`<${holds} `] : []));
    expect(entries.filter((entry) => !groups.some((group) => group.includes(entry)))).toEqual([]);
  });

  it('contains a complete valid page', () => {
    const whole = codeFences.find(
      (text) => text.startsWith('---') && !text.includes('\ntroubles: '),
    ) as string;
    write(quiet, whole);
    expect(listFindings()).toEqual([]);
  });

  it('contains a complete valid exercise', () => {
    const whole = codeFences.find((text) => text?.includes('\ntroubles: ')) as string;
    write('content/exercises/look.mdx', whole);
    write('content/pictures/rest.svg', drawing);
    expect(listFindings()).toEqual([]);
  });

  it('documents every key of an exercise', () => {
    const keys = requiredKeys.exercise.filter((key) => !requiredKeys.reading.includes(key));
    expect(keys.filter((key) => !guide.includes(`| \`${key}\``))).toEqual([]);
  });

  it('documents every tag of reading pages, site pages and exercises, each with an example or in the table', () => {
    const tags = Object.values(tagSpecs).flatMap((specs) => Object.keys(specs));
    expect(tags.filter((tag) => !guide.includes(`<${tag} `) && !guide.includes(`<${tag}>`))).toEqual([]);
  });

  it.each(tasks)('%s: the example of the task is valid in a questionnaire', (_, json) => {
    const { bands, combinations, ...part } = JSON.parse(`{${json}}`);
    const file = JSON.parse(readFileSync(join(repository, 'questionnaires/S3-social.json'), 'utf8'));
    if (bands) file.scores[0].report.bands = bands;
    if (combinations) file.feedback.combinations = combinations;
    expect(checkShape({ ...file, ...part })).toEqual([]);
  });

  it('documents every key of a questionnaire', () => {
    const keys = Object.keys(schema.properties).filter((key) => key !== '$schema');
    const groups = ['report', 'ageBand', 'levelStep', 'statementItem', 'instructionItem', 'answerComparison'];
    const within = groups.flatMap((group) => Object.keys(schema.definitions[group].properties));
    const set = Object.keys(schema.properties.set.properties);
    expect(tasks.length).toBeGreaterThan(7);
    expect(
      [...keys, ...within, ...set].filter(
        (key) => !reference.includes(`\`${key}\``) && !reference.includes(`"${key}"`),
      ),
    ).toEqual([]);
  });
});
