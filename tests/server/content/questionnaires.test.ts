import { describe, expect, it } from 'vitest';
import { madeUpContent } from './made-up-content.ts';

const { edit, told } = madeUpContent();

describe('questionnaires: an author is told of', () => {
  it('a comma that is missing', () => {
    edit('questionnaires/S5-activity.json', (text) => text.replace('"version": "1.0",', '"version": "1.0"'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:5
          expected  a JSON file
          found     no comma, and no closing }, after a value
          mend      Look there, and at the end of the line before, for a missing comma or quote, or a comma too many before a closing bracket."
    `);
  });

  it('a number in quotation marks', () => {
    edit('questionnaires/S5-activity.json', (text) => text.replace('"position": 5', '"position": "5"'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:6  position
          expected  a whole number, without quotation marks
          found     "5"
          mend      Change it. Place in the fixed order of assessments, from 1 on, without gaps between files."
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
          expected  only the keys $schema, id, version, status, position, title, shortTitle, description, look, routes, intro, presentation, scale, allowsMissing, items, scores, feedback, history, summary, messages, help, examples
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
});
