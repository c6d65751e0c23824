import { messages } from '../messages.ts';
import type { PrintSectionPartProps } from './print-section.tsx';

/** What averages and percentiles are worth: one note if it is the same for all sections, otherwise one per section. */
export function PrintNotes({ sections }: { sections: readonly PrintSectionPartProps[] }) {
  const notes = [...new Set(sections.map(({ report }) => report.normsNote))];
  if (notes.length < 2) {
    return (
      <p>
        {notes[0]} {messages.noDiagnosis}
      </p>
    );
  }
  return (
    <>
      {notes.map((note) => note !== null && <Note key={note} note={note} sections={sections} />)}
      <p>{messages.noDiagnosis}</p>
    </>
  );
}

function Note({ note, sections }: { note: string; sections: readonly PrintSectionPartProps[] }) {
  const titles = sections.flatMap(({ instrument, report }) =>
    report.normsNote === note ? [instrument.title] : [],
  );
  return (
    <p>
      <strong>{titles.join(', ')}</strong>: {note}
    </p>
  );
}
