import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import type { ChampsRead } from '@asso/contract/dossier/populate.schemas';

/**
 * The fields to read for the card of a dossier, or wherever it is shown outside a queue; the columns of a queue are not
 * asked for.
 */
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
export type DossierCarte = ChampsRead<DossierItem, (typeof champsCarte)[number]>;

/** The fields to read for a list that is only counted. */
export const champsCompte: string[] = ['id'];
