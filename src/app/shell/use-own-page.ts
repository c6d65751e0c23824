import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectSession } from '../../api/session.ts';

/**
 * Does the page still belong to whoever is logged in? A page that one person opened is never drawn for another one,
 * who is on the way to a page of their own.
 */
export function useOwnPage(): boolean {
  const userid = useSelector(selectSession)?.userid;
  const { key } = useLocation();
  const [opened, setOpened] = useState({ key, userid });
  if (opened.key !== key) setOpened({ key, userid });
  return (
    opened.key !== key || opened.userid === undefined || userid === undefined || opened.userid === userid
  );
}
