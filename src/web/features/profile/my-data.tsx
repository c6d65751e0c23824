import { Download } from 'lucide-react';
import { useState } from 'react';
import { lacksEndpoint } from '#api/failure.ts';
import { Alert, type Tone } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { PartLacking } from './part-lacking.tsx';
import styles from './profile.module.css';
import { type Format, useTakeDataMutation } from './profile-api.ts';
import { ProfileSection } from './profile-section.tsx';
import { messages } from './messages.ts';

const text = messages.data;
const formats = ['html', 'fhir', 'json', 'csv', 'receipt'] as const;

/** All of the person's data as a file, to read or to take elsewhere. */
export function MyData({ userid }: { readonly userid: string }) {
  const [take] = useTakeDataMutation();
  const [preparing, setPreparing] = useState<Format | null>(null);
  const [outcome, setOutcome] = useState<{ tone: Tone; message: string } | null>(null);
  const [lacking, setLacking] = useState(false);

  async function download(format: Format) {
    setPreparing(format);
    setOutcome(null);
    try {
      await take({ userid, format }).unwrap();
      setOutcome({ tone: 'ok', message: text.saved });
    } catch (error) {
      if (lacksEndpoint(error)) setLacking(true);
      else setOutcome({ tone: 'error', message: text.failed });
    } finally {
      setPreparing(null);
    }
  }

  if (lacking) return <PartLacking text={text} />;
  return (
    <ProfileSection title={text.title}>
      <p>{text.about}</p>
      <p className="note">{text.keepSafe}</p>
      <div className={styles.buttons}>
        {formats.map((format) => (
          <Button
            key={format}
            variant="ghost"
            icon={<Download aria-hidden="true" />}
            busy={preparing !== null}
            busyText={preparing === format ? text.busy : undefined}
            onClick={() => void download(format)}
          >
            {text[format]}
          </Button>
        ))}
      </div>
      {outcome && <Alert tone={outcome.tone}>{outcome.message}</Alert>}
    </ProfileSection>
  );
}
