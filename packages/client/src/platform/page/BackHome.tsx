import { useEffect } from 'react';
import { Loading } from '../../ui/page/Loading.tsx';
import { notify } from '../session/announcements.ts';
import { go } from './navigation.ts';

/** A person who may not see a page is sent home, with a message that says why. */
export function BackHome({ message }: { message: string }) {
  useEffect(() => {
    notify('erreur', message);
    go('/', { replace: true });
  }, [message]);
  return <Loading />;
}
