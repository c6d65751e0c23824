import { FileText, Printer } from 'lucide-react';
import { useNameQuery } from '#api/person-api.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { printMessages as text } from './print/print-messages.ts';
import { usePrintLayout } from './print/use-print-layout.ts';
import styles from './print-button.module.css';
import type { LoadInstrument } from './use-instrument.ts';

export interface PrintButtonProps {
  readonly userid: string;
  readonly cards: readonly InstrumentCard[];
  readonly loadInstrument: LoadInstrument;
}

/** Two ways to paper: the full report of all sections, and one page. The browser's own print gives the full report. */
export function PrintButton({ userid, cards, loadInstrument }: PrintButtonProps) {
  const { data: name } = useNameQuery(userid);
  const { sheet, form, state, ready, printAs } = usePrintLayout(userid, cards, loadInstrument);

  return (
    <div className={styles.print}>
      <Button
        variant="ghost"
        icon={<Printer aria-hidden="true" />}
        busy={state === 'busy' || !ready}
        busyText={state === 'busy' ? text.busy : undefined}
        onClick={() => void printAs('whole')}
      >
        {text.button}
      </Button>
      <Button
        variant="quiet"
        icon={<FileText aria-hidden="true" />}
        disabled={state === 'busy' || !ready}
        onClick={() => void printAs('onePage')}
      >
        {text.onePageButton}
      </Button>
      <p className={styles.about}>{text.about}</p>
      {state === 'failed' && <Alert tone="error">{text.failed}</Alert>}
      {/* It stays, unseen, for those who print by the browser's own menu. */}
      {sheet && (
        <sheet.Paper form={form} sections={sheet.sections} name={name ?? ''} printedAt={sheet.printedAt} />
      )}
    </div>
  );
}
