import { describe, expect, it } from 'vitest';
import { createContentFixture, page, quiet } from '#tests/support/content-fixture.ts';

const { edit, write, listFindings } = createContentFixture();

/** The additional finding of a page about suicide outside the chapters with help. */
const asksForHelp = `content/reading/quiet/quiet1.mdx:11  help
    expected  the help block on a page about suicide or self-harm
    actual    the chapter "quiet" without it
    fix       Write "help": true into that chapter in content/chain.json, or move the passage to a chapter that has it.`;

describe('reports in wording', () => {
  it('suicide described as a crime', () => {
    write(quiet, page('He committed suicide.'));
    const [words, ...more] = listFindings();
    expect(words).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  words
          expected  "died by suicide", or "attempted suicide"
          actual    "committed suicide"
          fix       Write that instead. The words suggest a crime, and people with such thoughts feel blamed."
    `);
    expect(more).toEqual([asksForHelp]);
  });

  it('suicide in a chapter without help', () => {
    write(quiet, page('Some people think of suicide.'));
    expect(listFindings()).toEqual([asksForHelp]);
  });

  it('an attempt described as a success or failure', () => {
    write(quiet, page('It was a failed attempt.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  words
          expected  "an attempt"
          actual    "failed attempt"
          fix       Write that instead. An attempt is neither a success nor a failure."
    `);
  });

  it('a method', () => {
    write(quiet, page('She took an overdose.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  words
          expected  no method at all, for example "thoughts of ending my life"
          actual    "overdose"
          fix       Write that instead. Naming a method or means can put a person at risk who reads it."
    `);
  });

  it('a method on a page that does not mention suicide', () => {
    write(quiet, page('She took rat poison. A train stood on the track.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  words
          expected  no method at all, for example "thoughts of ending my life"
          actual    "took rat poison"
          fix       Write that instead. Naming a method or means can put a person at risk who reads it."
    `);
  });

  it('dangerous objects at home, as advice', () => {
    write(quiet, page('Keep rat poison locked away.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "Advice. content/reading/quiet/quiet1.mdx:11  words
          expected  "anything dangerous"
          actual    "rat poison"
          fix       Write that instead. Naming a method or means can put a person at risk who reads it."
    `);
  });

  it('an expression for killing oneself', () => {
    write(quiet, page('Some people want to kill themselves.'));
    const [words, ...more] = listFindings();
    expect(words).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  words
          expected  "end their life", or "died by suicide"
          actual    "kill themselves"
          fix       Write that instead. The word sounds like a crime, and it is hard to hear for all who lost someone."
    `);
    expect(more).toEqual([asksForHelp]);
  });

  it('thoughts of not living, without naming suicide', () => {
    write(quiet, page('Some days she did not want to live.'));
    expect(listFindings()).toEqual([asksForHelp]);
  });

  it('a suicide note, also on a page with help', () => {
    write('content/reading/hard-days/hard1.mdx', page('She left a note before her suicide.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/hard-days/hard1.mdx:11  words
          expected  nothing about notes or letters
          actual    "left a note"
          fix       Write that instead. Details of an attempt are left out."
    `);
  });

  it('an illness ascribed to the reader', () => {
    write(quiet, page('Your anxiety disorder is treatable.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  words
          expected  "depression" or "anxiety" without "your", or "what you are going through"
          actual    "your anxiety disorder"
          fix       Write that instead. A text speaks of answers and moments; it never diagnoses the reader."
    `);
  });

  it('names in place of their tags, only in the text', () => {
    edit('content/settings.json', (text) => text.replace('"Check"', '"Quiet Check"'));
    write(
      quiet,
      page('An Institute made Quiet Check.\n\n### Quiet Check\n\n<Institute /> made <Program />.'),
    );
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "Advice. content/reading/quiet/quiet1.mdx:11  words
          expected  <Program />
          actual    "Quiet Check"
          fix       Write that instead. The name comes from content/settings.json, and the tag follows when it changes there.

      Advice. content/reading/quiet/quiet1.mdx:11  words
          expected  <Institute />
          actual    "An Institute"
          fix       Write that instead. The name comes from content/settings.json, and the tag follows when it changes there."
    `);
  });

  it('a diagnosis', () => {
    write(quiet, page('If nothing is fun, you are depressed.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  words
          expected  "your answers suggest …", or "you may have felt low for some time"
          actual    "you are depressed"
          fix       Write that instead. A text speaks of answers and moments; it never diagnoses the reader."
    `);
  });

  it('a value judgement', () => {
    write(quiet, page('Such fear is abnormal.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  words
          expected  "different from most answers", "unusual", or what exactly is meant
          actual    "abnormal"
          fix       Write that instead. A person who reads it feels judged."
    `);
  });

  it('contemptuous wording', () => {
    write(quiet, page('Only crazy people think so.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  words
          expected  the plain word for what is meant, such as "frightened", "confused" or "unusual"
          actual    "crazy"
          fix       Write that instead. The word is contempt for people with a mental illness."
    `);
  });

  it('an exclamation mark', () => {
    write(quiet, page('Sit down now!'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  words
          expected  a full stop
          actual    "!"
          fix       Write that instead. The app has a calm tone, because readers may be in distress."
    `);
  });

  it('a promise of results', () => {
    write(quiet, page('This will cure your fear.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  words
          expected  "may help", "helps many people"
          actual    "will cure"
          fix       Write that instead. No text can promise that."
    `);
  });

  it('a diagnosis, a promise and a number in a questionnaire and on the home page', () => {
    edit('questionnaires/S4-distress.json', (text) =>
      text.replace(/"text": "You had some stress[^"]*"/, '"text": "You have depression. Call 98450 12345."'),
    );
    edit('content/pages.json', (text) => text.replace('Read on.', 'It will make you calm. Ring 1098.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/pages.json:2  withoutScript
          expected  "you may feel …", "may help", "helps many people"
          actual    "will make you"
          fix       Write that instead. No text can promise that.

      content/pages.json:2  withoutScript
          expected  only numbers of content/help-now.json
          actual    1098
          fix       Name the help line without its number, because every screen displays the numbers. Add a new help line to content/help-now.json, where its number is verified regularly.

      questionnaires/S4-distress.json:124  scores[0].report.levelTexts.Average.text
          expected  "what you are going through", or "your answers suggest …"
          actual    "you have depression"
          fix       Write that instead. A text speaks of answers and moments; it never diagnoses the reader.

      questionnaires/S4-distress.json:124  scores[0].report.levelTexts.Average.text
          expected  only numbers of content/help-now.json
          actual    98450 12345
          fix       Name the help line without its number, because every screen displays the numbers. Add a new help line to content/help-now.json, where its number is verified regularly."
    `);
  });

  it('a text of high reading grade', () => {
    write(
      quiet,
      page(
        'The institutionalisation of contemplative practices necessitates considerable organisational perseverance, notwithstanding individual idiosyncrasies, environmental contingencies and socioeconomic determinants of psychological equanimity.',
      ),
    );
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx  reading grade
          expected  a reading grade of 8 or less
          actual    grade 31.3, 26 words
          fix       Split long sentences, and use shorter words."
    `);
  });

  it('a text of slightly high reading grade', () => {
    write(
      quiet,
      page(
        'The regular practice of sitting down with others in the evening, when the work of the day is over and the lamps are lit, has for many families been a quiet source of comfort and of company.',
      ),
    );
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "Advice. content/reading/quiet/quiet1.mdx  reading grade
          expected  a reading grade of 8 or less
          actual    grade 8.9, 43 words
          fix       Split long sentences, and use shorter words."
    `);
  });
});
