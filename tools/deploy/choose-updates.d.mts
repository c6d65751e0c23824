export type Outdated = Readonly<Record<string, { readonly current?: string; readonly latest: string }>>;
export interface Update {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}
export function chooseUpdates(outdated: Outdated): {
  readonly compatible: readonly Update[];
  readonly breaking: readonly Update[];
};
