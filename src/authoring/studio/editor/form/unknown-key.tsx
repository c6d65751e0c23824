import { X } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import type { Path } from '../model/path.ts';
import { messages } from '../messages.ts';
import styles from './form.module.css';
import { getFieldId, useFormContext } from './form-context.ts';
import { FieldFindings } from './field-findings.tsx';

/** A key that is not in the schema, with a button to remove it. */
export function UnknownKey({ path }: { path: Path }) {
  const { change } = useFormContext();
  const key = String(path.at(-1));
  return (
    <div id={getFieldId(path)} tabIndex={-1} className={styles.unknown}>
      <p>{messages.unknownKey(key)}</p>
      <FieldFindings path={path} />
      <Button
        variant="tertiary"
        className={styles.small}
        startIcon={<X aria-hidden="true" />}
        onClick={() => change(path, undefined, messages.removed(key))}
      >
        {messages.remove(key)}
      </Button>
    </div>
  );
}
