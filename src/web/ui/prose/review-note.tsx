import { useTranslation } from '#web-language/use-translation.ts';

/** Props of `ReviewNote`. */
export interface ReviewNoteProps {
  /** Day of the last review by the institute, YYYY-MM-DD. Without it the text is a draft. */
  reviewed?: string | undefined;
  /** Day of the last change, YYYY-MM-DD. */
  updated: string;
}

/** The day of the last review at the end of a page, or that the institute has not reviewed it. */
export function ReviewNote({ reviewed, updated }: ReviewNoteProps) {
  const { t, format } = useTranslation();
  // Local midnight, so that the date is the same in every time zone.
  const toDate = (day: string) => format.day(`${day}T00:00`);
  return (
    <p className="note">
      {reviewed
        ? t('reading.ui.reviewed', { date: toDate(reviewed) })
        : t('reading.ui.notReviewed', { date: toDate(updated) })}
    </p>
  );
}
