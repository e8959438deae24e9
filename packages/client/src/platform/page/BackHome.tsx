import { useEffect } from 'react';
import { Loading } from '../../ui/page/Loading.tsx';
import { notify } from '../session/announcements.ts';
import { wearNextRole } from '../session/session-role.ts';
import { go, here } from './navigation.ts';

/** Long enough to be read after the home page has come, and to be acted upon. */
const shownMs = 60_000;

/**
 * Sends home a person who may not see a page, with a message that says why and stays until it is read. Who has several
 * roles is refused only once none of them opens the page: the link of an e-mail says not which one does.
 */
export function BackHome({ message }: { message: string }) {
  useEffect(() => {
    if (wearNextRole(here())) return;
    notify('erreur', message, shownMs);
    go('/', { replace: true });
  }, [message]);
  return <Loading />;
}
