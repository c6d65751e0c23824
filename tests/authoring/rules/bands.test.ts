import { expect, it } from 'vitest';
import { json, createContentFixture } from '#tests/support/content-fixture.ts';

const { edit, listFindings } = createContentFixture();
const social = 'questionnaires/S3-social.json';

interface Examples {
  examples: { age: number }[];
}

it('advises about an age band without a worked example', () => {
  edit(social, (text) => {
    const file = JSON.parse(text) as Examples;
    file.examples = file.examples.map((example) => ({ ...example, age: 35 }));
    return json(file);
  });
  const advice = listFindings().filter((words) => words.includes('a worked example'));
  expect(advice).toHaveLength(1);
  expect(advice[0]).toMatch(
    /^Advice\. questionnaires\/S3-social\.json:\d+ {2}scores\[0\]\.report\.bands\[1\]\n/,
  );
  expect(advice[0]).toContain('a worked example of this band (ages 36 and over) that contains "social"');
});
