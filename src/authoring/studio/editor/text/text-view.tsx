import { useRef } from 'react';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import type { Finding } from '../../../finding/finding.ts';
import { messages } from '../messages.ts';
import styles from './text-view.module.css';

/** Props of `TextView`. */
export interface TextViewProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly findings: readonly Finding[];
  onChange(text: string): void;
}

/** A file as text, with its findings and links to their lines. */
export function TextView({ id, label, text, findings, onChange }: TextViewProps) {
  const box = useRef<HTMLDivElement>(null);

  const go = (line: number) => goToLine(box.current?.querySelector('textarea'), line);

  return (
    <div ref={box} className={styles.view}>
      <TextAreaField
        id={id}
        label={label}
        rows={24}
        spellCheck
        value={text}
        aria-describedby={`${id}-findings`}
        onChange={({ target }) => onChange(target.value)}
      />
      <ul id={`${id}-findings`} className={styles.findings}>
        {findings.map((finding, at) => (
          <li key={at} className={styles[finding.level]}>
            {finding.line !== undefined && (
              <button type="button" onClick={() => go(finding.line ?? 1)}>{`Line ${finding.line}`}</button>
            )}{' '}
            {messages.findings.describe(finding.expected, finding.actual, finding.fix)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Selects a line of a text area and scrolls to it.
 * @param line from 1
 */
export function goToLine(area: HTMLTextAreaElement | null | undefined, line: number): void {
  if (!area) return;
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  // Browsers do not scroll a text area to its selection.
  area.scrollTop = Math.max(0, (area.scrollHeight * (line - 4)) / Math.max(1, lines.length));
}
