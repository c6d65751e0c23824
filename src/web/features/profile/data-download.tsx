import { Download } from 'lucide-react';
import { useState } from 'react';
import { isEndpointMissing } from '#api/failure.ts';
import { Alert, type Status } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { UnsupportedSection } from './unsupported-section.tsx';
import styles from './profile.module.css';
import { type ExportFormat, useDownloadOwnDataMutation } from './profile-api.ts';
import { ProfileSection } from './profile-section.tsx';

/** Labels of the buttons, in order. */
const formats = [
  ['html', 'profile.data.html'],
  ['fhir', 'profile.data.fhir'],
  ['json', 'profile.data.json'],
  ['csv', 'profile.data.csv'],
  ['receipt', 'profile.data.receipt'],
] as const;

/** Buttons to download the data of the user. */
export function DataDownload({ userid }: { readonly userid: string }) {
  const { t } = useTranslation();
  const [downloadData] = useDownloadOwnDataMutation();
  const [preparingFormat, setPreparingFormat] = useState<ExportFormat | null>(null);
  const [outcome, setOutcome] = useState<{ status: Status; message: string } | null>(null);
  const [isUnsupported, setIsUnsupported] = useState(false);

  async function download(format: ExportFormat) {
    setPreparingFormat(format);
    setOutcome(null);
    try {
      await downloadData({ userid, format }).unwrap();
      setOutcome({ status: 'success', message: t('profile.data.saved') });
    } catch (error) {
      if (isEndpointMissing(error)) setIsUnsupported(true);
      else setOutcome({ status: 'error', message: t('profile.data.failed') });
    } finally {
      setPreparingFormat(null);
    }
  }

  if (isUnsupported)
    return (
      <UnsupportedSection
        text={{ title: t('profile.data.title'), unsupported: t('profile.data.unsupported') }}
      />
    );
  return (
    <ProfileSection title={t('profile.data.title')}>
      <p>{t('profile.data.about')}</p>
      <p className="note">{t('profile.data.keepSafe')}</p>
      <div className={styles.buttons}>
        {formats.map(([format, label]) => (
          <Button
            key={format}
            variant="secondary"
            startIcon={<Download aria-hidden="true" />}
            loading={preparingFormat !== null}
            loadingLabel={preparingFormat === format ? t('profile.data.busy') : undefined}
            onClick={() => void download(format)}
          >
            {t(label)}
          </Button>
        ))}
      </div>
      {outcome && <Alert status={outcome.status}>{outcome.message}</Alert>}
    </ProfileSection>
  );
}
