import { FileText, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useNameQuery } from '#api/person-api.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { counsellorHash } from './counsellor-hash.ts';
import { usePrintLayout } from './print/use-print-layout.ts';
import styles from './print-button.module.css';
import type { LoadInstrument } from './use-instrument.ts';
import { useTranslation } from '#web-language/use-translation.ts';

export interface PrintButtonProps {
  readonly userid: string;
  readonly cards: readonly InstrumentCard[];
  readonly loadInstrument: LoadInstrument;
}

/** Prints the full report, and links to the page for a counsellor. */
export function PrintButton({ userid, cards, loadInstrument }: PrintButtonProps) {
  const { t } = useTranslation();
  const { data: name } = useNameQuery(userid);
  const { layout, state, isReady, printReport } = usePrintLayout(userid, cards, loadInstrument);

  return (
    <div className={styles.print}>
      <Button
        variant="secondary"
        startIcon={<Printer aria-hidden="true" />}
        loading={state === 'busy' || !isReady}
        loadingLabel={state === 'busy' ? t('numbers.print.busy') : undefined}
        onClick={() => void printReport()}
      >
        {t('numbers.print.button')}
      </Button>
      <Link to={counsellorHash} className={buttonClass('tertiary')}>
        <FileText aria-hidden="true" />
        {t('results.onePage')}
      </Link>
      <p className={styles.about}>{t('numbers.print.about')}</p>
      {state === 'failed' && <Alert status="error">{t('numbers.print.failed')}</Alert>}
      {/* Stays mounted, invisible on screen, for printing from the browser menu. */}
      {layout && (
        <layout.Component sections={layout.sections} name={name ?? ''} printedAt={layout.printedAt} />
      )}
    </div>
  );
}
