import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Loading } from '../../ui/page/Loading.tsx';
import { nouveauProjet } from '../dossier-liens.ts';
import type { SubventionEdition } from '../edition.ts';
import { ProjetEditor } from './ProjetEditor.tsx';
import { useAjoutProjet } from './use-ajout-projet.ts';
import '../../dossier/dossier.css';

type PageProjetProps = SubventionEdition & {
  /** The id of a project, or « nouveau ». */
  nom: string;
  /** The list of projects, shown when the address names a project that does not exist. */
  etape: ReactNode;
};

/** The page of a project within its step; the list of projects when the address names an unknown one. */
export function PageProjet({ nom, etape, ...edition }: PageProjetProps) {
  const projet = edition.dossier.projets.find(({ id }) => id === nom);
  if (nom === nouveauProjet) return <NouveauProjet {...edition} liste={etape} />;
  if (projet) return <ProjetEditor key={projet.id} {...edition} projet={projet} />;
  return <ProjetAttendu {...edition} liste={etape} />;
}

/**
 * Begins the first project as soon as its step opens; if that is refused, or a project is already there, shows the list
 * instead.
 */
function NouveauProjet({ liste, ...edition }: SubventionEdition & { liste: ReactNode }) {
  const [isFirst] = useState(edition.dossier.projets.length === 0);
  const { error, add } = useAjoutProjet(edition);
  const begin = useRef(() => isFirst && add({ replace: true }));
  useEffect(() => void begin.current(), []);
  return isFirst && !error ? <Loading /> : liste;
}

/** Reads the dossier once more when the address names an unknown project, then shows the list. */
function ProjetAttendu({ liste, ...edition }: SubventionEdition & { liste: ReactNode }) {
  const [isRead, setIsRead] = useState(false);
  const read = useRef(() => edition.found.refresh().finally(() => setIsRead(true)));
  useEffect(() => void read.current(), []);
  return isRead ? liste : <Loading />;
}
