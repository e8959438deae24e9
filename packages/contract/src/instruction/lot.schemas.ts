// The shapes of a lot, which applies one act to many dossiers after a check.

import { filtresDossiers, type NomFiltre } from '@asso/domain/dossier/dossier-filtres.rows';
import { nomsTris } from '@asso/domain/dossier/dossier-tris.rows';
import { genresDossiers } from '@asso/domain/dossier/genre.rows';
import { lotMax } from '@asso/domain/instruction/lot.rules';
import {
  actionsLot,
  type EtatLigne,
  type EtatLot,
  etatsLigne,
  etatsLot,
} from '@asso/domain/instruction/lot.states';
import { z } from 'zod';
import { departSchema, etatInstructionSchema } from '../dossier/dossier.schemas.ts';
import { problemSchema, versionSchema } from '../kernel/common.schemas.ts';
import { engagesSchema } from './bureau.schemas.ts';

export const actionLotSchema = z.enum(actionsLot);
export const etatLigneSchema = z.enum(Object.keys(etatsLigne) as [EtatLigne, ...EtatLigne[]]);
const etatLotSchema = z.enum(Object.keys(etatsLot) as [EtatLot, ...EtatLot[]]);

const values = z.array(z.string().max(100)).max(50).optional();
const filtres = Object.fromEntries(
  (Object.keys(filtresDossiers) as NomFiltre[]).map((name) => [name, values]),
) as Record<NomFiltre, typeof values>;

/**
 * A lot takes named dossiers, or all those of a filtered list except a few; the filter is applied when the lot is
 * prepared.
 */
export const selectionSchema = z.union([
  z.strictObject({ ids: z.array(z.uuid()).max(lotMax) }),
  z.strictObject({
    filtres: z.strictObject({
      ...filtres,
      searchQuery: z.string().max(200).optional(),
      includeDeleted: z.boolean().optional(),
    }),
    sauf: z.array(z.uuid()).max(lotMax).optional(),
    /** The order of the list, which the lines of the lot keep. */
    tri: z.enum(nomsTris).optional(),
  }),
]);

export const parametresLotSchema = z.strictObject({
  motif: z.string().max(4000).optional(),
  message: z.string().max(5000).optional(),
  affecte_a: z.uuid().nullable().optional(),
  etiquette: z.uuid().optional(),
  /** One letter and one agreement for the grants, one letter for the agréments. */
  courriers: z.array(z.uuid()).max(3).optional(),
  retire_complements: z.boolean().optional(),
  motif_enveloppe: z.string().max(1000).optional(),
});

const montantSchema = z.object({
  id_projet: z.string(),
  annee: z.int(),
  projet: z.string(),
  demande: z.number().nullable(),
  montant_accorde: z.number().nullable(),
});

export const lotSchema = z.object({
  id: z.string(),
  action: actionLotSchema,
  etat: etatLotSchema,
  /** For example « Accorder : 10 dossiers ». */
  titre: z.string(),
  service: z.object({ id: z.string(), nom: z.string() }),
  parametres: z.object(parametresLotSchema.shape),
  total: z.int(),
  comptes: z.object({
    prete: z.int(),
    exclue: z.int(),
    retiree: z.int(),
    faite: z.int(),
    echec: z.int(),
  }),
  /** In euros: `demande` sums all the dossiers, `accorde` those that are or will be granted. */
  demande: z.number(),
  accorde: z.number(),
  /** `accorde` by year. */
  annees: engagesSchema,
  courriers: z.int(),
  /** The number of dossiers above the threshold that requires a convention, with none chosen. */
  sansConvention: z.int(),
  /** The problems that prevent the launch. */
  problems: z.array(problemSchema),
  enveloppes: z.array(
    z.object({
      id: z.string(),
      nom: z.string(),
      /** The year whose money this envelope is. */
      exercice: z.int(),
      /** `subtractDuree` is what is left without the lines still to do, `lot` what they take, `addDuree` what is left then. */
      avant: z.number(),
      lot: z.number(),
      apres: z.number(),
      isDepassee: z.boolean(),
    }),
  ),
  /** The number of decisions that have not left yet, and may still all be taken back; the first leaves at `part_le`. */
  attente: z.object({ nombre: z.int(), part_le: z.string() }).nullable(),
  /** The number of minutes during which the service keeps a decision before it leaves. */
  reprise_minutes: z.int(),
  cree_le: z.string(),
  lance_le: z.string().nullable(),
  fini_le: z.string().nullable(),
  /** The instant at which the report is deleted. */
  expire_le: z.string(),
  version: versionSchema,
});
export type LotView = z.infer<typeof lotSchema>;

export const lotItemSchema = lotSchema.pick({
  id: true,
  action: true,
  etat: true,
  titre: true,
  service: true,
  total: true,
  comptes: true,
  cree_le: true,
  fini_le: true,
  expire_le: true,
});
export type LotItem = z.infer<typeof lotItemSchema>;

export const ligneLotSchema = z.object({
  rang: z.int(),
  id_fo: z.string(),
  id_siret: z.string(),
  genre: z.enum(genresDossiers),
  association: z.string(),
  /** What the dossier is called; null for an agrément. */
  projet: z.string().nullable(),
  /** Null when the service of the lot does not study the dossier. */
  etat_dossier: etatInstructionSchema.nullable(),
  /** The decision of the service that waits to leave. */
  depart: departSchema.nullable(),
  demande: z.number(),
  montants: z.array(montantSchema),
  accorde: z.number().nullable(),
  etat: etatLigneSchema,
  cause: problemSchema.nullable(),
  courriers: z.int(),
  faite_le: z.string().nullable(),
});
export type LigneLotView = z.infer<typeof ligneLotSchema>;
