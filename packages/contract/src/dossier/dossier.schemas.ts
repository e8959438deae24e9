// Every kind of dossier shares these shapes (§3 Grant dossier, §4; decisions, Dossiers).
import { type EtatCompletude, etatsCompletude } from '@asso/domain/dossier/completude/completude.states';
import { genresDossiers } from '@asso/domain/dossier/genre.rows';
import { type EtatInstruction, etatsInstruction } from '@asso/domain/dossier/instruction.states';
import { naturesPaiement } from '@asso/domain/dossier/suivi/suite-argent.rules';
import { z } from 'zod';
import { problemSchema, rightsSchema, versionSchema } from '../kernel/common.schemas.ts';

export const etatInstructionSchema = z.enum(
  Object.keys(etatsInstruction) as [EtatInstruction, ...EtatInstruction[]],
);

const statutSchema = z.enum(['incomplet', 'complet']);

/** What the service found missing, its deadline, and what the association brought. */
const completudeSchema = z.object({
  etat: z.enum(Object.keys(etatsCompletude) as [EtatCompletude, ...EtatCompletude[]]),
  /** The deadline: the end of the day in the territory; nothing happens by itself once it has passed. */
  avant_le: z.iso.datetime().nullable(),
  /** When something was last asked, answered or accepted. */
  le: z.iso.datetime().nullable(),
  /** What the dossier lacks; empty for people who see only the head of the dossier. */
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
  /** What is awaited, in words: for example « 1 pièce et 2 réponses ». */
  manque: z.string(),
  /** What the person may do now, among ask, answer and accept. */
  moves: z.array(z.string()),
});

export const departSchema = z.object({
  action: z.enum(['grant', 'refuse', 'reject']),
  /** In euros; null where nothing is granted. */
  montant: z.number().nullable(),
  /** When it leaves. */
  le: z.iso.datetime(),
  /** True when it could not leave at its time. */
  echec: z.boolean(),
});

/** What comes next for the money that one service granted; amounts are in euros. */
export const suiteArgentSchema = z.object({
  /** Whose turn it is: the association's as soon as it may ask for money that it has not asked. */
  tour: z.enum(['association', 'service']),
  /** The money that comes without any act of the association, and when it usually comes. */
  attendu: z
    .object({ montant: z.number(), le: z.iso.datetime().nullable(), isAsked: z.boolean() })
    .nullable(),
  /** The most that the association may ask now. */
  a_demander: z.object({ montant: z.number(), nature: z.enum(naturesPaiement) }).nullable(),
  /** What is left after that, and who has to act for it. */
  ensuite: z.object({ montant: z.number(), par: z.enum(['association', 'service']) }).nullable(),
  /** The number of days in which a payment usually comes, once it is asked. */
  delai_jours: z.int(),
});

const instructionSchema = z.object({
  id_service_instructeur: z.string(),
  service: z.object({ nom: z.string(), code: z.string() }),
  etat: etatInstructionSchema,
  lib_etat: z.string(),
  /** The decision of the service that has not left yet; null for anybody else. */
  depart: departSchema.nullable(),
  transmis_le: z.iso.datetime().nullable(),
  /** When the service sent the dossier back; null unless it waits for corrections. */
  renvoye_le: z.iso.datetime().nullable(),
  motif: z.string().nullable(),
  montant_demande: z.number(),
  montant_accorde: z.number().nullable(),
  accorde_le: z.iso.datetime().nullable(),
  /** When the service granted, refused or rejected; null until it has decided. */
  decide_le: z.iso.datetime().nullable(),
  /** When the last amending act replaced that decision; null when none did. */
  decision_modifiee_le: z.iso.datetime().nullable(),
  montant_verse: z.number(),
  /** When the oldest pending payment was asked for; null when none is pending. */
  paiement_demande_le: z.iso.datetime().nullable(),
  argent: suiteArgentSchema.nullable(),
  /** The actions that the service may take now; empty for everybody else. */
  moves: z.array(z.string()),
  completude: completudeSchema,
});

/** The head is what lists show and what every page of the dossier starts with. */
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
    /** The title of the first project, once it is written, with how many others there are. */
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

/** A row of a list is the dossier's head and, by name, the columns that the filters use (see `filtresDossiers`). */
export const dossierItemSchema = z.object({
  ...dossierHeadSchema.shape,
  colonnes: z.record(z.string(), z.union([z.string(), z.number()]).nullable()),
});
export type DossierItem = z.infer<typeof dossierItemSchema>;

/** The people who may still work on a dossier, told apart by their account: two may have one name. */
export const equipeSchema = z.array(z.object({ id: z.string(), nom: z.string() }));
export type Equipe = z.infer<typeof equipeSchema>;

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
  /** The event in French, in the past tense. */
  fait: z.string(),
  par: z.string(),
  /** True when the reader did it, perhaps in another window: a name would not tell it from a colleague's. */
  isMine: z.boolean(),
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
  /** People other than the depositor may download the file once it is found safe. */
  etat_analyse: z.string(),
});

export const messageSchema = z.object({
  id: z.string(),
  le: z.iso.datetime(),
  par: z.string(),
  cote: z.enum(['association', 'service']),
  service: z.string().nullable(),
  /** Null when the message is for every service that studies the dossier. */
  id_service: z.string().nullable(),
  texte: z.string(),
  fichiers: z.array(fichierMessageSchema),
  /** When somebody of the other side first read the message; it is null for the side that received it. */
  lu_le: z.iso.datetime().nullable(),
  reponse_avant: z.string().nullable(),
  /** True for a note of the service, which no association ever receives. */
  isInterne: z.boolean(),
  /** True when somebody else wrote it since this person last read the thread. */
  isNew: z.boolean(),
  isMine: z.boolean(),
});
export type MessageDossier = z.infer<typeof messageSchema>;
