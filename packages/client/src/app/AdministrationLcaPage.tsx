import { type ReactNode, Suspense } from 'react';
import { DemandesAccesPanel } from '../association/acces/DemandesAccesPanel.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { Loading } from '../ui/page/Loading.tsx';
import { lazyPart } from '../ui/page/lazy-part.ts';
import { type OngletLca, ongletsLca } from './administration-onglets.ts';

const Aide = lazyPart(
  async () => (await import('../contenu/administration/DemandesAidePanel.tsx')).DemandesAidePanel,
);
const Comptes = lazyPart(
  async () => (await import('../contenu/administration/ComptesPanel.tsx')).ComptesPanel,
);
const Contenus = lazyPart(
  async () => (await import('../contenu/administration/ContenusPanel.tsx')).ContenusPanel,
);
const Courriels = lazyPart(
  async () => (await import('../contenu/a-regler/CourrielsPanel.tsx')).CourrielsPanel,
);
const Journal = lazyPart(
  async () => (await import('../contenu/administration/JournalPanel.tsx')).JournalPanel,
);

const Notes = lazyPart(async () => (await import('../contenu/administration/NotesPanel.tsx')).NotesPanel);
const Referentiels = lazyPart(
  async () => (await import('../contenu/administration/ReferentielsPanel.tsx')).ReferentielsPanel,
);

const Travaux = lazyPart(async () => (await import('../contenu/a-regler/TravauxPanel.tsx')).TravauxPanel);

const panels: Record<OngletLca, ReactNode> = {
  demandes: <DemandesAccesPanel />,
  comptes: <Comptes />,
  aide: <Aide />,
  questions: <Contenus key="question" sorte="question" />,
  liens: <Contenus key="url" sorte="url" />,
  modeles: <Contenus key="document-modele" sorte="document-modele" />,
  notes: <Notes />,
  referentiels: <Referentiels />,
  courriels: <Courriels />,
  travaux: <Travaux />,
  journal: <Journal />,
};

/** One address holds the pages of the portal's administration; the home and the menu lead to each. */
export function AdministrationLcaPage() {
  const asked = useQueryParams().get('onglet');
  const present = ongletsLca.find(({ id }) => id === asked) ?? ongletsLca[0];
  return (
    <div className="page page--serree">
      <PageHeading titre={present.label} chapo={present.chapo} />
      <Suspense fallback={<Loading />}>{panels[present.id]}</Suspense>
    </div>
  );
}
