// Shapes of a dossier that every kind shares (§3 Grant dossier, §4; decisions, Dossiers).
import { type EtatCompletude, etatsCompletude } from '@asso/domain/dossier/completude.states';
import { genresDossiers } from '@asso/domain/dossier/genre.rows';
import { type EtatInstruction, etatsInstruction } from '@asso/domain/dossier/instruction.states';
import { z } from 'zod';
import { problemSchema, rightsSchema, versionSchema } from '../kernel/common.schemas.ts';

export const etatInstructionSchema = z.enum(
  Object.keys(etatsInstruction) as [EtatInstruction, ...EtatInstruction[]],
);

const statutSchema = z.enum(['incomplet', 'complet']);

/** What this service found missing, by when, and what the association brought. */
const completudeSchema = z.object({
  etat: z.enum(Object.keys(etatsCompletude) as [EtatCompletude, ...EtatCompletude[]]),
  /** An instant: the end of that day in the territory. Nothing happens by itself once it has passed. */
  avant_le: z.iso.datetime().nullable(),
  /** When it was last asked, answered or accepted. */
  le: z.iso.datetime().nullable(),
  /** Empty for who sees the head only. */
  manques: z.array(
    z.object({ code: z.string(), libelle: z.string(), nature: z.string().nullable(), phrase: z.string() }),
  ),
  reponses: z.array(
    z.object({
      code: z.string(),
      uuid: z.string().nullable(),
      nom: z.string().nullable(),
      texte: z.string().nullable(),
    }),
  ),
  /** « 1 pièce et 2 réponses ». */
  manque: z.string(),
  /** Among ask, answer, accept. */
  moves: z.array(z.string()),
});

const instructionSchema = z.object({
  id_service_instructeur: z.string(),
  service: z.object({ nom: z.string(), code: z.string() }),
  etat: etatInstructionSchema,
  lib_etat: z.string(),
  transmis_le: z.iso.datetime().nullable(),
  /** When this service sent it back; null unless it waits for corrections. */
  renvoye_le: z.iso.datetime().nullable(),
  motif: z.string().nullable(),
  montant_demande: z.number(),
  montant_accorde: z.number().nullable(),
  accorde_le: z.iso.datetime().nullable(),
  /** When this service granted, refused or rejected; null until it has. */
  decide_le: z.iso.datetime().nullable(),
  montant_verse: z.number(),
  /** Since when the oldest payment that waits has been asked; null when none does. */
  paiement_demande_le: z.iso.datetime().nullable(),
  /** What this service may do with it now; empty for everybody else. */
  moves: z.array(z.string()),
  completude: completudeSchema,
});

/** The head of a dossier: what lists show and what every page of it starts with. */
export const dossierHeadSchema = z.object({
  id: z.string(),
  id_fo: z.string(),
  genre: z.enum(genresDossiers),
  description: z.object({
    exercice: z.int(),
    exercice_fin: z.int(),
    statut: statutSchema,
    code_subvention: z.string().nullable(),
    titre: z.string(),
    /** The title of its first project, once somebody wrote one. */
    projet: z.string().nullable(),
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
  montant_verse: z.number(),
  createdBy: z.object({ id: z.string(), type: z.enum(['association', 'rds']), nom: z.string() }),
  sharedWith: z.array(z.string()),
  isACompleter: z.boolean(),
  isPast: z.boolean(),
  modifie_le: z.iso.datetime(),
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
  le: z.iso.datetime(),
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

const fichierMessageSchema = z.object({
  uuid: z.string(),
  nom: z.string(),
  taille: z.number(),
  /** Served to others than its depositor once it is found safe. */
  etat_analyse: z.string(),
});

export const messageSchema = z.object({
  id: z.string(),
  le: z.iso.datetime(),
  par: z.string(),
  cote: z.enum(['association', 'service']),
  service: z.string().nullable(),
  /** Null: for every service that studies the dossier. */
  id_service: z.string().nullable(),
  texte: z.string(),
  fichiers: z.array(fichierMessageSchema),
  /** When somebody of the other side first read it; null for who received it. */
  lu_le: z.iso.datetime().nullable(),
  reponse_avant: z.string().nullable(),
  /** A note of the service: no association ever receives one. */
  isInterne: z.boolean(),
  /** Written by somebody else since this person last read the thread. */
  isNew: z.boolean(),
  isMine: z.boolean(),
});
export type MessageDossier = z.infer<typeof messageSchema>;
