import type { Instrument } from '#domain/instrument/instrument.ts';
import { Glyph } from '#ui/glyph/glyph.tsx';
import { classes } from '#ui/theme/classes.ts';
import { accentClass } from '#ui/theme/accent.ts';
import { HelpNumbers } from './help.tsx';
import styles from './summary.module.css';
import type { Group } from './summary-count.ts';
import { SummaryRow } from './summary-row.tsx';
import type { Aspect } from './summary-messages.ts';

export interface SummaryGroupProps extends Group {
  /** The list that it is part of, so that ids stay apart where one section is in several. */
  readonly within?: string;
}

/** The aspects of one section, each with its bar and what it says. */
export function SummaryGroup({ instrument, aspects, helpFirst, within }: SummaryGroupProps) {
  const titleId = `summary-${within ? `${within}-` : ''}${instrument.id}`;
  const Title = within ? 'h3' : 'h2';
  // A section that is in several lists would be several regions of one name.
  const Part = within ? 'div' : 'section';
  return (
    <Part
      className={classes(styles.group, accentClass(instrument.look.ink))}
      aria-labelledby={within ? undefined : titleId}
    >
      <header>
        <Glyph name={instrument.look.glyph} className={styles.figure} />
        <Title id={titleId}>{instrument.shortTitle}</Title>
      </header>
      <div className={styles.rows}>
        {helpFirst && <HelpNumbers text={instrument.help.summary} />}
        <Lines instrument={instrument} aspects={aspects} heading={within ? 'h4' : 'h3'} />
      </div>
    </Part>
  );
}

interface LinesProps {
  readonly instrument: Instrument;
  readonly aspects: readonly Aspect[];
  readonly heading: 'h3' | 'h4';
}

/** A heading comes before the first of the aspects that stand under it. */
function Lines({ instrument, aspects, heading: Heading }: LinesProps) {
  return aspects.map((aspect, place) => (
    <div key={aspect.line.score}>
      {aspect.heading !== '' && aspect.heading !== aspects[place - 1]?.heading && (
        <Heading className={styles.heading}>{aspect.heading}</Heading>
      )}
      <SummaryRow aspect={aspect} to={instrument.routes.combined} />
    </div>
  ));
}
