/** Makes actions of one type and knows them again. */
export interface ActionCreator<Payload> {
  (payload: Payload): { readonly type: string; readonly payload: Payload };
  readonly type: string;
  match(action: unknown): action is { readonly type: string; readonly payload: Payload };
}

/**
 * What Redux Toolkit's `createAction` does, which the first load does without.
 * @param type names the action among all others, as 'session/sessionEnded'
 */
export function action<Payload = void>(type: string): ActionCreator<Payload> {
  return Object.assign((payload: Payload) => ({ type, payload }), {
    type,
    match: (sent: unknown): sent is { type: string; payload: Payload } =>
      (sent as { type?: unknown } | null)?.type === type,
  });
}
