import { useEffect } from 'react';
import { Loading } from '../ui/Loading.tsx';
import { notify } from './announcements.ts';
import { go } from './navigation.ts';

/** Nobody stays where they may not be: why is said on the way home. */
export function BackHome({ message }: { message: string }) {
  useEffect(() => {
    notify('erreur', message);
    go('/', { replace: true });
  }, [message]);
  return <Loading />;
}
