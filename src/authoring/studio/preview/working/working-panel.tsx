import '#ui/theme/on-paper.css';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Button } from '#ui/button/button.tsx';
import { Choice } from '../choice/choice.tsx';
import { WorkingSheet } from './working-sheet.tsx';
import { messages } from './messages.ts';
import styles from './working.module.css';

/** The working of an example on screen, with a print layout. */
export function WorkingPanel({ instrument }: { readonly instrument: Instrument }) {
  const [selected, setSelected] = useState(0);
  const [isPrinting, setIsPrinting] = useState(false);
  const { examples } = instrument;
  const example = examples[selected] ?? examples[0];

  useEffect(() => {
    if (!isPrinting) return;
    const handleAfterPrint = () => setIsPrinting(false);
    window.addEventListener('afterprint', handleAfterPrint);
    window.print();
    return () => window.removeEventListener('afterprint', handleAfterPrint);
  }, [isPrinting]);

  return (
    <section className={styles.sheet}>
      <div>
        <h2>{messages.title}</h2>
        <p className="note">{messages.about}</p>
      </div>
      {example ? (
        <>
          <Choice
            label={messages.example}
            options={examples.map(({ name }, at) => ({ value: String(at), name }))}
            selected={String(examples.indexOf(example))}
            onChoose={(at) => setSelected(Number(at))}
          />
          <div>
            <Button variant="secondary" onClick={() => setIsPrinting(true)}>
              {messages.print}
            </Button>
          </div>
          <WorkingSheet instrument={instrument} example={example} />
          {isPrinting &&
            createPortal(
              <div className={`${styles.paper} on-paper`}>
                <WorkingSheet instrument={instrument} example={example} />
              </div>,
              document.body,
            )}
        </>
      ) : (
        <p>{messages.none}</p>
      )}
    </section>
  );
}
