import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useReaderFactsQuery } from '#api/reader-facts-api.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import type { Demographics } from '#domain/scoring/facts.ts';
import type { LoadInstrument } from '../use-instrument.ts';
import type { PrintReport } from './print-report.tsx';
import type { PrintFormat, PrintReportProps } from './print-report-props.ts';
import { useGather } from './use-gather.ts';

/** Milliseconds after which a report is put together for the browser's own print. */
const quietAfter = 2000;

/** A report that is ready to be printed, and the component that sets it. */
interface Sheet extends Pick<PrintReportProps, 'sections' | 'printedAt'> {
  readonly Paper: typeof PrintReport;
}

/**
 * Puts the report together: when it is asked for, and in the background some time after the screen has opened, since the
 * browser's own print does not wait.
 */
export function usePrintLayout(
  userid: string,
  cards: readonly InstrumentCard[],
  loadInstrument: LoadInstrument,
) {
  const gather = useGather(userid, cards, loadInstrument);
  const { data: today } = useReaderFactsQuery(userid);
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [form, setForm] = useState<PrintFormat>('whole');
  /** The print that is about to begin is one of the buttons'. */
  const byButton = useRef(false);

  const latest = useRef(gather);
  useEffect(() => {
    latest.current = gather;
  });
  const prepared = useCallback(async (facts: Demographics): Promise<Sheet> => {
    const [{ PrintReport: Paper }, sections] = await Promise.all([
      import('./print-report.tsx'),
      latest.current(facts),
    ]);
    return { Paper, sections, printedAt: new Date() };
  }, []);

  useEffect(() => {
    if (today === undefined) return;
    const timer = setTimeout(() => {
      // In vain: the screen itself is printed, and the button says why.
      prepared(today).then(setSheet, (error: unknown) =>
        console.warn('The report could not be put together', error),
      );
    }, quietAfter);
    return () => clearTimeout(timer);
  }, [today, prepared]);

  useEffect(() => {
    function takeWhole() {
      if (!byButton.current) flushSync(() => setForm('whole'));
      byButton.current = false;
    }
    window.addEventListener('beforeprint', takeWhole);
    return () => window.removeEventListener('beforeprint', takeWhole);
  }, []);

  async function printAs(wanted: PrintFormat) {
    if (today === undefined) return;
    setState('busy');
    try {
      const ready = await prepared(today);
      flushSync(() => {
        setForm(wanted);
        setSheet(ready);
        setState('rest');
      });
      await document.fonts?.ready;
      byButton.current = true;
      window.print();
    } catch (error) {
      console.warn('The report could not be put together', error);
      setState('failed');
    }
  }

  return { sheet, form, state, ready: today !== undefined, printAs };
}
