import { useId, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { formatPath } from '../../editor/model/path.ts';
import type { NormsPatch } from '../../../exchange/norms/norms-patch.ts';
import styles from './norms.module.css';
import { messages } from './messages.ts';

const labels = messages.apply;

/** A change as JSON, with a button to copy it. */
export function PatchText({ patch }: { patch: NormsPatch }) {
  const id = useId();
  const [note, setNote] = useState('');
  const text = JSON.stringify(
    patch.map(([path, value]) => ({ path: formatPath(path), value })),
    null,
    2,
  );
  return (
    <div>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          onClick={() =>
            navigator.clipboard.writeText(text).then(
              () => setNote(labels.copied),
              () => setNote(labels.notCopied),
            )
          }
        >
          {labels.copy}
        </Button>
      </div>
      <p role="status">{note}</p>
      <label htmlFor={id}>{labels.json}</label>
      <textarea id={id} className={styles.json} readOnly value={text} />
    </div>
  );
}
