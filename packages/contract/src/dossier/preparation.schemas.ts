// While a dossier of any kind is prepared, these come beside its answers: the pieces it expects, the people and accounts
// it may choose, and the points that a service sent back.
import { choixCriteres } from '@asso/domain/document/choix-document.rules';
import { z } from 'zod';
import { correctionSchema, pointRenvoiSchema } from './renvoi.endpoints.ts';

export const pieceSchema = z.object({
  code: z.string(),
  label: z.string(),
  aide: z.string().nullable(),
  nature: z.string(),
  obligatoire: z.boolean(),
  /** How many months old the piece may be when it is sent; null for any age. */
  validite_mois: z.int().nullable(),
  /** The address from which the model of the piece is downloaded. */
  modele: z.string().nullable(),
  document: z
    .object({
      uuid: z.string(),
      nom: z.string(),
      taille: z.int(),
      etat_analyse: z.string(),
      date_chargement: z.string(),
      annee_validite: z.int().nullable(),
      mime: z.string(),
      expire_le: z.string().nullable(),
    })
    .nullable(),
  /** The documents of the association that could be used, the best first. */
  proposes: z.array(
    z.object({
      uuid: z.string(),
      nom: z.string(),
      date_chargement: z.string(),
      annee_validite: z.int().nullable(),
      expire_le: z.string().nullable(),
    }),
  ),
  /** The document used when nobody has chosen, with the reason that put it first. */
  defaut: z.object({ uuid: z.string(), pourquoi: z.enum(choixCriteres).nullable() }).nullable(),
});

export type PieceView = z.infer<typeof pieceSchema>;

export const choixPersonneSchema = z.object({
  id: z.string(),
  nom: z.string(),
  /** The function agrees with the person: « présidente ». */
  fonction: z.string().nullable(),
  isComplet: z.boolean(),
  /** The labels of the fields that prevent the choice of this person, in words. */
  manques: z.string(),
  /** False when the association says that this person may not represent it; null when it says nothing. */
  peutRepresenter: z.boolean().nullable(),
});
export type ChoixPersonne = z.infer<typeof choixPersonneSchema>;

export const choixRibSchema = z.object({
  id: z.string(),
  iban_masque: z.string(),
  titulaire: z.string(),
  /** Why the association keeps an account that is not in its name. */
  motif_titulaire: z.string().nullable(),
  manques: z.string(),
});
export type ChoixRib = z.infer<typeof choixRibSchema>;

/** The points that a service sent back, with what became of each. */
export const renvoiSuiviSchema = z.object({
  id_service_instructeur: z.string(),
  service: z.string(),
  le: z.string(),
  /** The service's own message, after the list of points. */
  motif: z.string().nullable(),
  /**
   * `corrige_le` tells when the point's target last changed since it was sent back, null when it has not;
   * `corrections` says what changed in it.
   */
  points: z.array(
    z.object({
      ...pointRenvoiSchema.shape,
      corrige_le: z.string().nullable(),
      corrections: z.array(correctionSchema),
    }),
  ),
  /** True when anything was corrected since. */
  isCorrige: z.boolean(),
});
export type RenvoiSuivi = z.infer<typeof renvoiSuiviSchema>;
