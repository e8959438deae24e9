import type { JournalActe } from '@asso/contract/contenu/journal.endpoints';
import { lowerInSentence, objetJournal } from '@asso/domain/contenu/journal.words';
import { AppLink } from '../../platform/AppLink.tsx';
import { useWornRole } from '../../platform/session/session-role.ts';

type ObjetActeProps = { acte: Pick<JournalActe, 'objet' | 'id_objet' | 'nom_objet' | 'chemin'> };

/** Names the object of an action, such as « FDVA 2027 (FDVA-1) subvention », with a link where it has a page. */
export function ObjetActe({ acte: { objet, id_objet, nom_objet, chemin } }: ObjetActeProps) {
  const role = useWornRole();
  const nom = nom_objet ?? (id_objet.length < 20 ? id_objet : null);
  const href = chemin ?? pages[objet]?.(id_objet, role);
  const kind = objetJournal(objet);
  if (nom === null) return href ? <AppLink href={href}>{kind}</AppLink> : kind;
  return (
    <>
      {href ? <AppLink href={href}>{nom}</AppLink> : nom}{' '}
      <span className="discret">{lowerInSentence(kind)}</span>
    </>
  );
}

const portail = (role: string | null): boolean => role === 'lca.admin';
type Page = (id: string, role: string | null) => string | undefined;

const contenu =
  (onglet: string): Page =>
  (id, role) =>
    portail(role) ? `/administration/lca?onglet=${onglet}&contenu=${id}` : undefined;
const compte: Page = (id, role) =>
  portail(role) ? `/administration/lca?onglet=comptes&compte=${id}` : undefined;

const bibliotheque =
  (query: string): Page =>
  (id, role) =>
    portail(role) ? undefined : `/administration/rds/parametrage-custom?${query}modele=${id}`;

/** The page of the kinds of object that have one, for the role that the administrator uses. */
const pages: Partial<Record<string, Page>> = {
  subvention: (id, role) => (portail(role) ? undefined : `/administration/rds?subvention=${id}`),
  service: (id, role) => (portail(role) ? undefined : `/administration/rds?onglet=services&service=${id}`),
  'definition-agrement': (id) => `/administration/rda?agrement=${id}`,
  compte,
  utilisateur: compte,
  question: contenu('questions'),
  url: contenu('liens'),
  'document-modele': contenu('modeles'),
  note: (id, role) => (portail(role) ? `/administration/lca?onglet=notes&note=${id}` : undefined),
  referentiel: (type, role) =>
    `/administration/${portail(role) ? 'lca' : 'rds'}?onglet=referentiels&type=${type}`,
  'modele-courrier': (id, role) => (role === 'rds.admin' ? `/instructeur/courriers?modele=${id}` : undefined),
  'champ-attendu': bibliotheque(''),
  'document-attendu': bibliotheque('onglet=pieces&'),
  'demande-aide': (_, role) => (portail(role) ? '/administration/lca?onglet=aide' : undefined),
  courriel: (_, role) => (portail(role) ? '/administration/lca?onglet=courriels' : undefined),
  travail: (_, role) => (portail(role) ? '/administration/lca?onglet=travaux' : undefined),
};
