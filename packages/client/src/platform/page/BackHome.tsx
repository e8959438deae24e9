import { useEffect } from 'react';
import { Loading } from '../../ui/page/Loading.tsx';
import { notify } from '../session/announcements.ts';
import { go } from './navigation.ts';

/** Long enough to be read after the home page has come, and to be acted upon. */
const shownMs = 60_000;

/** Sends home a person who may not see a page, with a message that says why and stays until it is read. */
export function BackHome({ message }: { message: string }) {
  useEffect(() => {
    notify('erreur', message, shownMs);
    go('/', { replace: true });
  }, [message]);
  return <Loading />;
}
