import { FileText, Printer, Share2 } from 'lucide-react';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { type CounsellorContent, formatCounsellorFile } from './counsellor-content.ts';
import styles from './counsellor-page.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

/** Neutral, because it stays in the list of files. */
const counsellorFileName = 'check-in.html';

/** Print, and a file by the share sheet of the phone, or to save where there is none. Sends nothing. */
export function CounsellorActions({ content }: { readonly content: CounsellorContent }) {
  const translation = useTranslation();
  const { t } = translation;
  const html = formatCounsellorFile(translation, content);
  const file = new File([html], counsellorFileName, { type: 'text/html' });
  const canShare = navigator.canShare?.({ files: [file] }) === true;

  return (
    <div className={styles.controls}>
      <p>{t('counsellor.found')}</p>
      <div className={styles.buttons}>
        <Button variant="secondary" startIcon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t('counsellor.print')}
        </Button>
        {canShare ? (
          <Button
            variant="secondary"
            startIcon={<Share2 aria-hidden="true" />}
            onClick={() => void shareFile(file)}
          >
            {t('counsellor.share')}
          </Button>
        ) : (
          <a
            className={buttonClass('secondary')}
            download={counsellorFileName}
            href={`data:text/html;charset=utf-8,${encodeURIComponent(html)}`}
          >
            <FileText aria-hidden="true" />
            {t('counsellor.save')}
          </a>
        )}
      </div>
    </div>
  );
}

/** A closed sheet is the choice of the person. */
async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch {
    // Nothing was shared.
  }
}
