import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectSession } from '#api/session.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Wrap } from '#ui/page/page.tsx';
import { notify } from '#ui/toast/toast.tsx';
import { messages } from './messages.ts';

/** Shows a dashboard to the person who opened it; without a user id it says so and leads to the login page. */
export function ForPerson({ children }: { children: (userid: string) => ReactNode }) {
  const session = useSelector(selectSession);
  // Read once: a logout ends the session a moment before the page changes, and needs no error.
  const [userid] = useState(session?.userid);
  return userid === undefined ? <UserNotFound /> : children(userid);
}

function UserNotFound() {
  const navigate = useNavigate();
  const reported = useRef(false);

  useEffect(() => {
    if (reported.current) return;
    reported.current = true;
    notify.error(messages.userNotFound);
    navigate('/login', { replace: true });
  }, [navigate]);

  return (
    <Wrap>
      <Alert tone="error">{messages.userNotFound}</Alert>
    </Wrap>
  );
}
