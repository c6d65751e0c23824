import { type Translation, useTranslation } from '#web-language/use-translation.ts';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styles from './table.module.css';

/** A table in a text. If it is wider than the text it scrolls in a focusable frame, and words do not break. */
export function Table(props: ComponentProps<'table'>) {
  const translation = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const [name, setName] = useState<string>();

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () =>
      setName(element.scrollWidth > element.clientWidth ? getName(translation, element) : undefined);
    measure();
    if (!window.ResizeObserver) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Late fonts resize only the table.
    for (const table of element.children) observer.observe(table);
    return () => observer.disconnect();
  }, [translation]);

  const scrolls = name !== undefined;
  return (
    <div
      ref={frame}
      data-table
      className={styles.frame}
      role={scrolls ? 'region' : undefined}
      aria-label={name}
      tabIndex={scrolls ? 0 : undefined}
    >
      <table {...props} />
    </div>
  );
}

/** Accessible name from the column headers, which differ between the tables of a page. */
function getName({ t, format }: Translation, frame: HTMLElement): string {
  const heads = [...frame.querySelectorAll('thead th')].map((head) => head.textContent);
  return t('app.ui.table', { columns: format.series(heads) });
}
