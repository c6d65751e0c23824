/**
 * A person answers one assessment, told once and run in two ways: on the domain alone, and over HTTP against the
 * real server with its database. Both give the same outcome.
 *
 *     await scenario('S1').aged(25).answerAll(1).answer(3, 6).submit(onDomain)
 */
import { patterns, pathTo } from '../../src/contract/paths.ts';
import { checkAnswers, withoutZeros } from '../../src/domain/answers/answers.ts';
import type { Instrument } from '../../src/domain/instrument/instrument.ts';
import { scoresByName } from '../../src/domain/scoring/history.ts';
import { feedbackLists, resultOf, totalsumOf } from '../../src/domain/scoring/result.ts';
import { instruments } from '../support/instruments.ts';
import type { RunningApp } from '../support/server.ts';
import { call, person, submit, takeAllBefore } from '../server/calls/people.ts';

/** What the person learns: every stored score, and level and percentile of those that feedback shows. */
export interface Outcome {
  readonly values: Record<string, number | null>;
  readonly levels: Record<string, string>;
  /** As text, '' where there is none. */
  readonly percentiles: Record<string, string>;
}

/** One way of running a scenario. */
export type Way = (instrument: Instrument, age: number, ans: readonly (number | null)[]) => Promise<Outcome>;

/** Begins a scenario: somebody of 30 who has answered nothing. */
export function scenario(instrumentId: string): Scenario {
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
    private readonly ans: readonly (number | null)[],
  ) {}

  /** The person is so many whole years old. */
  aged(age: number): Scenario {
    return new Scenario(this.instrument, age, this.ans);
  }

  /** The same code for every item, or a list with one code for each. */
  answerAll(codes: number | readonly (number | null)[]): Scenario {
    const ans = typeof codes === 'number' ? this.ans.map(() => codes) : codes;
    return new Scenario(this.instrument, this.age, ans);
  }

  /** A code for one item, counted from 1 as on the screen. */
  answer(number: number, code: number | null): Scenario {
    return new Scenario(this.instrument, this.age, this.ans.with(number - 1, code));
  }

  /** Sends the answers; throws the server's words when they are refused. */
  submit(way: Way): Promise<Outcome> {
    return way(this.instrument, this.age, this.ans);
  }
}

/** Scores without a server. */
export const onDomain: Way = async (instrument, age, ans) => {
  const problem = checkAnswers(instrument, ans);
  if (problem) throw new Error(problem.message);
  const result = resultOf(instrument, withoutZeros(ans), age);
  return outcome(instrument, feedbackLists(instrument, result), totalsumOf(instrument, result));
};

/** Signs up, takes the sections before, submits, and reads feedback and history. */
export function overHttp(running: RunningApp): Way {
  return async (instrument, age, ans) => {
    const who = await person(running, { age });
    await takeAllBefore(running, who, instrument.id);
    const sent = await submit(running, who, instrument.id, ans);
    if (sent.status !== 204) throw new Error(sent.body.message);
    const read = (pattern: typeof patterns.feedback | typeof patterns.history) =>
      call(running, 'GET', pathTo(pattern, { userid: who.userid, sectionId: instrument.id }), undefined, {
        token: who.token,
      });
    const [feedback, history] = [await read(patterns.feedback), await read(patterns.history)];
    return outcome(instrument, feedback.body, history.body[0].totalsum);
  };
}

function outcome(instrument: Instrument, lists: ReturnType<typeof feedbackLists>, totalsum: string): Outcome {
  const byId = <T>(list: readonly T[]) =>
    Object.fromEntries(instrument.feedback.order.map((id, index) => [id, list[index] as T]));
  return {
    values: { ...scoresByName(instrument, totalsum), ...byId(lists[0]) },
    levels: byId(lists[1]),
    percentiles: byId(lists[2]),
  };
}
