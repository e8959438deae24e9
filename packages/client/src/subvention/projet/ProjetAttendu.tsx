import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Loading } from '../../ui/page/Loading.tsx';
import type { Edition } from '../edition.ts';

/** The address names an unknown project: the dossier is read once more before the list shows. */
export function ProjetAttendu({ liste, ...edition }: Edition & { liste: ReactNode }) {
  const [isRead, setIsRead] = useState(false);
  const read = useRef(() => edition.found.refresh().finally(() => setIsRead(true)));
  useEffect(() => void read.current(), []);
  return isRead ? liste : <Loading />;
}
