import { formatCalendarFile } from '#domain/dates/calendar-event.ts';
import settings from '#compiled/settings.json';
import { getContent } from '#web-language/content.ts';
import { saveFile } from './save-file.ts';

/** Name of the calendar entry. It does not say what the app is for. */
export const getEventTitle = () => getContent('settings.json', settings).homeScreenName;

/**
 * Hands a calendar file to the share sheet of the phone, or saves it where there is none for such files.
 * @param day as 2026-12-06
 * @returns whether it was saved as a file
 */
export async function shareOrSaveEvent(day: string): Promise<boolean> {
  const text = formatCalendarFile({
    title: getEventTitle(),
    day,
    uid: crypto.randomUUID(),
    createdAt: new Date(),
  });
  const file = new File([text], 'check-in.ics', { type: 'text/calendar' });
  if (await shareFile(file)) return false;
  saveFile(file, file.name);
  return true;
}

/** @returns false if the file must be saved instead; a closed sheet is the choice of the person */
async function shareFile(file: File): Promise<boolean> {
  if (!navigator.canShare?.({ files: [file] })) return false;
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
