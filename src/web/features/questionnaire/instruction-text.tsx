import type { ReactNode } from 'react';
import type { InstructionItem } from '#domain/instrument/instrument.ts';
import styles from './instruction-text.module.css';

interface Props {
  item: InstructionItem;
  /** Error of the submission. */
  children?: ReactNode;
}

/** The text of an instruction item. An empty line starts a paragraph. */
export function InstructionText({ item, children }: Props) {
  const paragraphs = item.instruction.split(/\n\s*\n/);
  return (
    <div className={styles.text}>
      {children}
      {paragraphs.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}
