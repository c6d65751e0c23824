type Parts = AsyncIterable<unknown>;

/**
 * The text of `JSON.stringify(value, null, 2)`, part by part. A list may be an async iterable, at any depth below
 * objects and such lists: its elements are written as they come.
 */
export async function* jsonText(value: unknown, indent = ''): AsyncGenerator<string, void, undefined> {
  const inner = `${indent}  `;
  if (isParts(value)) {
    let lead = '[';
    for await (const element of value) {
      yield `${lead}\n${inner}`;
      yield* jsonText(element, inner);
      lead = ',';
    }
    yield lead === '[' ? '[]' : `\n${indent}]`;
  } else if (isContainer(value)) {
    let lead = '{';
    for (const [key, part] of Object.entries(value)) {
      yield `${lead}\n${inner}${JSON.stringify(key)}: `;
      yield* jsonText(part, inner);
      lead = ',';
    }
    yield `\n${indent}}`;
  } else yield JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}

/**
 * The text of a JSON list without spaces, page by page.
 * @param write the text of one element
 */
export async function* listText<T>(
  pages: AsyncIterable<readonly T[]>,
  write: (element: T) => string,
): AsyncGenerator<string, void, undefined> {
  let lead = '[';
  for await (const page of pages) {
    yield `${lead}${page.map(write).join(',')}`;
    lead = ',';
  }
  yield lead === '[' ? '[]' : ']';
}

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.values(value).some(isParts);
