// A person may be invited by their address; these rules say to what and until when.
import { addJours } from '../identifiants/durees.ts';
import { ok, type Problem, type Result, refused } from '../kernel/result.ts';

/** How many days the link of an invitation may be used. */
const validiteJours = 30;

/** Returns the instant at which an invitation expires, counted from the last time it was sent. */
export const invitationExpiry = (envoyeeLe: Date): Date => addJours(envoyeeLe, validiteJours);

export const etatsInvitation = {
  envoyee: 'Invitation envoyée',
  acceptee: 'Acceptée',
  refusee: 'Refusée',
  annulee: 'Annulée',
  expiree: 'Expirée',
} as const;
export type EtatInvitation = keyof typeof etatsInvitation;

type Stored = { etat: Exclude<EtatInvitation, 'expiree'>; expire_le: Date };

/** Returns the present state of an invitation: nobody writes that it expired, so its date says so. */
export const etatInvitation = ({ etat, expire_le }: Stored, now: Date): EtatInvitation =>
  etat === 'envoyee' && expire_le <= now ? 'expiree' : etat;

export type SituationInvitation = {
  /** True when the address is that of the person who invites. */
  isMoi: boolean;
  /** True when somebody with this address may already do as much. */
  isDejaMembre: boolean;
  isDejaInvitee: boolean;
  /** The establishment named, absent when none is named or when the association has no such establishment. */
  etablissement?: { actif: boolean };
  id_siret: string | null;
  /** The number of dossiers named, and how many of them the inviting person may give; null when none is named. */
  dossiers: { nommes: number; donnables: number } | null;
};

/**
 * Finds why an invitation is refused: the person is already a member or already invited, the establishment is unknown
 * or closed, no dossier is named, or one is not the inviting person's to give.
 */
export function invitationProblems(situation: SituationInvitation): Problem[] {
  const { isMoi, isDejaMembre, isDejaInvitee, etablissement, id_siret, dossiers } = situation;
  const found: Problem[] = [];
  if (isMoi || isDejaMembre) found.push({ code: 'association.deja-membre', field: 'email' });
  if (isDejaInvitee) found.push({ code: 'association.deja-invitee', field: 'email' });
  if (id_siret !== null && !etablissement) {
    found.push({ code: 'association.etablissement-inconnu', field: 'id_siret' });
  }
  if (etablissement && !etablissement.actif) {
    found.push({ code: 'association.etablissement-ferme', field: 'id_siret' });
  }
  if (dossiers && (dossiers.nommes === 0 || dossiers.donnables < dossiers.nommes)) {
    found.push({ code: 'association.dossiers-a-choisir', field: 'dossiers' });
  }
  return found;
}

export type SituationReponseInvitation = {
  etat: EtatInvitation;
  /** `emailInvite` is the address invited, `emailRepond` that of the person who answers. */
  emailInvite: string;
  emailRepond: string;
};

/** Tells whether an invitation may be answered: only by the person to whom it was written, and only once. */
export function reponseInvitation({
  etat,
  emailInvite,
  emailRepond,
}: SituationReponseInvitation): Result<true> {
  if (emailInvite.toLowerCase() !== emailRepond.toLowerCase()) {
    return refused({ code: 'association.invitation-autre-adresse' });
  }
  if (etat === 'expiree') return refused({ code: 'association.invitation-expiree' });
  return etat === 'envoyee' ? ok(true) : refused({ code: 'association.invitation-utilisee' });
}

/** Tells whether an invitation may be sent again, even once expired, or withdrawn: it may while nobody has answered. */
export const actionInvitation = (etat: EtatInvitation): Result<true> =>
  etat === 'envoyee' || etat === 'expiree' ? ok(true) : refused({ code: 'association.invitation-utilisee' });
