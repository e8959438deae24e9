// These functions say in words who has access, to what and since when.
import type { MembreView } from '@asso/contract/association/adhesion.schemas';
import type { EtablissementView } from '@asso/contract/association/association.schemas';
import type { InvitationView } from '@asso/contract/association/invitation.schemas';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { count, formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { nomEtablissement } from '../adhesion/association-trouvee.ts';

type Place = { id_siret: string | null; dossiers: number | null };

/** Says what an access opens: the association, an establishment or some dossiers. */
export function porteeLine(
  { id_siret, dossiers }: Place,
  etablissements: readonly EtablissementView[],
): string {
  if (dossiers !== null) return count(dossiers, 'dossier partagé', 'dossiers partagés');
  if (id_siret === null) return 'Gère l’association';
  const one = etablissements.find((etablissement) => etablissement.id_siret === id_siret);
  return `Gère un établissement : ${one ? nomEtablissement(one) : formatSiret(id_siret)}`;
}

/** Returns what is asked for, in words that follow « pour »: « gérer l’association ». */
export const porteeDemandee = (
  { id_siret }: { id_siret: string | null },
  all: readonly EtablissementView[],
): string => porteeLine({ id_siret, dossiers: null }, all).replace(/^Gère/, 'gérer');

type Portee = Pick<MembreView, 'id_siret' | 'restreint' | 'dossiers' | 'compte_ferme'>;

export const porteeMembre = (
  { id_siret, restreint, dossiers, compte_ferme }: Portee,
  etablissements: readonly EtablissementView[],
): string => {
  const said = porteeLine({ id_siret, dossiers: restreint ? dossiers : null }, etablissements);
  return compte_ferme ? said.replace(/^Gère/, 'Gérait') : said;
};

/** Says since when a member has access and, unless it is the reader, when they last came. */
export function suiviMembre({ isMoi, since, derniere_visite, compte_ferme }: MembreView): string {
  const depuis = `depuis le ${formatDate(new Date(since))}`;
  if (isMoi) return depuis;
  if (compte_ferme) return `${depuis}, ne peut plus se connecter`;
  return derniere_visite
    ? `${depuis}, dernière visite le ${formatDate(new Date(derniere_visite))}`
    : `${depuis}, pas encore de visite`;
}

export function suiviInvitation({ etat, envoyee_le, expire_le }: InvitationView): string {
  if (etat === 'expiree') return `expirée le ${formatDate(new Date(expire_le))}`;
  return `envoyée le ${formatDate(new Date(envoyee_le))}, valable jusqu’au ${formatDate(new Date(expire_le))}`;
}

/**
 * Returns the members who may do everything here and can sign in; as long as one remains, the association is not
 * blocked.
 */
export const listActiveGestionnaires = (membres: readonly MembreView[]): MembreView[] =>
  membres.filter(({ etat, restreint, compte_ferme }) => etat === 'active' && !restreint && !compte_ferme);

/**
 * Returns what a manager sees and does, after their name, as the rights decide it: of a dossier, its creator and the
 * people it is shared with open it; the others who manage the whole association read its state and its sums.
 */
export const sayAccesReach = ({ id_siret }: { id_siret: string | null }): string =>
  id_siret === null
    ? 'verra la fiche, les papiers et les RIB de l’association, et la liste des dossiers avec leurs états et leurs montants ; n’ouvrira que les dossiers partagés. Pourra inviter ou retirer des personnes.'
    : 'verra la fiche de l’établissement et ses papiers ; n’ouvrira que les dossiers partagés. Pourra inviter ou retirer des personnes de cet établissement.';

/** Says how many people manage the association, and why two are better than one. */
export function chapoAcces(membres: readonly MembreView[], { isSecondaire = false } = {}): string {
  if (isSecondaire) {
    const here = listActiveGestionnaires(membres).length;
    return here === 1 ? '1 personne gère cet établissement.' : `${here} personnes gèrent cet établissement.`;
  }
  const n = listActiveGestionnaires(membres).filter(({ id_siret }) => id_siret === null).length;
  if (n === 0) return 'Personne ne gère encore toute l’association.';
  const fermes = membres.filter(
    ({ etat, restreint, id_siret, compte_ferme }) =>
      etat === 'active' && !restreint && id_siret === null && compte_ferme,
  ).length;
  const said = n === 1 ? '1 personne gère l’association' : `${n} personnes gèrent l’association`;
  const autres =
    fermes === 0
      ? '.'
      : `, sans compter ${count(fermes, 'personne qui ne peut plus', 'personnes qui ne peuvent plus')} se connecter.`;
  return n === 1
    ? `${said}${autres} Invitez-en une deuxième : si l’une part, rien n’est bloqué.`
    : `${said}${autres} Gardez-en au moins deux : si l’une part, rien n’est bloqué.`;
}

/** Tells whether nobody would manage this place any more if the reader left. */
export function isLastManager(membres: readonly MembreView[]): boolean {
  const mine = listActiveGestionnaires(membres).find(({ isMoi }) => isMoi);
  if (!mine) return false;
  return !listActiveGestionnaires(membres).some(
    ({ isMoi, id_siret }) => !isMoi && (id_siret === null || id_siret === mine.id_siret),
  );
}
