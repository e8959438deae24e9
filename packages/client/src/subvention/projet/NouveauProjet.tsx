import { useEffect, useRef, useState } from 'react';
import { Loading } from '../../ui/page/Loading.tsx';
import type { Edition } from '../edition.ts';
import { ProjetsStep } from '../ProjetsStep.tsx';
import { useAjoutProjet } from './use-ajout-projet.ts';

/**
 * The first project begins as soon as its step opens; if that is refused, or a project is already there, the list
 * shows instead.
 */
export function NouveauProjet(edition: Edition) {
  const [isFirst] = useState(edition.dossier.projets.length === 0);
  const { error, add } = useAjoutProjet(edition);
  const begin = useRef(() => isFirst && add({ replace: true }));
  useEffect(() => void begin.current(), []);
  return isFirst && !error ? <Loading /> : <ProjetsStep {...edition} />;
}
