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

/** Buttons to print the full report or one page. Printing from the browser menu gives the full report. */
export function PrintButton({ userid, cards, loadInstrument }: PrintButtonProps) {
  const { data: name } = useNameQuery(userid);
  const { layout, format, state, isReady, printAs } = usePrintLayout(userid, cards, loadInstrument);

  return (
    <div className={styles.print}>
      <Button
        variant="ghost"
        icon={<Printer aria-hidden="true" />}
        busy={state === 'busy' || !isReady}
        busyText={state === 'busy' ? text.busy : undefined}
        onClick={() => void printAs('whole')}
      >
        {text.button}
      </Button>
      <Button
        variant="quiet"
        icon={<FileText aria-hidden="true" />}
        disabled={state === 'busy' || !isReady}
        onClick={() => void printAs('onePage')}
      >
        {text.onePageButton}
      </Button>
      <p className={styles.about}>{text.about}</p>
      {state === 'failed' && <Alert tone="error">{text.failed}</Alert>}
      {/* Stays mounted, invisible on screen, for printing from the browser menu. */}
      {layout && (
        <layout.Component
          format={format}
          sections={layout.sections}
          name={name ?? ''}
          printedAt={layout.printedAt}
        />
      )}
    </div>
  );
}
