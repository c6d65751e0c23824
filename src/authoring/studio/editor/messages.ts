/** Texts of the editor. */
export const messages = {
  tab: 'Edit',
  file: 'File',
  groups: { questionnaires: 'Questionnaires', chain: 'Reading order', pages: 'Reading pages' },
  new: {
    questionnaire: 'New questionnaire',
    page: 'New page',
    about: {
      questionnaire: 'The file is complete. Its findings list the texts to replace.',
      page: 'It is the last page of its chapter. Move it in the reading order.',
    },
    title: 'Title',
    items: 'How many items',
    scores: 'Scores, with commas between them',
    scale:
      'Answers from lowest to highest, with commas between them, or the id of a questionnaire that has them',
    chapter: 'Chapter',
    summary: 'One sentence on what the reader will find',
    itemsHint: 'A number in digits, such as 6.',
    begin: 'Begin',
    wrong: {
      title: 'Write a title.',
      summary: 'Write one sentence.',
      items: (text: string) =>
        text === ''
          ? 'Write how many items it has, such as 6.'
          : `"${text}" is not a number. Write it in digits, such as 6.`,
      itemsRange: (min: number, max: number) =>
        `Write a number from ${min} to ${max}: at least 2 items for each score.`,
      scores: 'Write the name of at least one score.',
      scale: 'Write two or more different answers with commas between them, or the id of a questionnaire.',
    },
  },
  page: {
    title: 'Title',
    summary: 'Summary',
    updated: 'Changed on',
    minutes: 'Minutes',
    minutesHint: 'If empty, computed from the number of words.',
    text: 'Text',
    insert: 'Put in',
    remove: 'Remove this page',
    removeAsk: (slug: string) =>
      `This deletes the file and its entry in the reading order. Links to /${slug} become findings. You can restore the file from version control.`,
    cancel: 'Cancel',
    removed: 'The page was removed.',
    chainUnsaved: 'Save or undo your changes to the reading order first.',
  },
  loading: 'Opening the file …',
  section: 'Part of the file',
  whole: 'Whole file as text',
  undo: 'Undo',
  redo: 'Do again',
  save: 'Save',
  saving: 'Saving …',
  tryIt: 'Try it',
  views: {
    try: 'Try answers',
    versions: 'Compare and review',
    invalid: 'Correct the errors of the file first.',
  },
  follow: 'The preview shows the item that is edited',
  saved: 'As on the disk',
  unsaved: 'Not saved',
  isNew: 'The file no longer exists. Save creates it again.',
  findings: {
    checking: 'Checking …',
    none: 'No findings in this file.',
    count: (errors: number, advice: number) =>
      [
        errors > 0 ? `${errors} ${errors === 1 ? 'error' : 'errors'}` : '',
        advice > 0 ? `${advice} advice` : '',
      ]
        .filter(Boolean)
        .join(', '),
    levels: { error: 'Error', advice: 'Advice' },
    whole: 'The file as a whole',
    describe: (expected: string, actual: string, fix: string) =>
      `Expected: ${expected}. Here: ${actual}. ${fix}`,
  },
  preview: {
    all: 'The preview shows your text, saved or not.',
    questions:
      'The preview shows your questions. Results come from the last valid version until this is corrected:',
    'last usable form':
      'Your text cannot be shown yet. The preview shows the last valid version. Correct this first:',
    nothing: 'Your text cannot be shown yet, and there is no earlier version. Correct this first:',
  },
  outside: {
    title: 'This file was changed outside of the editor.',
    text: 'Nothing is overwritten. Compare both versions, then choose one.',
    gone: 'It was removed.',
    take: 'Use the changed file',
    keep: 'Keep mine',
    mine: 'Mine',
    theirs: 'Changed file',
    lines: 'Lines that differ',
  },
  leave: 'There are changes that are not saved.',
  discard: 'Discard changes',
  unreadable: 'This file is not valid JSON, so it is shown as text. Correct it to see the form again.',
  add: (what: string) => `Add ${what}`,
  copy: (what: string) => `Copy ${what}`,
  copied: (what: string) => `A copy of ${what} was added below it.`,
  copiedInScores: (what: string) => `A copy of ${what} was added below it, and to the same scores.`,
  drag: (what: string) => `Move ${what} by dragging or with the arrow keys`,
  up: (what: string) => `Move ${what} up`,
  down: (what: string) => `Move ${what} down`,
  remove: (what: string) => `Remove ${what}`,
  moved: (what: string, place: number, of: number) => `${what} is now ${place} of ${of}.`,
  removed: (what: string) => `${what} was removed. Undo restores it.`,
  added: (what: string) => `${what} was added.`,
  review: {
    name: 'Your name, for the history',
    comment: 'Comment',
    commentOn: (line: string) => `Comment on ${line}`,
    addComment: 'Add the comment',
    resolve: 'Resolve',
    resolveOf: (line: string) => `Resolve the comment on ${line}`,
    resolvedBy: (name: string) => `Resolved by ${name}.`,
    acceptTitle: 'Accepted by a second person',
    required: 'This questionnaire cannot be published before a second person accepts it.',
    optional:
      'Not required here. To require it, set "review": "required" in questionnaires/reviews/settings.json.',
    changedBy: (names: readonly string[]) => `Changed by ${names.join(', ')}.`,
    acceptedBy: (name: string) => `${name} accepted this version as it is. A later change needs it again.`,
    unsaved: 'Save your changes first. A person accepts the saved file.',
    open: (count: number) =>
      count === 1
        ? '1 comment is open. Resolve it first.'
        : `${count} comments are open. Resolve them first.`,
    author: 'Who made these changes',
    authorHint: 'The history does not say it, because the file was changed outside of the editor.',
    accept: 'Accept this version',
    history: 'History',
    noHistory: 'There are no entries yet. A save with a name adds one.',
    head: ['When (UTC)', 'Who', 'What', 'Version'],
    actions: { changed: 'changed', accepted: 'accepted', published: 'published' },
  },
  replace: {
    open: 'Search and replace',
    search: 'Search in the texts',
    by: 'Replace by',
    caseSensitive: 'Only with the same capital letters',
    wholeWord: 'Only whole words',
    found: (places: number, texts: number) =>
      places === 0
        ? 'No text contains this.'
        : `${places} ${places === 1 ? 'place' : 'places'} in ${texts} ${texts === 1 ? 'text' : 'texts'}.`,
    include: (path: string) => `Change ${path}`,
    apply: (count: number) => `Replace in ${count} ${count === 1 ? 'text' : 'texts'}`,
    done: (count: number) =>
      `${count} ${count === 1 ? 'text was' : 'texts were'} changed. Undo restores ${count === 1 ? 'it' : 'them'}.`,
  },
  bulk: {
    open: 'Select several',
    all: 'Select all',
    select: (what: string) => `Select ${what}`,
    count: (count: number) => `${count} selected`,
    group: 'Change the selected ones',
    up: 'Move up',
    down: 'Move down',
    moved: (count: number, first: number, of: number) =>
      `${count} moved. They are now from ${first} to ${first + count - 1} of ${of}.`,
    remove: 'Delete',
    removed: (count: number) => `${count} were deleted. Undo restores them.`,
    scale: 'Scale',
    ownScale: 'The scale of the questionnaire',
    setScale: 'Use this scale',
    reverse: 'Reverse',
    unreverse: 'Do not reverse',
    score: 'Score',
    countIn: 'Count in this score',
    leaveOut: 'Do not count in it',
    changed: (count: number) => `${count} ${count === 1 ? 'item was' : 'items were'} changed.`,
  },
  kindOf: (what: string) => `Kind of ${what.toLowerCase()}`,
  fields: 'What the fields mean',
  none: 'None',
  leftOut: 'Left out',
  yes: 'Yes',
  no: 'No',
  noneGiven: 'none, on purpose',
  unknownKey: (key: string) => `Unknown key "${key}".`,
  counted: (count: number) => (count === 1 ? '1 finding' : `${count} findings`),
  paste: {
    open: 'Paste many',
    label: 'One per line',
    hint: (columns: readonly string[]) =>
      columns.length === 1
        ? 'Each line becomes one entry.'
        : `Each line becomes one entry. Columns, as from a sheet: ${columns.join(', ')}.`,
    score: 'Count them in the score',
    noScore: 'No score yet',
    preview: (count: number) => (count === 1 ? 'This will be made:' : `These ${count} will be made:`),
    add: (count: number) => (count === 1 ? 'Add 1' : `Add all ${count}`),
    added: (count: number) => `${count} ${count === 1 ? 'entry was' : 'entries were'} added.`,
  },
  publish: {
    open: 'Publish',
    about:
      'Publishing stores a copy of every questionnaire whose version is new. A published version never changes: a later change needs a new version.',
    unsaved: 'Save your changes first. Publishing reads the saved files.',
    now: 'Publish now',
    busy: 'Checking and publishing …',
    cancel: 'Cancel',
    done: (names: readonly string[]) =>
      names.length > 0 ? `Published: ${names.join(', ')}.` : 'Every version is published already.',
    refused: 'Nothing was published. Correct these findings first:',
  },
  all: 'All of them',
  rest: 'Add those that are missing',
  name: 'Name',
  nameTaken: 'This name is in use.',
} as const;
