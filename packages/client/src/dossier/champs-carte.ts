// The pages of an association show no column of the queue, so that they do not ask for them.
import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import type { ChampsLus } from '@asso/contract/dossier/populate.schemas';

/** The fields to read for the card of a dossier, and wherever a dossier is shown outside a queue. */
export const champsCarte = [
  'id',
  'id_fo',
  'genre',
  'description',
  'demandeur',
  'instructions',
  'montant_demande',
  'montant_accorde',
  'montant_verse',
  'createdBy.nom',
  'isACompleter',
  'isPast',
  'rights',
] as const;
export type DossierCarte = ChampsLus<DossierItem, (typeof champsCarte)[number]>;

/** A list that is only counted asks for the least. */
export const champsCompte: string[] = ['id'];
