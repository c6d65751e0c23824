import { messages } from './messages.ts';
import { SafetyLines } from './exercise-components.tsx';
import styles from './exercise-screen.module.css';

/** Help numbers for people who are not safe at home, behind one tap. */
export function UnsafeAtHome() {
  return (
    <details className={styles.unsafe}>
      <summary>{messages.list.unsafe}</summary>
      <SafetyLines />
    </details>
  );
}
