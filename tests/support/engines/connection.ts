/** A session of the W3C WebDriver protocol with one browser window. */
export interface Connection {
  /** Sends a command, and resolves with its value. Rejects with the error of the browser. */
  send<T = unknown>(command: Command, parameters?: Readonly<Record<string, unknown>>): Promise<T>;
  /** Closes the browser and its driver. */
  close(): Promise<void>;
}

/** A command, by its name in the specification without spaces. */
export type Command = keyof typeof endpoints;

/**
 * The commands that tests use, as HTTP endpoints below the session. A parameter in braces is replaced by its value.
 * Marionette has the same names with a prefix.
 */
export const endpoints = {
  AcceptAlert: 'POST /alert/accept',
  Back: 'POST /back',
  ElementSendKeys: 'POST /element/{id}/value',
  /** Only in Chromium. */
  ExecuteCdpCommand: 'POST /goog/cdp/execute',
  ExecuteScript: 'POST /execute/sync',
  GetComputedLabel: 'GET /element/{id}/computedlabel',
  Navigate: 'POST /url',
  PerformActions: 'POST /actions',
  SetWindowRect: 'POST /window/rect',
  TakeScreenshot: 'GET /screenshot',
} as const;
