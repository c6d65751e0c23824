import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useConsentsQuery } from '#api/consent-api.ts';
import { selectSession } from '#api/session.ts';
import contentSettings from '#compiled/settings.json';
import { Empty } from '#ui/empty/empty.tsx';
import { Wrap } from '#ui/page/page.tsx';
import { Correction } from './correction.tsx';
import { Logins } from './logins.tsx';
import { MyData } from './my-data.tsx';
import { MyPassword } from './my-password.tsx';
import { Nominee } from './nominee.tsx';
import { PersonName } from './person-name.tsx';
import styles from './profile.module.css';
import { useOwnDataOffered } from './profile-api.ts';
import { Removal } from './removal.tsx';
import { Removed } from './removed.tsx';
import { Research, type ResearchSettings } from './research.tsx';
import { WithdrawConsent } from './withdraw-consent.tsx';
import { messages } from './messages.ts';
import { ThisPhone } from './this-phone.tsx';
import { useBackTo } from './use-back-to.ts';
import { useForgetPerson } from './use-forget-person.ts';

export interface ProfilePageScreenProps {
  /** The sections that may hold this person's unfinished answers on the device. */
  readonly sectionIds: readonly string[];
  /** What is asked about research; from `content/settings.json` when left out. */
  readonly research?: ResearchSettings;
}

/** Who is logged in, their answers and consents, their data to take along, and the way to have it all deleted. */
export function ProfilePageScreen({
  sectionIds,
  research = contentSettings.research,
}: ProfilePageScreenProps) {
  const session = useSelector(selectSession);
  const [removed, setRemoved] = useState(false);
  const forget = useForgetPerson(sectionIds);
  useBackTo('/dashboard');

  if (removed) return <Removed />;
  return (
    <Wrap className={styles.page}>
      <title>{`${messages.title} · ${messages.programName}`}</title>
      <h1 id="page-title" tabIndex={-1}>
        {messages.title}
      </h1>
      {session ? (
        <Person
          userid={session.userid}
          research={research}
          onRemoved={() => {
            setRemoved(true);
            forget(session.userid);
          }}
        />
      ) : (
        <NoSession />
      )}
    </Wrap>
  );
}

function NoSession() {
  useEffect(() => console.warn(messages.missingSession), []);
  return <Empty text={messages.notAvailable} />;
}

interface PersonProps {
  readonly userid: string;
  readonly research: ResearchSettings;
  onRemoved(): void;
}

function Person({ userid, research, onRemoved }: PersonProps) {
  const offered = useOwnDataOffered(userid);
  const { data: consents } = useConsentsQuery(userid, { skip: !offered });
  const isStopped = consents?.terms?.given === false;
  return (
    <>
      <PersonName userid={userid} />
      {offered && (
        <>
          {!isStopped && <Correction />}
          <Research userid={userid} settings={research} />
          <MyData userid={userid} />
        </>
      )}
      <ThisPhone userid={userid} />
      {offered && (
        <>
          <Logins userid={userid} />
          <MyPassword userid={userid} />
          <Nominee userid={userid} />
          <WithdrawConsent userid={userid} />
          <Removal userid={userid} onRemoved={onRemoved} />
        </>
      )}
    </>
  );
}
