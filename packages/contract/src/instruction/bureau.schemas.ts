// The shapes of what a service keeps for itself: its people, its étiquettes, its envelopes.
import { issues } from '@asso/domain/dossier/decision.rules';
import { actionsService } from '@asso/domain/dossier/instruction.states';
import { causesVacance } from '@asso/domain/instruction/absence.rules';
import { issuesModifiees } from '@asso/domain/instruction/modification.rules';
import { nomsSuivis } from '@asso/domain/notification/rythme.rows';
import { z } from 'zod';
import { problemSchema, rightsSchema, versionSchema } from '../kernel/common.schemas.ts';

const personneSchema = z.object({ id: z.string(), nom: z.string() });

export const etiquetteSchema = z.object({ id: z.string(), nom: z.string(), version: versionSchema });

/** What is granted for one year, in euros. */
export const engagesSchema = z.array(z.object({ annee: z.int(), accorde: z.number() }));

export const enveloppeSchema = z.object({
  id: z.string(),
  id_service: z.string(),
  code_subvention: z.string(),
  /** The title of the campaign. */
  titre: z.string(),
  campagne_exercice: z.int(),
  /** The year in which the money is spent. */
  exercice: z.int(),
  /** Empty when the envelope covers the whole campaign. */
  sous_dispositif: z.string(),
  lib_sous_dispositif: z.string().nullable(),
  total: z.number(),
  accorde: z.number(),
  propose: z.number(),
  /** The part of `accorde` that may still be taken back, since its decisions have not left. */
  en_attente: z.number(),
  version: versionSchema,
  rights: rightsSchema,
});
export type EnveloppeView = z.infer<typeof enveloppeSchema>;

export const dossierEnveloppeSchema = z.object({
  id: z.string(),
  titre: z.string(),
  exercice: z.int(),
  sous_dispositif: z.string(),
  lib_sous_dispositif: z.string().nullable(),
  total: z.number(),
  accorde: z.number(),
  propose: z.number(),
  /** The parts of `propose` and `accorde` that are proposed on this dossier and granted to it. */
  propose_ici: z.number(),
  accorde_ici: z.number(),
});
export type DossierEnveloppeView = z.infer<typeof dossierEnveloppeSchema>;

const collegueSchema = personneSchema.extend({
  /** While the colleague is away: the last day, who receives today, and why nobody does when `recoit` is null. */
  absence: z
    .object({
      au: z.iso.date(),
      recoit: personneSchema.nullable(),
      vacance: z.enum(causesVacance).nullable(),
    })
    .optional(),
});

export const bureauServiceSchema = z.object({
  id: z.string(),
  nom: z.string(),
  collegues: z.array(collegueSchema),
  etiquettes: z.array(etiquetteSchema),
  /** `responsable` gives the right to change what commits the whole service. */
  rights: rightsSchema,
});
export type BureauService = z.infer<typeof bureauServiceSchema>;

/** A decision of the service that waits before it leaves; nobody outside the service is told of it. */
const conclusionSchema = z.object({
  action: z.enum(issues),
  /** In euros; null where no money is granted. */
  montant: z.number().nullable(),
  motif: z.string().nullable(),
  par: personneSchema,
  prise_le: z.string(),
  part_le: z.string(),
  /** The letters that leave with it, by the names of their templates, in the order in which they are read. */
  lettres: z.array(z.string()),
  /** Why the decision could not leave at its time; null when nothing failed. */
  echec: z.string().nullable(),
});
export type ConclusionView = z.infer<typeof conclusionSchema>;

/** A decision that an amending act replaced. */
const decisionRemplaceeSchema = z.object({
  action: z.enum(issues),
  /** In euros; null where no money was granted. */
  montant: z.number().nullable(),
  motif: z.string().nullable(),
  prise_le: z.string(),
  modifiee_le: z.string(),
  modifiee_par: z.string(),
});
export type DecisionRemplacee = z.infer<typeof decisionRemplaceeSchema>;

/** A move of the instruction that would be refused now, with why, so that no page offers it. */
const empechementSchema = problemSchema.extend({ action: z.enum(actionsService) });
export type Empechement = z.infer<typeof empechementSchema>;

export const bureauDossierSchema = z.object({
  /** The moves that the state allows and something else forbids. */
  empechements: z.array(empechementSchema),
  /** The earlier decisions, in the order in which they were made. */
  remplacees: z.array(decisionRemplaceeSchema),
  /** The acts that may replace the decision that has left; `engage` is what is asked or paid already, in euros. */
  modification: z.object({
    actions: z.array(z.enum(issuesModifiees)),
    engage: z.number(),
    /** The lot in which a commitment left for Chorus, and the sum that left so far, in euros; null when none did. */
    chorus: z.object({ lot: z.string(), montant: z.number() }).nullable(),
  }),
  conclusion: conclusionSchema.nullable(),
  /** How much of what happens to the dossier the reader chose to be told. */
  suivi: z.enum(nomsSuivis),
  /** The service chose how many minutes its decisions wait, and whether taking a dossier begins its study. */
  choix: z.object({ reprise_minutes: z.int(), prendre_commence: z.boolean() }),
  affecte_a: personneSchema.nullable(),
  affecte_le: z.string().nullable(),
  etiquettes: z.array(etiquetteSchema),
  enveloppes: z.array(dossierEnveloppeSchema),
  rights: rightsSchema,
});
export type BureauDossier = z.infer<typeof bureauDossierSchema>;
