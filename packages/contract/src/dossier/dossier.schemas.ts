// Shapes of a dossier that every kind shares (§3 Grant dossier, §4; decisions, Dossiers).
import { type EtatInstruction, etatsInstruction } from '@asso/domain/dossier/instruction.states';
import { z } from 'zod';
import { problemSchema, rightsSchema, versionSchema } from '../kernel/common.schemas.ts';

export const etatInstructionSchema = z.enum(
  Object.keys(etatsInstruction) as [EtatInstruction, ...EtatInstruction[]],
);

const statutSchema = z.enum(['incomplet', 'complet']);

const instructionSchema = z.object({
  id_service_instructeur: z.string(),
  service: z.object({ nom: z.string(), code: z.string() }),
  etat: etatInstructionSchema,
  lib_etat: z.string(),
  transmis_le: z.string().nullable(),
  motif: z.string().nullable(),
  montant_demande: z.number(),
  montant_accorde: z.number().nullable(),
  /** What this service may do with it now; empty for everybody else. */
  moves: z.array(z.string()),
});

/** The head of a dossier: what lists show and what every page of it starts with. */
export const dossierHeadSchema = z.object({
  id: z.string(),
  id_fo: z.string(),
  genre: z.string(),
  description: z.object({
    exercice: z.int(),
    exercice_fin: z.int(),
    statut: statutSchema,
    code_subvention: z.string().nullable(),
    titre: z.string(),
    id_type_dispositif: z.string().nullable(),
    id_sous_type_dispositif: z.string().nullable(),
    lib_sous_type_dispositif: z.string().nullable(),
    id_etat: z.union([z.literal(1), z.literal(2), z.literal(4)]),
    id_service_instructeur: z.string(),
    pluriannuel: z.boolean(),
  }),
  demandeur: z.object({ id_siret: z.string(), nom: z.string(), commune: z.string().nullable() }),
  instructions: z.array(instructionSchema),
  montant_demande: z.number(),
  montant_accorde: z.number().nullable(),
  createdBy: z.object({ id: z.string(), type: z.enum(['association', 'rds']), nom: z.string() }),
  sharedWith: z.array(z.string()),
  isACompleter: z.boolean(),
  isPast: z.boolean(),
  modifie_le: z.string(),
  version: versionSchema,
  rights: rightsSchema,
});
export type DossierHead = z.infer<typeof dossierHeadSchema>;

/** A row of a list: the head, and the columns that `filtresDossiers` shows, by name. */
export const dossierItemSchema = z.object({
  ...dossierHeadSchema.shape,
  colonnes: z.record(z.string(), z.union([z.string(), z.number()]).nullable()),
});
export type DossierItem = z.infer<typeof dossierItemSchema>;

export const etapeSchema = z.object({
  id: z.string(),
  rank: z.int(),
  title: z.string(),
  status: z.enum(['termine', 'a-completer', 'a-commencer', 'pas-encore']),
  blockers: z.array(problemSchema),
  opening: z.array(problemSchema),
});

export const evenementSchema = z.object({
  id: z.string(),
  le: z.string(),
  action: z.string(),
  /** Past tense, French. */
  fait: z.string(),
  par: z.string(),
  cote: z.enum(['association', 'service', 'portail']),
  service: z.string().nullable(),
  motif: z.string().nullable(),
  montant: z.number().nullable(),
  de: z.string().nullable(),
  vers: z.string().nullable(),
});
export type Evenement = z.infer<typeof evenementSchema>;

export const messageSchema = z.object({
  id: z.string(),
  le: z.string(),
  par: z.string(),
  cote: z.enum(['association', 'service']),
  service: z.string().nullable(),
  texte: z.string(),
});
export type MessageDossier = z.infer<typeof messageSchema>;
