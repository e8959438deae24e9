import { useEffect, useRef, useState } from 'react';
import { Loading } from '../../ui/page/Loading.tsx';
import type { Edition } from '../edition.ts';
import { ProjetsStep } from '../ProjetsStep.tsx';

/** The address names an unknown project: the dossier is read once more before the list shows. */
export function ProjetAttendu(edition: Edition) {
  const [isRead, setIsRead] = useState(false);
  const read = useRef(() => edition.found.refresh().finally(() => setIsRead(true)));
  useEffect(() => void read.current(), []);
  return isRead ? <ProjetsStep {...edition} /> : <Loading />;
}
