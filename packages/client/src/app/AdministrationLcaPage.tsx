import { type ReactNode, Suspense } from 'react';
import { DemandesAccesPanel } from '../association/acces/DemandesAccesPanel.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { Loading } from '../ui/page/Loading.tsx';
import { lazyPart } from '../ui/page/lazy-part.ts';
import { TabLinks } from '../ui/TabLinks.tsx';
import { type OngletLca, ongletLcaHref, ongletsLca } from './administration-onglets.ts';

const Aide = lazyPart(
  async () => (await import('../contenu/administration/DemandesAidePanel.tsx')).DemandesAidePanel,
);
const Comptes = lazyPart(
  async () => (await import('../contenu/administration/ComptesPanel.tsx')).ComptesPanel,
);
const Contenus = lazyPart(
  async () => (await import('../contenu/administration/ContenusPanel.tsx')).ContenusPanel,
);
const Journal = lazyPart(
  async () => (await import('../contenu/administration/JournalPanel.tsx')).JournalPanel,
);

const Notes = lazyPart(async () => (await import('../contenu/administration/NotesPanel.tsx')).NotesPanel);
const Referentiels = lazyPart(
  async () => (await import('../contenu/administration/ReferentielsPanel.tsx')).ReferentielsPanel,
);

const panels: Record<OngletLca, ReactNode> = {
  demandes: <DemandesAccesPanel />,
  comptes: <Comptes />,
  aide: <Aide />,
  questions: <Contenus key="question" sorte="question" />,
  liens: <Contenus key="url" sorte="url" />,
  modeles: <Contenus key="document-modele" sorte="document-modele" />,
  notes: <Notes />,
  referentiels: <Referentiels />,
  journal: <Journal />,
};

/** This page lists what awaits a decision of the administration: one tab per subject, named in the address. */
export function AdministrationLcaPage() {
  const asked = useQueryParams().get('onglet');
  const present = ongletsLca.find(({ id }) => id === asked) ?? ongletsLca[0];
  return (
    <div className="page page--serree">
      <PageHeading
        titre={present.label}
        chapo={present.chapo}
        fil={[{ label: 'Administration', href: '/administration/lca' }]}
      />
      <TabLinks
        key={present.id}
        label="Rubriques de l’administration"
        foldedAs="Rubrique"
        tabs={ongletsLca.map(({ id, label }) => ({ id, label, href: ongletLcaHref(id) }))}
        present={present.id}
      />
      <Suspense fallback={<Loading />}>{panels[present.id]}</Suspense>
    </div>
  );
}
