import { isKnown, screenAddresses } from '../../domain/chain/addresses.ts';
import { slugOf } from '../../domain/chain/chain.ts';
import { frameTexts, type InstrumentText, itemTexts, levelTextsOf } from '../../domain/instrument/texts.ts';
import { nearestName } from '../../domain/reading/nearest.ts';
import { readingTarget } from '../../domain/reading/target.ts';
import type { InstrumentFile } from '../instruments/inspect.ts';
import { bandAdvice } from './check-bands.ts';
import { numberFindings, textFindings } from './check-words.ts';
import { advice, type ContentFinding, findingsOf } from './content-finding.ts';
import { locate } from './json-file.ts';
import { gradeOf } from './reading-grade.ts';
import type { Surroundings } from './sources.ts';
import { instrumentTemplateFindings } from './template-texts.ts';

/** Words of the questionnaires that could harm, texts that read hard, and addresses that do not fit the program. */
export function instrumentFindings(around: Surroundings): ContentFinding[] {
  return around.instruments.flatMap((one) =>
    findingsOf(fileOf(one), () => [
      ...wordingFindings(one, around),
      ...gradeFindings(one),
      ...readingFindings(one, around),
      ...routeFindings(one, around),
      ...bandAdvice(one),
      ...instrumentTemplateFindings(one),
    ]),
  );
}

const fileOf = ({ file }: InstrumentFile) => `questionnaires/${file}`;

function wordingFindings(one: InstrumentFile, { numbers }: Surroundings): ContentFinding[] {
  const { instrument } = one;
  const check = (texts: readonly InstrumentText[], quoted: boolean) =>
    texts.flatMap(({ path, text }) => {
      const { line } = locate(fileOf(one), one.text, { path, expected: '', found: '', mend: '' });
      return [
        ...textFindings(fileOf(one), line, text, { quoted }, path),
        ...numberFindings(fileOf(one), line, text, numbers, path),
      ];
    });
  return [
    ...check(frameTexts(instrument), false),
    // An item says what a person may think, in that person's words.
    ...check(itemTexts(instrument), true),
    ...check(
      instrument.scores.flatMap((_, at) => levelTextsOf(instrument, at)),
      false,
    ),
  ];
}

/** Texts are weighed in groups: a single sentence says too little about how easily a questionnaire reads. */
function gradeFindings(one: InstrumentFile): ContentFinding[] {
  const { instrument } = one;
  const groups = [
    {
      path: 'intro.text',
      what: 'introduction',
      texts: [{ path: 'intro.text', text: instrument.intro.text }],
    },
    { path: 'items', what: 'items', texts: itemTexts(instrument) },
    ...instrument.scores.map(({ title }, at) => ({
      path: `scores[${at}].report.levelTexts`,
      what: `level texts of "${title}"`,
      texts: levelTextsOf(instrument, at),
    })),
  ];
  return groups.flatMap(({ path, what, texts }) => {
    const grade = gradeOf(texts.map(({ text }) => text));
    if (grade <= readingTarget) return [];
    const expected = `a reading grade of ${readingTarget} or less for the ${what}`;
    const mend = 'Make two sentences of each long one, and choose shorter words.';
    const problem = { path, expected, found: `grade ${grade.toFixed(1)}`, mend };
    return [advice(fileOf(one), locate(fileOf(one), one.text, problem).line, problem)];
  });
}

function readingFindings(one: InstrumentFile, { chain, pages }: Surroundings): ContentFinding[] {
  if (!chain) return [];
  const slugs = [
    ...chain.chapters.flatMap(({ pages }) => pages.map(slugOf)),
    ...chain.side.map(({ page }) => page),
  ];
  return one.instrument.scores.flatMap(({ report }, at) =>
    Object.entries(report?.levelTexts ?? {}).flatMap(([level, words]) =>
      (words?.reading ?? []).flatMap((slug, n) => {
        // Of a file that stands in no chapter the chain's own finding tells; the slug is right.
        if (slugs.includes(slug) || pages.some((page) => page.kind === 'reading' && page.slug === slug))
          return [];
        const near = nearestName(slug, slugs);
        return locate(fileOf(one), one.text, {
          path: `scores[${at}].report.levelTexts.${level}.reading[${n}]`,
          expected: 'the slug of a page in content/chain.json',
          found: `"${slug}"`,
          mend: near ? `Perhaps "${near}" is meant.` : `Choose one of ${slugs.join(', ')}.`,
        });
      }),
    ),
  );
}

/** An instrument's own addresses must be free; the one that Next leads to must exist. */
function routeFindings(one: InstrumentFile, { pages, chain, addresses }: Surroundings): ContentFinding[] {
  const taken = [
    ...screenAddresses,
    ...pages.map(({ slug }) => `/${slug}`),
    ...(chain?.chapters.flatMap((chapter) => chapter.pages.map((page) => `/${slugOf(page)}`)) ?? []),
  ];
  const { afterFeedback, ...own } = one.instrument.routes;
  const findings = Object.entries(own)
    .filter(([, route]) => isKnown(route, taken))
    .map(([name, route]) =>
      locate(fileOf(one), one.text, {
        path: `routes.${name}`,
        expected: 'an address that nothing else in the program has',
        found: `"${route}", which another page or screen has`,
        mend: 'Choose another address.',
      }),
    );
  if (isKnown(afterFeedback, addresses)) return findings;
  return [
    ...findings,
    locate(fileOf(one), one.text, {
      path: 'routes.afterFeedback',
      expected: 'the address of a page or screen of the program',
      found: `"${afterFeedback}"`,
      mend: 'Write the address of the next questionnaire, of a page, or "/myPatternScreen".',
    }),
  ];
}
