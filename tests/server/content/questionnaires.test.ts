import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { madeUpContent } from './made-up-content.ts';

const { folder, edit, write, told } = madeUpContent();

describe('questionnaires: an author is told of', () => {
  it('a comma that is missing', () => {
    edit('questionnaires/S5-activity.json', (text) => text.replace('"version": "1.0",', '"version": "1.0"'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:4
          expected  a JSON file
          found     no comma after "1.0"
          mend      Write a comma at the end of this line."
    `);
  });

  it('a number in quotation marks', () => {
    edit('questionnaires/S5-activity.json', (text) => text.replace('"position": 5', '"position": "5"'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:6  position
          expected  a whole number, without quotation marks
          found     "5"
          mend      Write 5, without quotation marks."
    `);
  });

  it('a misspelled key', () => {
    edit('questionnaires/S5-activity.json', (text) => text.replace('"allowsMissing"', '"allowMissing"'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:1  allowsMissing
          expected  the key "allowsMissing"
          found     nothing
          mend      Add it. May a person leave items unanswered? A score with a gap is then not calculated.

      questionnaires/S5-activity.json:42  allowMissing
          expected  only the keys $schema, id, version, status, normsNote, position, title, shortTitle, description, look, routes, intro, presentation, scale, allowsMissing, items, scores, feedback, history, summary, messages, help, examples
          found     the unknown key "allowMissing"
          mend      Write "allowsMissing"."
    `);
  });

  it('an item that no score counts', () => {
    edit('questionnaires/S5-activity.json', (text) => text.replace('"pl1", "pl2"', '"pl2"'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:44  items[0]
          expected  every item to count in a score
          found     "pl1" in none
          mend      Name it in the items of a score, or take it out.

      questionnaires/S5-activity.json:77  scores[0].report.range
          expected  a range the formula can reach: it gives 9 to 45
          found     10 to 50
          mend      Narrow it."
    `);
  });

  it('a level without text', () => {
    edit('questionnaires/S5-activity.json', (text) =>
      text.replace(/"Low": \{[^}]*\}/, '"": { "text": "A", "step": "B", "reading": [] }'),
    );
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:108  scores[0].report.levelTexts.Low
          expected  a text for every level the thresholds can give
          found     none
          mend      Write text, step and reading for the level "Low"."
    `);
  });

  it('limits that fall', () => {
    edit('questionnaires/S5-activity.json', (text) =>
      text.replace('{ "upTo": 28, "is": "Average" }', '{ "upTo": 12, "is": "Average" }'),
    );
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:93  scores[0].report.bands[0].levels[1]
          expected  a limit above 16, the one of the line before
          found     up to 12
          mend      Put the limits in ascending order.

      questionnaires/S5-activity.json:94  scores[0].report.bands[0].colours
          expected  the cuts of the levels, 16, 12
          found     16, 28
          mend      Use the same cuts, or say in coloursException why they differ."
    `);
  });

  it('a page that does not exist', () => {
    edit('questionnaires/S5-activity.json', (text) =>
      text.replace('"reading": ["quiet1"]', '"reading": ["quite1"]'),
    );
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:112  scores[0].report.levelTexts.High.reading[0]
          expected  the slug of a page in content/chain.json
          found     "quite1"
          mend      Perhaps "quiet1" is meant."
    `);
  });

  it('an address that is taken', () => {
    edit('questionnaires/S5-activity.json', (text) => text.replace('"/patternPage"', '"/quiet1"'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/chain.json:13  chapters[0].pages[0]
          expected  an address that nothing else in the program has
          found     "/quiet1", which another screen has
          mend      Choose another slug: rename the file, and write the new name here.

      questionnaires/S5-activity.json:12  routes.intro
          expected  an address that nothing else in the program has
          found     "/quiet1", which another page or screen has
          mend      Choose another address."
    `);
  });

  it('a diagnosis at a level', () => {
    edit('questionnaires/S5-activity.json', (text) =>
      text.replace(/Your answers show a steady share of things done for pleasure[^"]*/, 'You are depressed.'),
    );
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:115  scores[0].report.levelTexts.Average.text
          expected  "your answers suggest …", or "you may have felt low for some time"
          found     "you are depressed"
          mend      Write that in its place. A text speaks of answers and moments; it never diagnoses the reader."
    `);
  });

  it('an example worked wrongly', () => {
    edit('questionnaires/S5-activity.json', (text) => text.replace('"value": 10', '"value": 11'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:205  examples[0].expected[0].value
          expected  11
          found     10 for "pleasure" in the example "every answer Rarely"
          mend      Work the example by hand once more, then correct it, or the formula or norm it speaks of."
    `);
  });

  it('a comma after the last entry', () => {
    edit('questionnaires/S5-activity.json', (text) =>
      text.replace('"reading": ["quiet1"]', '"reading": ["quiet1",]'),
    );
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:112
          expected  a JSON file
          found     a comma after the last entry, before the closing ]
          mend      Take the comma out: it stands only between two entries."
    `);
  });

  it('a key that stands twice', () => {
    edit('questionnaires/S5-activity.json', (text) =>
      text.replace('"position": 5,', '"position": 5,\n  "position": 4,'),
    );
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:7  position
          expected  each key once in its group
          found     the key "position" a second time; the first is in line 6
          mend      Take one of the two out, or correct its name. Of two, only the second would count."
    `);
  });

  it.each(['S4-distress copy.json', 'S4-distress-copy.json', 'Copy of S4-distress.json'])(
    'a copy: %s',
    (name) => {
      const file = (one: string) => join(folder.root, 'questionnaires', one);
      copyFileSync(file('S4-distress.json'), file(name));
      expect(told()).toEqual([
        `questionnaires/${name}:3  id
    expected  an id that no other file has
    found     "S4", which is also the id in S4-distress.json
    mend      If ${name} is a copy, take it out of the folder. A new questionnaire begins with npm run new:instrument.`,
      ]);
    },
  );

  it('a copy with another id alone: what it shares with the original', () => {
    const text = readFileSync(join(folder.root, 'questionnaires/S4-distress.json'), 'utf8');
    write('questionnaires/S4-distress copy.json', text.replace('"id": "S4"', '"id": "S6"'));
    const places = told().map((words) => words.split('\n')[0]);
    expect(places.every((place) => place?.startsWith('questionnaires/S4-distress copy.json:'))).toBe(true);
    expect(places.map((place) => place?.split('  ')[1])).toEqual([
      'position',
      'title',
      'routes.intro',
      'routes.questionnaire',
      'routes.feedback',
      'routes.combined',
    ]);
  });

  it('an address at which the program itself answers', () => {
    edit('questionnaires/S5-activity.json', (text) => text.replace('"/patternPage"', '"/API/sleep"'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:12  routes.intro
          expected  an address that does not begin with /api, /author, /static, /media
          found     "/API/sleep": the program itself answers there
          mend      Choose another address."
    `);
  });

  it('codes that do not rise evenly, as advice', () => {
    edit('questionnaires/S4-distress.json', (text) => text.replace('"code": 5,', '"code": 6,'));
    expect(
      told()
        .filter((words) => words.startsWith('Advice.'))
        .join('\n\n'),
    ).toMatchInlineSnapshot(`
      "Advice. questionnaires/S4-distress.json:34  scale.options
          expected  codes that rise or fall by the same step from one answer to the next
          found     1, 2, 3, 4, 6
          mend      Look whether a code is mistyped. If the steps are meant to differ, nothing needs to be done."
    `);
  });
});
