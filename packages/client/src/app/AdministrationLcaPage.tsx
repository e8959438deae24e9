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
const Chiffres = lazyPart(
  async () => (await import('../contenu/administration/ChiffresPanel.tsx')).ChiffresPanel,
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
  chiffres: <Chiffres />,
};

const chapos: Record<OngletLca, string> = {
  demandes: 'Commencez par les plus anciennes. Un accès se donne sur preuve.',
  comptes: 'Trouvez une personne, ouvrez ou fermez son compte, donnez-lui ses rôles.',
  aide: 'Ce qui a été écrit à l’aide, et ce qui attend une réponse.',
  questions: 'Ce que tout le monde lit dans les questions fréquentes.',
  liens: 'Ce que le plan du site propose ailleurs.',
  notes: 'Ce que l’on dit en haut des pages, à qui les ouvre et pour un temps.',
  modeles: 'Des fichiers à remplir, proposés là où un document de leur type est attendu.',
  referentiels: 'Les valeurs que les formulaires proposent, d’où elles viennent et jusqu’à quand.',
  courriels: 'Ceux qui sont revenus ou ne partent pas : corrigez l’adresse, puis renvoyez.',
  travaux: 'Ce que le portail fait tout seul et qui n’a pas abouti, et l’état de ce serveur.',
  journal: 'Qui a fait quoi, quand, et sur quoi.',
  chiffres:
    'Les délais de tous les services, les demandes laissées en route et ce qu’on en dit, sur deux ans.',
};

/** The pages of the portal's administration, as tabs of one address. */
export function AdministrationLcaPage() {
  const asked = useQueryParams().get('onglet');
  const present = ongletsLca.find(({ id }) => id === asked) ?? ongletsLca[0];
  return (
    <div className="page page--serree">
      <PageHeading titre={present.label} chapo={chapos[present.id]} />
      <Suspense fallback={<Loading />}>{panels[present.id]}</Suspense>
    </div>
  );
}
