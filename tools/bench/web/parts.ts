/** What one run measures, part by part; all pages take turns within a part. */
import type { Browser } from '@playwright/test';
import type { Stage } from './compared.ts';
import type { Samples } from './figures.ts';
import { type Moment, visitFirstQuestion } from './first-question.ts';
import { answerAll } from './one-answer.ts';
import { pageNames, visitPage } from './pages.ts';

/** On the slow processor fewer answers tell enough. */
const slowAnswers = 10;

export const parts: Record<string, (browser: Browser, stage: Stage, samples: Samples) => Promise<void>> = {
  async first(browser, { compared }, samples) {
    for (const line of ['lighthouse', 'phone'] as const)
      for (const page of compared) {
        const visit = await visitFirstQuestion(browser, page, line);
        const add = (measure: string, value: number) =>
          samples.add(page.name, line === 'phone' ? `${measure}, 150 ms a request` : measure, value);
        for (const [name, moment] of Object.entries(visit) as [string, Moment][]) {
          if (line === 'phone' && name === 'after') continue;
          if (name !== 'after') add(`${name} ms`, moment.ms);
          if (line === 'lighthouse') addTally(add, name, moment);
        }
      }
  },
  async answer(browser, { compared }, samples) {
    for (const isSlow of [false, true])
      for (const page of compared) {
        const { answers, heapMB } = await answerAll(browser, page, isSlow, isSlow ? slowAnswers : undefined);
        for (const answer of answers)
          for (const [measure, value] of Object.entries(answer))
            samples.add(page.name, `answer ${measure}${isSlow ? ', slow processor' : ''}`, value);
        if (!isSlow) samples.add(page.name, 'heap MB', heapMB);
      }
  },
  async pages(browser, stage, samples) {
    for (const name of pageNames) {
      const { readable, untouched, blocked } = await visitPage(browser, stage, name);
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
