import type { PrintSectionPartProps } from './print-section.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

/** What averages and percentiles are worth: one note if it is the same for all sections, otherwise one per section. */
export function PrintNotes({ sections }: { sections: readonly PrintSectionPartProps[] }) {
  const { t } = useTranslation();
  const notes = [...new Set(sections.map(({ report }) => report.normsNote))];
  if (notes.length < 2) {
    return (
      <p>
        {notes[0]} {t('results.noDiagnosis')}
      </p>
    );
  }
  return (
    <>
      {notes.map((note) => note !== null && <Note key={note} note={note} sections={sections} />)}
      <p>{t('results.noDiagnosis')}</p>
    </>
  );
}

function Note({ note, sections }: { note: string; sections: readonly PrintSectionPartProps[] }) {
  const { format } = useTranslation();
  const titles = sections.flatMap(({ instrument, report }) =>
    report.normsNote === note ? [instrument.title] : [],
  );
  return (
    <p>
      <strong>{format.series(titles)}</strong>: {note}
    </p>
  );
}
