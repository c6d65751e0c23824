import { useId } from 'react';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { decodeText } from '../../../exchange/norms/decode-text.ts';
import styles from './norms.module.css';
import { messages } from './messages.ts';

/** Props of `AnswersInput`. */
export interface AnswersInputProps {
  readonly text: string;
  onText(text: string): void;
}

/** Input for raw answers, pasted or from a file. The file is not uploaded. */
export function AnswersInput({ text, onText }: AnswersInputProps) {
  const id = useId();
  return (
    <div>
      <TextAreaField
        label={messages.paste}
        description={messages.pasteHint}
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
