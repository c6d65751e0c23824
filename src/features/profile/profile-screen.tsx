import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '../../api/session.ts';
import { Empty } from '../../ui/empty/empty.tsx';
import { Wrap } from '../../ui/page/page.tsx';
import { MyData } from './my-data.tsx';
import { PersonName } from './person-name.tsx';
import { useOwnDataOfferedQuery } from './profile-api.ts';
import look from './profile.module.css';
import { Removal } from './removal.tsx';
import { Removed } from './removed.tsx';
import { strings } from './strings.ts';
import { useBackTo } from './use-back-to.ts';
import { useForgetPerson } from './use-forget-person.ts';

export interface ProfileScreenProps {
  /** The sections that may hold this person's unfinished answers on the device. */
  readonly sectionIds: readonly string[];
}

/** Who is logged in, their data to take along, and the way to have it all deleted. */
export function ProfileScreen({ sectionIds }: ProfileScreenProps) {
  const session = useSelector(selectSession);
  const [removed, setRemoved] = useState(false);
  const forget = useForgetPerson(sectionIds);
  useBackTo('/dashboard');

  if (removed) return <Removed />;
  return (
    <Wrap className={look.page}>
      <title>{`${strings.title} · ${strings.programName}`}</title>
      <h1 id="page-title" tabIndex={-1}>
        {strings.title}
      </h1>
      {session ? (
        <Person
          userid={session.userid}
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
  useEffect(() => console.warn(strings.missingSession), []);
  return <Empty text={strings.notAvailable} />;
}

function Person({ userid, onRemoved }: { readonly userid: string; onRemoved(): void }) {
  const { data: offered } = useOwnDataOfferedQuery(userid);
  return (
    <>
      <PersonName userid={userid} />
      {offered && (
        <>
          <MyData userid={userid} />
          <Removal userid={userid} onRemoved={onRemoved} />
        </>
      )}
    </>
  );
}
