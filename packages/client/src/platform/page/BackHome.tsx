import { useEffect } from 'react';
import { Loading } from '../../ui/page/Loading.tsx';
import { notify } from '../session/announcements.ts';
import { go } from './navigation.ts';

/** Sends home a person who may not see a page, with a message that says why. */
export function BackHome({ message }: { message: string }) {
  useEffect(() => {
    notify('erreur', message);
    go('/', { replace: true });
  }, [message]);
  return <Loading />;
}
