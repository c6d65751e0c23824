/** The parts of a run. Each part measures all pages. */
import type { Browser } from '@playwright/test';
import type { TestBed } from './compared-pages.ts';
import type { Samples } from './samples.ts';
import { type Moment, measureFirstQuestion } from './first-question.ts';
import { measureAnswers } from './one-answer.ts';
import { pageNames, measurePage } from './pages.ts';

/** Number of answers with the slow CPU. */
const slowAnswers = 10;

export type PartName = 'first' | 'answer' | 'pages';

type Part = (browser: Browser, testBed: TestBed, samples: Samples) => Promise<void>;

/** The names of measures are in the files of `results`: a changed name breaks `--against`. */
export const parts: Readonly<Record<PartName, Part>> = {
  async first(browser, { compared }, samples) {
    for (const network of ['lighthouse', 'phone'] as const)
      for (const page of compared) {
        const visit = await measureFirstQuestion(browser, page, network);
        const add = (measure: string, value: number) =>
          samples.add(page.name, network === 'phone' ? `${measure}, 150 ms a request` : measure, value);
        for (const [name, moment] of Object.entries(visit) as [string, Moment][]) {
          if (network === 'phone' && name === 'after') continue;
          if (name !== 'after') add(`${name} ms`, moment.ms);
          if (network === 'lighthouse') addTally(add, name, moment);
        }
      }
  },
  async answer(browser, { compared }, samples) {
    for (const isSlow of [false, true])
      for (const page of compared) {
        const { answers, heapMB } = await measureAnswers(
          browser,
          page,
          isSlow,
          isSlow ? slowAnswers : undefined,
        );
        for (const answer of answers)
          for (const [measure, value] of Object.entries(answer))
            samples.add(page.name, `answer ${measure}${isSlow ? ', slow processor' : ''}`, value);
        if (!isSlow) samples.add(page.name, 'heap MB', heapMB);
      }
  },
  async pages(browser, testBed, samples) {
    for (const name of pageNames) {
      const { readable, untouched, blocked } = await measurePage(browser, testBed, name);
      const add = (measure: string, value: number) => samples.add(name, measure, value);
      add('readable ms', readable.ms);
      addTally(add, 'readable', readable);
      addTally(add, 'untouched', untouched);
      add('blocked ms', blocked);
    }
  },
};

function addTally(add: (measure: string, value: number) => void, name: string, tally: Moment): void {
  add(`${name} kB`, tally.bytes / 1000);
  add(`${name} code kB`, tally.codeBytes / 1000);
  add(`${name} requests`, tally.requests);
  add(`${name} rounds`, tally.rounds);
  if (name === 'after' || name === 'untouched') add(`${name} icons`, tally.icons);
}
