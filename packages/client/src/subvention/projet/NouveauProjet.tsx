import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Loading } from '../../ui/page/Loading.tsx';
import type { Edition } from '../edition.ts';
import { useAjoutProjet } from './use-ajout-projet.ts';

/**
 * The first project begins as soon as its step opens; if that is refused, or a project is already there, the list
 * shows instead.
 */
export function NouveauProjet({ liste, ...edition }: Edition & { liste: ReactNode }) {
  const [isFirst] = useState(edition.dossier.projets.length === 0);
  const { error, add } = useAjoutProjet(edition);
  const begin = useRef(() => isFirst && add({ replace: true }));
  useEffect(() => void begin.current(), []);
  return isFirst && !error ? <Loading /> : liste;
}
