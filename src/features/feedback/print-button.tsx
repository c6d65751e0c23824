import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNameQuery, useReaderAgeQuery } from '../../api/user-api.ts';
import type { InstrumentCard } from '../../domain/instrument/instrument.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import look from './print-button.module.css';
import type { Paper, PaperProps } from './print/paper.tsx';
import { useGather } from './print/use-gather.ts';
import { strings } from './strings.ts';
import type { LoadInstrument } from './use-instrument.ts';

const text = strings.print;

export interface PrintButtonProps {
  readonly userid: string;
  readonly cards: readonly InstrumentCard[];
  readonly loadInstrument: LoadInstrument;
}

/** A report that is ready to be printed, and the component that sets it. */
interface Sheet extends Pick<PaperProps, 'sections' | 'printedAt'> {
  readonly Paper: typeof Paper;
}

/** Puts the full report of all sections together and hands it to the browser's print dialog. */
export function PrintButton({ userid, cards, loadInstrument }: PrintButtonProps) {
  const gather = useGather(userid, cards, loadInstrument);
  const { data: name } = useNameQuery(userid);
  const { data: age } = useReaderAgeQuery(userid);
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest');
  const [sheet, setSheet] = useState<Sheet | null>(null);

  useEffect(() => {
    if (sheet) void print();
  }, [sheet]);

  async function prepare(age: number) {
    setState('busy');
    try {
      const [{ Paper }, sections] = await Promise.all([import('./print/paper.tsx'), gather(age)]);
      setSheet({ Paper, sections, printedAt: new Date() });
      setState('rest');
    } catch (error) {
      console.warn('The report could not be put together', error);
      setState('failed');
    }
  }

  return (
    <div className={look.print}>
      <Button
        look="ghost"
        icon={<Printer aria-hidden="true" />}
        busy={state === 'busy' || age === undefined}
        busyText={state === 'busy' ? text.busy : undefined}
        onClick={() => age !== undefined && void prepare(age)}
      >
        {text.button}
      </Button>
      <p className={look.about}>{text.about}</p>
      {state === 'failed' && <Alert tone="error">{text.failed}</Alert>}
      {/* It stays, unseen, for those who print again by the browser's own menu. */}
      {sheet && <sheet.Paper sections={sheet.sections} name={name ?? ''} printedAt={sheet.printedAt} />}
    </div>
  );
}

/** Opens the browser's dialog once the letters are there. */
async function print() {
  await document.fonts?.ready;
  window.print();
}
