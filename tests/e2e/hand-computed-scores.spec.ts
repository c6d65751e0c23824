import { expect, test } from '@playwright/test';
import { listCodes } from '#domain/answers/codes.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { instruments } from '../support/instruments.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { setSessionCookies, createRegisteredPerson } from './support/registered-person.ts';

/**
 * Compares every displayed figure of three fixture people with the same figure computed by hand from the instrument
 * files. Each of them chooses the same code throughout: 4 of 6, 3 of 5, 4 of 6 (D), 2 of 5, 3 of 5.
 *
 * S1, code 4; one item of each dimension is reversed and counts 7 − 4 = 3.
 *   self acceptance 3·4 + 3 = 15, mastery 5·4 + 3 = 23, relations 4·4 + 3 = 19, growth 19, overall 76.
 *   Before that, code 3 (reversed 4): 13, 19, 16, 16, 64.
 * S2, code 3: 13 · 3 = 39 each, ratio 1. S3, code 4, four of nine reversed: 5·4 + 4·3 = 32.
 * S4, code 2: 20. S5, code 3: 30 and 30.
 *
 * Percentiles 100·Φ(z): overall z = (76 − 87.5) / 13.5 = −0.85 → 20; self acceptance −1 → 16;
 *   mastery (23 − 24.5) / 5.5 = −0.27 → 39; relations (19 − 21.2) / 4.3 = −0.51 → 30; growth −1.25 → 11;
 *   distress (20 − 21.9) / 7 = −0.27 → 39; meaning (30 − 27.5) / 5.5 = 0.45 → 68.
 *   Up to 35: positive (39 − 39.5) / 7.5 = −0.07 → 47; negative (39 − 29.5) / 7.5 = 1.27 → 90;
 *   social (32 − 38) / 5 = −1.2 → 12; pleasure (30 − 22) / 6 = 1.33 → 91.
 *   From 36: positive (39 − 42.5) / 7.5 = −0.47 → 32; negative (39 − 25.5) / 5.5 = 2.45 → 99;
 *   social (32 − 41) / 5 = −1.8 → 4; pleasure (30 − 18) / 5 = 2.4 → 99.
 */
const codes: Record<string, number> = { S1: 4, S2: 3, S3: 4, S4: 2, S5: 3 };

/** Section, title, score, average, range, percentile, level, colour in the summary. */
type Row = readonly [string, string, string, string, string, string, string, string];

const red = 'NEEDS YOUR ATTENTION AND EFFORTS';
const green = "YOU'RE DOING OKAY (CAN WORK ON IMPROVING THIS)";

const everybody: readonly Row[] = [
  ['S1', 'Psychological Wellbeing', '76', '87.8', '0 to 120', '20th', 'Average', green],
  ['S1', 'Self Acceptance', '15', '18.4', '0 to 24', '16th', 'Low', red],
  ['S1', 'Sense of Mastery and Competence', '23', '24.4', '6 to 36', '39th', 'Average', green],
  ['S1', 'Positive Relations', '19', '21.2', '5 to 30', '30th', 'Average', red],
  ['S1', 'Personal Growth', '19', '23.9', '5 to 30', '11th', 'Low', red],
  ['S2', 'Positivity Ratio', '1', '1.52', '0 to 3', '', 'Average', green],
  ['S4', 'Distress', '20', '21.9', '10 to 50', '39th', 'Average', green],
  ['S5', 'Meaning-oriented activity', '30', '28.9', '10 to 50', '68th', 'Average', green],
];
const young: readonly Row[] = [
  ...everybody,
  ['S2', 'Positive Feelings', '39', '40.1', '13 to 65', '47th', 'Average', green],
  ['S2', 'Negative Feelings', '39', '29.6', '13 to 65', '90th', 'High', red],
  ['S3', 'Social Wellbeing', '32', '38.5', '9 to 54', '12th', 'Low', red],
  ['S5', 'Pleasure-oriented activity', '30', '22.6', '10 to 50', '91st', 'High', red],
];
const older: readonly Row[] = [
  ...everybody,
  ['S2', 'Positive Feelings', '39', '40.1', '13 to 65', '32nd', 'Average', green],
  ['S2', 'Negative Feelings', '39', '29.6', '13 to 65', '99th', 'High', red],
  ['S3', 'Social Wellbeing', '32', '38.5', '9 to 54', '4th', 'Low', red],
  ['S5', 'Pleasure-oriented activity', '30', '22.6', '10 to 50', '99th', 'High', red],
];

/** The note on the second S1 attempt, which follows the first immediately. */
const tooClose = 'Too soon to compare.';
const previously = [
  ['Psychological Wellbeing', '64'],
  ['Self Acceptance', '13'],
  ['Sense of Mastery and Competence', '19'],
  ['Positive Relations', '16'],
  ['Personal Growth', '16'],
] as const;

let program: AppProcess;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
});
test.afterAll(() => program.stop());

const answerAll = (instrument: Instrument, code: number) => {
  expect(listCodes(instrument.scale)).toContain(code);
  return instrument.items.map(() => code);
};
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

for (const { name, age, rows, again } of [
  { name: 'a person of 25 with an earlier attempt', age: 25, rows: young, again: true },
  { name: 'a person of 52', age: 52, rows: older, again: false },
  { name: 'a person of 36 with a first attempt only', age: 36, rows: older, again: false },
]) {
  // An earlier attempt is the case with most figures.
  test(`${name} sees the figures computed by hand`, { tag: again ? [] : '@whole' }, async ({
    page,
    context,
  }) => {
    const person = await createRegisteredPerson(program, age);
    const [first] = instruments as [Instrument];
    if (again) await person.submit(first, answerAll(first, 3), 'earlier');
    for (const instrument of instruments) {
      const sent = await person.submit(instrument, answerAll(instrument, codes[instrument.id] ?? 0), 'now');
      expect(sent).toBe(204);
    }
    await setSessionCookies(context, program, person);

    for (const instrument of instruments) {
      await page.goto(program.address + instrument.routes.feedback);
      // Closed if help comes first.
      const numbers = page.locator('details > summary').filter({ hasText: 'See the numbers' });
      await numbers.waitFor();
      if (!(await numbers.evaluate((summary) => summary.closest('details')?.open))) await numbers.click();
      for (const [section, title, score, average, range, percentile, level] of rows) {
        if (section !== instrument.id) continue;
        const chart = page.getByRole('img', {
          name: new RegExp(`^${escapeRegExp(title)}\\. Current score ${score}\\b`),
        });
        await expect(chart, `${title} ${score}`).toBeVisible();
        const sentence = (await chart.getAttribute('aria-label')) ?? '';
        expect(sentence).toContain(`average of all ages ${average}`);
        expect(sentence).toMatch(new RegExp(`(possible range|scale shown) ${range}\\b`));
        expect(sentence).toContain(`level ${level}`);
        expect(sentence.includes('percentile')).toBe(percentile !== '');
        if (percentile) expect(sentence).toContain(`${percentile} percentile`);
      }
      if (instrument !== first) continue;
      for (const [title, score] of again ? previously : []) {
        const chart = page.getByRole('img', {
          name: new RegExp(`^${escapeRegExp(title)}\\. .*previous score ${score}\\b`),
        });
        await expect(chart.first(), title).toBeVisible();
        await expect(page.getByText(tooClose).first()).toBeVisible();
      }
      if (!again)
        await expect(page.getByText(/^(Many people feel like this|Thank you for taking)/)).toBeVisible();
    }

    await page.goto(`${program.address}/patternSummary`);
    // At the 99th percentile of negative feelings help comes first: nothing in that section is praised.
    const isPraised = ([section]: Row) =>
      section !== 'S2' || !rows.some((row) => row[1] === 'Negative Feelings' && row[5] === '99th');
    for (const colour of [red, green]) {
      const expected = rows.filter((row) => row[7] === colour && (colour === red || isPraised(row))).length;
      await expect(page.getByText(colour).filter({ visible: true }), colour).toHaveCount(expected);
    }
  });
}
