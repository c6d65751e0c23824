import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContentFixture } from '#tests/support/content-fixture.ts';

const { folder, edit, write, listFindings } = createContentFixture();

describe('reports in questionnaires', () => {
  it('a missing comma', () => {
    edit('questionnaires/S5-activity.json', (text) => text.replace('"version": "1.0",', '"version": "1.0"'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:4
          expected  a JSON file
          actual    no comma after "1.0"
          fix       Write a comma at the end of this line."
    `);
  });

  it('a number in quotation marks', () => {
    edit('questionnaires/S5-activity.json', (text) => text.replace('"position": 5', '"position": "5"'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:10  position
          expected  a whole number, without quotation marks
          actual    "5"
          fix       Write 5, without quotation marks."
    `);
  });

  it('a misspelled key', () => {
    edit('questionnaires/S5-activity.json', (text) => text.replace('"allowsMissing"', '"allowMissing"'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:1  allowsMissing
          expected  the key "allowsMissing"
          actual    nothing
          fix       Add it. Whether a person may leave items unanswered. A score with a gap is then not calculated, unless its own rule for missing answers says how.

      questionnaires/S5-activity.json:46  allowMissing
          expected  only the keys $schema, id, version, spelling, language, status, signOff, citation, licence, normsNote, references, position, set, title, shortTitle, description, look, routes, intro, presentation, scale, scales, allowsMissing, missing, items, scores, feedback, history, summary, messages, help, examples
          actual    the unknown key "allowMissing"
          fix       Did you mean "allowsMissing"? Write "allowsMissing", or remove the key if it is not needed."
    `);
  });

  it('an item that no score uses', () => {
    edit('questionnaires/S5-activity.json', (text) => text.replace('"pl1", "pl2"', '"pl2"'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:48  items[0]
          expected  every item in a score
          actual    "pl1" in none
          fix       Add it to the items of a score, write "unscored": true, or remove it."
    `);
  });

  it('a level without text', () => {
    edit('questionnaires/S5-activity.json', (text) =>
      text.replace(/"Low": \{[^}]*\}/, '"": { "text": "A", "step": "B", "reading": [] }'),
    );
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:119  scores[0].report.levelTexts.Low
          expected  a text for each level of the limits
          actual    none
          fix       Write text, step and reading for the level "Low"."
    `);
  });

  it('decreasing limits', () => {
    edit('questionnaires/S5-activity.json', (text) =>
      text.replace('{ "upTo": 28, "is": "Average" }', '{ "upTo": 12, "is": "Average" }'),
    );
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:103  scores[0].report.bands[0].levels[1]
          expected  a limit above 16, that of the preceding entry
          actual    up to 12
          fix       Put the limits in ascending order.

      questionnaires/S5-activity.json:104  scores[0].report.bands[0].colours
          expected  the limits of the levels, 16, 12
          actual    16, 28
          fix       Use the same limits, or write the reason in "coloursException"."
    `);
  });

  it('a page that does not exist', () => {
    edit('questionnaires/S5-activity.json', (text) =>
      text.replace('"reading": ["quiet1"]', '"reading": ["quite1"]'),
    );
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:123  scores[0].report.levelTexts.High.reading[0]
          expected  the slug of a page in content/chain.json
          actual    "quite1"
          fix       Did you mean "quiet1"?"
    `);
  });

  it('an address in use', () => {
    edit('questionnaires/S5-activity.json', (text) => text.replace('"/patternPage"', '"/quiet1"'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/chain.json:13  chapters[0].pages[0]
          expected  an unused address
          actual    "/quiet1", which another screen uses
          fix       Choose another slug: rename the file, and write the new name here.

      questionnaires/S5-activity.json:16  routes.intro
          expected  an unused address
          actual    "/quiet1", which another page or screen has
          fix       Choose another address."
    `);
  });

  it('a diagnosis in a level', () => {
    edit('questionnaires/S5-activity.json', (text) =>
      text.replace(/You did things for pleasure from time to time[^"]*/, 'You are depressed.'),
    );
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:126  scores[0].report.levelTexts.Average.text
          expected  "your answers suggest …", or "you may have felt low for some time"
          actual    "you are depressed"
          fix       Write that instead. A text speaks of answers and moments; it never diagnoses the reader."
    `);
  });

  it('a wrong result in a worked example', () => {
    edit('questionnaires/S5-activity.json', (text) => text.replace('"value": 10', '"value": 11'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:229  examples[0].expected[0].value
          expected  the computed results: pleasure value 10. sum of pl1 1, pl2 1, pl3 1, pl4 1, pl5 1, pl6 1, pl7 1, pl8 1, pl9 1, pl10 1 = 10. z = (10 − 22) / 6 = -2; percentile = 100 × the cumulative normal distribution at z.
          actual    the results of the example "every answer Rarely": pleasure value 11
          fix       Compare this computation with yours, step by step. If yours is right, correct the item keys, the formula or the norm; otherwise correct the example."
    `);
  });

  it('a comma after the last entry', () => {
    edit('questionnaires/S5-activity.json', (text) =>
      text.replace('"reading": ["quiet1"]', '"reading": ["quiet1",]'),
    );
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:123
          expected  a JSON file
          actual    a comma after the last entry, before the closing ]
          fix       Remove the comma. It belongs only between two entries."
    `);
  });

  it('a duplicate key', () => {
    edit('questionnaires/S5-activity.json', (text) =>
      text.replace('"position": 5,', '"position": 5,\n  "position": 4,'),
    );
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:11  position
          expected  each key once in its object
          actual    the key "position" a second time; the first is in line 10
          fix       Remove one of the two, or correct its name."
    `);
  });

  it.each(['S4-distress copy.json', 'S4-distress-copy.json', 'Copy of S4-distress.json'])(
    'a copy: %s',
    (name) => {
      const getPath = (one: string) => join(folder.root, 'questionnaires', one);
      copyFileSync(getPath('S4-distress.json'), getPath(name));
      expect(listFindings()).toEqual([
        `questionnaires/${name}:3  id
    expected  an id that no other file has
    actual    "S4", which is also the id in S4-distress.json
    fix       If ${name} is a copy, remove it from the folder. Create new questionnaires with npm run new:instrument.`,
      ]);
    },
  );

  it('a copy with another id: the shared keys', () => {
    const text = readFileSync(join(folder.root, 'questionnaires/S4-distress.json'), 'utf8');
    write('questionnaires/S4-distress copy.json', text.replace('"id": "S4"', '"id": "S6"'));
    const locations = listFindings().map((words) => words.split('\n')[0]);
    expect(locations.every((place) => place?.startsWith('questionnaires/S4-distress copy.json:'))).toBe(true);
    expect(locations.map((place) => place?.split('  ')[1])).toEqual([
      'position',
      'title',
      'routes.intro',
      'routes.questionnaire',
      'routes.feedback',
      'routes.combined',
    ]);
  });

  it('an address that the server uses', () => {
    edit('questionnaires/S5-activity.json', (text) => text.replace('"/patternPage"', '"/API/sleep"'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:16  routes.intro
          expected  an address that does not begin with /api, /author, /exit, /static, /media, /offline
          actual    "/API/sleep", which the server handles
          fix       Choose another address."
    `);
  });

  it('unevenly spaced codes, as advice', () => {
    edit('questionnaires/S4-distress.json', (text) => text.replace('"code": 5,', '"code": 6,'));
    expect(
      listFindings()
        .filter((words) => words.startsWith('Advice.'))
        .join('\n\n'),
    ).toMatchInlineSnapshot(`
      "Advice. questionnaires/S4-distress.json:39  scale.options
          expected  codes that change by a constant step from one answer to the next
          actual    1, 2, 3, 4, 6
          fix       Check the codes for typing errors. If the steps differ on purpose, no change is needed."
    `);
  });
});
