// Inviting somebody by their address: whom, for what, until when (decisions, Who belongs where).
import { joursApres } from '../identifiants/durees.ts';
import { ok, type Problem, type Result, refused } from '../kernel/result.ts';

/** How long the link of an invitation may be used. */
const validiteJours = 30;

/** From the last time it was sent. */
export const expireLe = (envoyeeLe: Date): Date => joursApres(envoyeeLe, validiteJours);

export const etatsInvitation = {
  envoyee: 'Invitation envoyée',
  acceptee: 'Acceptée',
  refusee: 'Refusée',
  annulee: 'Annulée',
  expiree: 'Expirée',
} as const;
export type EtatInvitation = keyof typeof etatsInvitation;

type Stored = { etat: Exclude<EtatInvitation, 'expiree'>; expire_le: Date };

/** An invitation expires by itself: nothing has to write it. */
export const etatInvitation = ({ etat, expire_le }: Stored, now: Date): EtatInvitation =>
  etat === 'envoyee' && expire_le <= now ? 'expiree' : etat;

export type SituationInvitation = {
  /** This very address is that of who invites. */
  isMoi: boolean;
  /** Somebody with this address may already do as much. */
  isDejaMembre: boolean;
  isDejaInvitee: boolean;
  /** Of the establishment named: absent when the association has none such, or when none is named. */
  etablissement?: { actif: boolean };
  id_siret: string | null;
  /** Dossiers named, and those of them that who invites may give; null when none is named. */
  dossiers: { nommes: number; donnables: number } | null;
};

/** Nobody is invited twice to the same thing, nor to what who invites may not give. */
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
  /** The address invited, and that of who answers. */
  emailInvite: string;
  emailRepond: string;
};

/** Only whom it was written to answers, once. */
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

/** It is sent again, even once expired, and taken back, as long as nobody answered. */
export const actionInvitation = (etat: EtatInvitation): Result<true> =>
  etat === 'envoyee' || etat === 'expiree' ? ok(true) : refused({ code: 'association.invitation-utilisee' });
