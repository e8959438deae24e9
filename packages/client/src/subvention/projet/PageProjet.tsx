import type { ReactNode } from 'react';
import { nouveauProjet } from '../dossier-liens.ts';
import type { Edition } from '../edition.ts';
import { NouveauProjet } from './NouveauProjet.tsx';
import { ProjetAttendu } from './ProjetAttendu.tsx';
import { ProjetEditor } from './ProjetEditor.tsx';
import '../../dossier/dossier.css';

type PageProjetProps = Edition & {
  /** The address names a project, or a new one. */
  nom: string;
  /** The list of projects shows where there is no such project. */
  etape: ReactNode;
};

/** Within its step, a project has a page of its own. */
export function PageProjet({ nom, etape, ...edition }: PageProjetProps) {
  const projet = edition.dossier.projets.find(({ id }) => id === nom);
  if (nom === nouveauProjet) return <NouveauProjet {...edition} liste={etape} />;
  if (projet) return <ProjetEditor key={projet.id} {...edition} projet={projet} />;
  return <ProjetAttendu {...edition} liste={etape} />;
}
