import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useReaderFactsQuery } from '#api/reader-facts-api.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import type { Demographics } from '#domain/scoring/demographics.ts';
import type { LoadInstrument } from '../use-instrument.ts';
import type { PrintReport } from './print-report.tsx';
import type { PrintReportProps } from './print-report-props.ts';
import { useFetchPrintSections } from './use-fetch-print-sections.ts';

/** Delay in milliseconds before a report is prepared for printing from the browser menu. */
const prepareDelayMs = 2000;

/** A prepared report, and the component that renders it. */
interface PrintLayout extends Pick<PrintReportProps, 'sections' | 'printedAt'> {
  readonly Component: typeof PrintReport;
}

/**
 * Prepares the printed report on request, and some time after the screen has opened, because printing from the
 * browser menu does not wait.
 */
export function usePrintLayout(
  userid: string,
  cards: readonly InstrumentCard[],
  loadInstrument: LoadInstrument,
) {
  const fetchSections = useFetchPrintSections(userid, cards, loadInstrument);
  const { data: demographics } = useReaderFactsQuery(userid);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [layout, setLayout] = useState<PrintLayout | null>(null);

  const fetchRef = useRef(fetchSections);
  useEffect(() => {
    fetchRef.current = fetchSections;
  });
  const prepareLayout = useCallback(async (demographics: Demographics): Promise<PrintLayout> => {
    const [{ PrintReport: Component }, sections] = await Promise.all([
      import('./print-report.tsx'),
      fetchRef.current(demographics),
    ]);
    return { Component, sections, printedAt: new Date() };
  }, []);

  useEffect(() => {
    if (demographics === undefined) return;
    const timer = setTimeout(() => {
      // On failure the screen itself is printed, and the button displays the error.
      prepareLayout(demographics).then(setLayout, (error: unknown) =>
        console.warn('The report could not be prepared', error),
      );
    }, prepareDelayMs);
    return () => clearTimeout(timer);
  }, [demographics, prepareLayout]);

  async function printReport() {
    if (demographics === undefined) return;
    setState('busy');
    try {
      const preparedLayout = await prepareLayout(demographics);
      flushSync(() => {
        setLayout(preparedLayout);
        setState('idle');
      });
      await document.fonts?.ready;
      window.print();
    } catch (error) {
      console.warn('The report could not be prepared', error);
      setState('failed');
    }
  }

  return { layout, state, isReady: demographics !== undefined, printReport };
}
