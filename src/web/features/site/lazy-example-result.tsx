import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import { loadMessages } from '#web-language/load-messages.ts';
import styles from './lazy-example-result.module.css';

const ExampleResult = lazyComponent(async () => {
  const [{ ExampleResult: component }] = await Promise.all([
    import('./example-result.tsx'),
    loadMessages(['numbers', 'results']),
  ]);
  return component;
});

/** A fictional result, lazy, in a reserved space. */
export function LazyExampleResult() {
  return (
    <div className={styles.place}>
      <ExampleResult />
    </div>
  );
}
