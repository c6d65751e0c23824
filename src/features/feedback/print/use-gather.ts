import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { sectionApi } from '../../../api/section-api.ts';
import type { InstrumentCard } from '../../../domain/instrument/instrument.ts';
import { reportOf } from '../report.ts';
import type { LoadInstrument } from '../use-instrument.ts';
import type { PaperSection } from './paper.tsx';

/** What the screen has just fetched serves again: a forced fetch would put the screen back to loading. */
const once = { subscribe: false } as const;

/**
 * A function that fetches everything the printed report needs: instrument, feedback and history of every
 * section, for a reader of `age` years. It rejects when the feedback of any section cannot be had, because a
 * report with a gap would pass for a whole one; a history that fails costs only dates and comparison.
 */
export function useGather(
  userid: string,
  cards: readonly InstrumentCard[],
  loadInstrument: LoadInstrument,
): (age: number) => Promise<PaperSection[]> {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { feedback, history } = sectionApi.endpoints;

  return (age) =>
    Promise.all(
      cards.map(async ({ id: sectionId }) => {
        const of = { userid, sectionId };
        const [instrument, lists, attempts] = await Promise.all([
          loadInstrument(sectionId),
          dispatch(feedback.initiate(of, once)).unwrap(),
          dispatch(history.initiate(of, once)),
        ]);
        if (attempts.error) console.warn('Failed to fetch report data', attempts.error);
        return { instrument, report: reportOf(instrument, lists, attempts.data ?? [], age) };
      }),
    );
}
