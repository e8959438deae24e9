import { useEffect, useRef, useState } from 'react';
import { Loading } from '../../ui/Loading.tsx';
import type { Edition } from '../edition.ts';
import { ProjetsStep } from '../ProjetsStep.tsx';
import { useAjoutProjet } from './use-ajout-projet.ts';

/** Begins the first project as its step is entered; where that is refused, or was done, the list says so. */
export function NouveauProjet(edition: Edition) {
  const [isFirst] = useState(edition.dossier.projets.length === 0);
  const { error, add } = useAjoutProjet(edition);
  const begin = useRef(() => isFirst && add({ replace: true }));
  useEffect(() => void begin.current(), []);
  return isFirst && !error ? <Loading /> : <ProjetsStep {...edition} />;
}
