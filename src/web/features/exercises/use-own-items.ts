import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '#api/session.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { ChooseProps } from './choose.tsx';
import { useOwnAnswersQuery } from './own-answers-api.ts';
import { selectRareItems } from './rare-items.ts';

/** Loads the questions of an instrument. */
export type LoadQuestions = (id: string) => Promise<Instrument>;

const none: readonly string[] = [];

/**
 * Finds questions of the newest own answers that were answered with a low frequency.
 * @param props of the `Choose` of the exercise, if it has one
 * @returns empty without a login, offline, or without answers
 */
export function useRarelyAnsweredItems(
  props: Pick<ChooseProps, 'section' | 'score' | 'upTo' | 'without'> | undefined,
  loadQuestions: LoadQuestions,
): readonly string[] {
  const { section = '', score = '', upTo = '1', without = '' } = props ?? {};
  const userid = useSelector(selectSession)?.userid ?? '';
  const { data: answers } = useOwnAnswersQuery(
    { userid, sectionId: section },
    { skip: userid === '' || section === '' },
  );
  const [items, setItems] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    async function select(own: NonNullable<typeof answers>) {
      try {
        const instrument = await loadQuestions(section);
        if (isCurrent) setItems(selectRareItems(instrument, own, { score, upTo: Number(upTo), without }));
      } catch {
        // Offline. The general list stays.
      }
    }
    if (answers) void select(answers);
    return () => {
      isCurrent = false;
    };
  }, [answers, loadQuestions, section, score, upTo, without]);
  return items;
}
