import type { Instrument } from '#domain/instrument/instrument.ts';
import { Glyph } from '#ui/glyph/glyph.tsx';
import { classes } from '#ui/theme/classes.ts';
import { accentClass } from '#ui/theme/accent.ts';
import { HelpNumbers } from './help.tsx';
import styles from './summary.module.css';
import type { SectionSummary } from './count-aspects.ts';
import { SummaryRow } from './summary-row.tsx';
import type { Aspect } from './aspects.ts';

export interface SummaryGroupProps extends SectionSummary {
  /** Name of the enclosing list, for unique ids if a section is in several lists. */
  readonly listName?: string;
}

/** The aspects of one section, each with its bar and texts. */
export function SummaryGroup({ instrument, aspects, helpFirst, listName }: SummaryGroupProps) {
  const titleId = `summary-${listName ? `${listName}-` : ''}${instrument.id}`;
  const TitleTag = listName ? 'h3' : 'h2';
  // A section in several lists must not create several regions with the same name.
  const Wrapper = listName ? 'div' : 'section';
  return (
    <Wrapper
      className={classes(styles.group, accentClass(instrument.look.ink))}
      aria-labelledby={listName ? undefined : titleId}
    >
      <header>
        <Glyph name={instrument.look.glyph} className={styles.figure} />
        <TitleTag id={titleId}>{instrument.shortTitle}</TitleTag>
      </header>
      <div className={styles.rows}>
        {helpFirst && <HelpNumbers text={instrument.help.summary} />}
        <AspectRows instrument={instrument} aspects={aspects} heading={listName ? 'h4' : 'h3'} />
      </div>
    </Wrapper>
  );
}

interface AspectRowsProps {
  readonly instrument: Instrument;
  readonly aspects: readonly Aspect[];
  readonly heading: 'h3' | 'h4';
}

/** Renders a heading before the first aspect that belongs to it. */
function AspectRows({ instrument, aspects, heading: Heading }: AspectRowsProps) {
  return aspects.map((aspect, index) => (
    <div key={aspect.row.score}>
      {aspect.heading !== '' && aspect.heading !== aspects[index - 1]?.heading && (
        <Heading className={styles.heading}>{aspect.heading}</Heading>
      )}
      <SummaryRow aspect={aspect} to={instrument.routes.combined} />
    </div>
  ));
}
