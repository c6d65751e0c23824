import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '#ui/glyph/glyph.tsx';
import { accentClass } from '#ui/theme/accent.ts';
import { classes } from '#ui/theme/classes.ts';
import type { PatternPart } from './list-parts.ts';
import { PartHelplines } from './part-helplines.tsx';
import { PartStateMark } from './part-state-mark.tsx';
import { SummaryRow } from './summary-row.tsx';
import styles from './summary-part.module.css';

/** A part with all its rows, for wide screens. */
export function SummaryPart({ part }: { part: PatternPart }) {
  const titleId = `summary-${part.instrument.id}`;
  return (
    <section
      className={classes(styles.part, accentClass(part.instrument.look.ink))}
      aria-labelledby={titleId}
    >
      <header>
        <PartTitle part={part} id={titleId} />
      </header>
      <PartRows part={part} />
    </section>
  );
}

/** A part for narrow screens, whose rows are folded unless it needs care. */
export function FoldedSummaryPart({ part }: { part: PatternPart }) {
  return (
    <details
      className={classes(styles.part, accentClass(part.instrument.look.ink))}
      open={part.state === 'care'}
    >
      <summary>
        <PartTitle part={part} id={`summary-${part.instrument.id}`}>
          <ChevronDown className={styles.arrow} aria-hidden="true" />
        </PartTitle>
      </summary>
      <PartRows part={part} />
    </details>
  );
}

function PartTitle({ part, id, children }: { part: PatternPart; id: string; children?: ReactNode }) {
  return (
    <>
      <Glyph name={part.instrument.look.glyph} className={styles.glyph} />
      <span className={styles.title}>
        <h2 id={id}>{part.instrument.shortTitle}</h2> <PartStateMark part={part} />
      </span>
      {children}
    </>
  );
}

/** The rows of a part, with a heading before the first one that belongs to it. */
function PartRows({
  part: { instrument, aspects, limitNote, combinationText, help },
}: {
  part: PatternPart;
}) {
  return (
    <div className={styles.rows}>
      {help === 'block' && <PartHelplines text={instrument.help.summary} />}
      {limitNote && <p>{limitNote}</p>}
      {combinationText && <p className={styles.combination}>{combinationText}</p>}
      {aspects.map((aspect, index) => (
        <div key={aspect.row.score}>
          {aspect.heading !== '' && aspect.heading !== aspects[index - 1]?.heading && (
            <h3 className={styles.heading}>{aspect.heading}</h3>
          )}
          <SummaryRow aspect={aspect} to={instrument.routes.combined} />
        </div>
      ))}
    </div>
  );
}
