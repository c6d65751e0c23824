import type { ReactNode } from 'react';
import { tab } from '#api/device/storage.ts';
import { removeRegistrationData, saveRegistrationId } from '#features/account/registration-id.ts';
import { type FakeResponse, type RecordedRequest, readRequest } from '../fake-server.ts';
import { Harness } from '../harness.tsx';

export interface AccountHarnessProps {
  /** The address of the screen, with its query. */
  readonly at: string;
  /** The state of the navigation. */
  readonly state?: unknown;
  /** One, or one per attempt. */
  readonly answer?: FakeResponse | readonly FakeResponse[];
  /** The response with the owner of the link. */
  readonly linkOwner?: FakeResponse;
  /** The response with the consents after a login; by default the server lacks the route. */
  readonly consents?: FakeResponse;
  readonly registrationId?: string;
  /** The person was rejected for their age in this tab. */
  readonly isRefused?: boolean;
  readonly onCall?: (call: RecordedRequest) => void;
  readonly children: ReactNode;
}

/** A visitor during sign-up or login. */
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

/** Stories share one tab, so data of other stories are removed. */
function prepareTab(registrationId: string | undefined, isRefused = false) {
  removeRegistrationData();
  for (const key of ['signUpLink', 'resetLink', 'refusedForAge']) tab.remove(key);
  if (isRefused) tab.write('refusedForAge', '1');
  if (registrationId) saveRegistrationId(registrationId);
}
