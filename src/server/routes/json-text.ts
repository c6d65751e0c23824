type Parts = AsyncIterable<unknown>;

/**
 * Streams the text of `JSON.stringify(value, null, 2)`. A list may be an async iterable, inside objects and other such
 * lists.
 */
export async function* streamJson(value: unknown, indent = ''): AsyncGenerator<string, void, undefined> {
  const inner = `${indent}  `;
  if (isParts(value)) {
    let lead = '[';
    for await (const element of value) {
      yield `${lead}\n${inner}`;
      yield* streamJson(element, inner);
      lead = ',';
    }
    yield lead === '[' ? '[]' : `\n${indent}]`;
  } else if (isContainer(value)) {
    let lead = '{';
    for (const [key, part] of Object.entries(value)) {
      yield `${lead}\n${inner}${JSON.stringify(key)}: `;
      yield* streamJson(part, inner);
      lead = ',';
    }
    yield `\n${indent}}`;
  } else yield JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}

/**
 * Streams a JSON list without spaces, page by page.
 * @param write serializes one element
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
