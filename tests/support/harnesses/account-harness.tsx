import type { ReactNode } from 'react';
import { tab } from '#api/device/storage.ts';
import { endRegistration, saveRegistrationId } from '#features/account/registration-id.ts';
import { type FakeResponse, type RecordedRequest, readRequest } from '../fake-server.ts';
import { Harness } from '../harness.tsx';

export interface AccountHarnessProps {
  /** Where the screen stands, with its query. */
  readonly at: string;
  /** What the navigation brought along. */
  readonly state?: unknown;
  /** One, or one for each try. */
  readonly answer?: FakeResponse | readonly FakeResponse[];
  /** The answer to "whose link is this?". */
  readonly linkOwner?: FakeResponse;
  /** The answer to "what did this person agree to?", asked after a login; a server that lacks the call when left out. */
  readonly consents?: FakeResponse;
  readonly registrationId?: string;
  /** Somebody was refused for their age in this tab. */
  readonly isRefused?: boolean;
  readonly onCall?: (call: RecordedRequest) => void;
  readonly children: ReactNode;
}

/** A visitor on the way to an account. */
export function AccountHarness(props: AccountHarnessProps) {
  const {
    at,
    state,
    answer = 200,
    linkOwner = 401,
    consents = 404,
    registrationId,
    isRefused,
    onCall,
    children,
  } = props;
  const [pathname = '/', search = ''] = at.split('?');
  return (
    <Harness
      visitor
      answers={{ '/user/consent/': consents, 'GET ': linkOwner, '': answer }}
      onCall={onCall && (async (request) => onCall(await readRequest(request)))}
      screens={{ [pathname]: children }}
      entries={[{ pathname, search: search && `?${search}`, state }]}
      before={() => prepareTab(registrationId, isRefused)}
    />
  );
}

/** Stories share one tab: what another story began must not show up here. */
function prepareTab(registrationId: string | undefined, isRefused = false) {
  endRegistration();
  for (const key of ['signUpLink', 'resetLink', 'refusedForAge']) tab.remove(key);
  if (isRefused) tab.write('refusedForAge', '1');
  if (registrationId) saveRegistrationId(registrationId);
}
