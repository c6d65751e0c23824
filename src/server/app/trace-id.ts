/** Version 00 of https://www.w3.org/TR/trace-context/: version, trace id, parent id, flags. */
const traceParent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The trace id of a `traceparent` header, which joins log lines of proxy and server; undefined if it is not valid. */
export function parseTraceId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? traceParent.exec(header)?.[1] : undefined;
}
