/** One way to look at a story: how wide the window is, in which theme, and whether the system forces its own colours. */
export interface View {
  readonly name: string;
  /** CSS pixels. */
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly forced?: true;
}

/** The view of the one chosen picture of a file of stories: most people come with a phone. */
export const chosenView: View = { name: '360-light', width: 360, theme: 'light' };

/** Every story is seen in each of these; in forced colours only when it draws something that is no icon. */
export const views: readonly View[] = [
  chosenView,
  { name: '1280-light', width: 1280, theme: 'light' },
  { name: '360-dark', width: 360, theme: 'dark' },
  { name: '1280-dark', width: 1280, theme: 'dark' },
  { name: '360-forced', width: 360, theme: 'light', forced: true },
];

/** A story that names a width is seen at that as well; in one theme, for the others show both. */
export function viewsAt(width: number | null): readonly View[] {
  if (width === null || views.some((view) => view.width === width)) return [];
  return [{ name: `${width}-light`, width, theme: 'light' }];
}
