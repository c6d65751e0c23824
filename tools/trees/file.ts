/** The attribute that tells where a story is drawn while its tree is read. */
export const canvasMark = 'data-story-canvas';

/** The accessibility trees of a component's stories, by story, in one small text file beside it. */
export type Trees = ReadonlyMap<string, readonly string[]>;

/** @returns the path of the trees of a file of stories */
export function treeFile(stories: string): string {
  return stories.replace(/\.stories\.tsx$/, '.tree.txt');
}

/** @param text a file of trees: a line `# Name of a story`, then its tree, then a blank line */
export function readTrees(text: string): Trees {
  const parts = text.split(/^# /m).slice(1);
  return new Map(
    parts.map((part) => {
      const [name = '', ...lines] = part.trimEnd().split('\n');
      return [name, lines];
    }),
  );
}

/**
 * @param trees what is known
 * @param source the file of stories: its exports give the order, and who is not among them goes
 */
export function writeTrees(trees: Trees, source: string): string {
  const order = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  const place = (name: string) => order.indexOf(exportOf(name));
  return [...trees]
    .filter(([name]) => place(name) >= 0)
    .toSorted(([one], [other]) => place(one) - place(other))
    .map(([name, lines]) => [`# ${name}`, ...lines].join('\n'))
    .join('\n\n')
    .concat('\n');
}

/** 'With a Way On' is what Storybook makes of `WithAWayOn`; the letters tell which. */
export function exportOf(name: string): string {
  return name.replaceAll(' ', '');
}
