import { useId } from 'react';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { decodeText } from '../../../exchange/norms/decode-text.ts';
import styles from './norms.module.css';
import { messages } from './messages.ts';

export interface AnswersInputProps {
  readonly text: string;
  onText(text: string): void;
}

/** Where raw answers come in: pasted, or from a file, which the browser alone reads. */
export function AnswersInput({ text, onText }: AnswersInputProps) {
  const id = useId();
  return (
    <div>
      <TextAreaField
        label={messages.paste}
        hint={messages.pasteHint}
        value={text}
        rows={6}
        spellCheck={false}
        onChange={({ target }) => onText(target.value)}
      />
      <div className={styles.file}>
        <label htmlFor={id}>{messages.open}</label>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          onChange={async ({ target }) => {
            const [file] = target.files ?? [];
            if (file) onText(decodeText(await file.arrayBuffer()));
          }}
        />
      </div>
    </div>
  );
}
