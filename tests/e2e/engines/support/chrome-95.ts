/** A script that removes what Chrome 95 lacks, for an app that uses it by mistake. */
export const removeNewFeatures = `
  const methods = {
    Array: ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with', 'group'],
    String: ['isWellFormed', 'toWellFormed'],
    Set: ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf'],
    Element: ['checkVisibility', 'setHTML'],
    Document: ['startViewTransition'],
  };
  for (const [name, names] of Object.entries(methods))
    for (const method of names) delete window[name].prototype[method];
  for (const name of ['structuredClone', 'navigation', 'Iterator', 'scheduler']) delete window[name];
  for (const name of ['timeout', 'any']) delete AbortSignal[name];
  for (const name of ['groupBy']) { delete Object[name]; delete Map[name]; }
  for (const name of ['withResolvers', 'try']) delete Promise[name];
  delete Array.fromAsync;
  delete URL.canParse;
`;
