/** Replaces every template text in a file of `new:instrument` by a neutral sentence. */
export function replaceTemplateTexts(file: string): string {
  return file
    .replaceAll(/Statement (\d+) on /g, 'In thought $1 I noticed ')
    .replaceAll(/One end of matter (\d+)/g, 'I leave thing $1')
    .replaceAll(/The other end of matter (\d+)/g, 'I take thing $1')
    .replace('Say in one short line what this part looks at.', 'How your days feel.')
    .replace('Say what this part asks about.', 'This part asks about your days.')
    .replace('Say how to answer.', 'Choose what fits.')
    .replace(
      'Say in a sentence or two where the averages and percentiles come from.',
      'The averages come from a pilot with ten people.',
    )
    .replaceAll('Write what this may mean.', 'Days differ, and so do answers.')
    .replaceAll('Name one small', 'Choose one small')
    .replaceAll(
      'Assumed from the possible range until it is measured with these items.',
      'A pilot with ten people.',
    );
}
