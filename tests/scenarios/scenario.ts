/**
 * A person answers one assessment. The same scenario runs on the domain alone and over HTTP with the server and its
 * database, with the same outcome.
 *
 * await scenario('S1').aged(25).answerAll(1).answer(3, 6).submit(onDomain)
 */
import { pathTo, patterns } from '#contract/paths.ts';
import { readAnswers } from '#contract/wire/answers.ts';
import { readFeedback } from '#contract/wire/scores.ts';
import { readHistory } from '#contract/wire/sections.ts';
import { type Answers, checkAnswers } from '#domain/answers/answers.ts';
import type { Answer } from '#domain/answers/codes.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { type Result, computeResult, type Scores } from '#domain/scoring/result.ts';
import { call, createPerson, submit, completeSectionsBefore } from '../server/routes/people.ts';
import { instruments } from '../support/instruments.ts';
import type { RunningApp } from '../support/server.ts';

/** Every stored score, and level and percentile of the reported ones. */
interface Outcome {
  readonly values: Scores;
  readonly levels: Record<string, string>;
  /** Null if undefined. */
  readonly percentiles: Scores;
}

/** A way to run a scenario. */
export type Runner = (instrument: Instrument, age: number, ans: Answers) => Promise<Outcome>;

/** Starts a scenario with a person of 30 without answers. */
export function startScenario(instrumentId: string): Scenario {
  const instrument = instruments.find(({ id }) => id === instrumentId);
  if (!instrument) throw new Error(`There is no instrument ${instrumentId} in questionnaires/.`);
  return new Scenario(
    instrument,
    30,
    instrument.items.map(() => null),
  );
}

class Scenario {
  constructor(
    private readonly instrument: Instrument,
    private readonly age: number,
    private readonly ans: Answers,
  ) {}

  /** Sets the age in whole years. */
  aged(age: number): Scenario {
    return new Scenario(this.instrument, age, this.ans);
  }

  /** Sets the same code for every item, or a list with one code per item. */
  answerAll(codes: number | Answers): Scenario {
    const ans = typeof codes === 'number' ? this.ans.map(() => codes) : codes;
    return new Scenario(this.instrument, this.age, ans);
  }

  /** Sets the code of one item, counted from 1 as on the screen. */
  answer(number: number, code: Answer): Scenario {
    return new Scenario(this.instrument, this.age, this.ans.with(number - 1, code));
  }

  /**
   * Submits the answers.
   * @throws Error with the server's message
   */
  submit(runner: Runner): Promise<Outcome> {
    return runner(this.instrument, this.age, this.ans);
  }
}

/** Scores without a server. */
export const runOnDomain: Runner = async (instrument, age, sent) => {
  const ans = readAnswers(instrument, sent);
  const problem = checkAnswers(instrument, ans);
  if (problem) throw new Error(problem.message);
  const result = computeResult(instrument, ans, { age });
  const values = Object.fromEntries(Object.entries(result).map(([id, { value }]) => [id, value]));
  return createOutcome(values, result);
};

/** Signs up, completes the previous sections, submits, and reads feedback and history. */
export function createHttpRunner(running: RunningApp): Runner {
  return async (instrument, age, ans) => {
    const who = await createPerson(running, { age });
    await completeSectionsBefore(running, who, instrument.id);
    const sent = await submit(running, who, instrument.id, ans);
    if (sent.status !== 204) throw new Error(sent.body.message);
    const read = (pattern: typeof patterns.feedback | typeof patterns.history) =>
      call(running, 'GET', pathTo(pattern, { userid: who.userid, sectionId: instrument.id }), undefined, {
        token: who.token,
      });
    const [feedback, history] = [await read(patterns.feedback), await read(patterns.history)];
    const [newest] = readHistory(instrument, history.body);
    return createOutcome(newest?.scores ?? {}, readFeedback(instrument, feedback.body) ?? {});
  };
}

function createOutcome(values: Scores, result: Result): Outcome {
  const entries = Object.entries(result);
  return {
    values: { ...values, ...Object.fromEntries(entries.map(([id, { value }]) => [id, value])) },
    levels: Object.fromEntries(entries.map(([id, { level }]) => [id, level])),
    percentiles: Object.fromEntries(entries.map(([id, { percentile }]) => [id, percentile])),
  };
}
