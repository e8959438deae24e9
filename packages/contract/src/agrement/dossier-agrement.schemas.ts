// An accreditation dossier with all that its pages need in one read (§3 Accreditation dossier).
import type { Definition } from '@asso/domain/agrement/definition.rules';
import type { DossierAgrement } from '@asso/domain/agrement/dossier-agrement.fields';
import type { SiteDeclare } from '@asso/domain/agrement/haa/haa.rules';
import { z } from 'zod';
import { dossierHeadSchema, etapeSchema } from '../dossier/dossier.schemas.ts';
import { problemSchema } from '../kernel/common.schemas.ts';
import { valeurDe } from '../kernel/formulaire.ts';
import { choixPersonneSchema, pieceSchema, renvoiSuiviSchema } from '../subvention/subvention.schemas.ts';

/** Drafts and versions travel as they are stored; domain's schemas guard what comes in. */
const stored = <T extends object>() => z.custom<T>((value) => typeof value === 'object' && value !== null);

export const dossierAgrementSchema = z.object({
  ...dossierHeadSchema.shape,
  /** `step`: how far one has come, 0 to 4. */
  identifiant: z.object({ id_fo: z.string(), step: z.int().min(0).max(4) }),
  agrement: z.object({ code: z.string(), type: z.string(), lib_type: z.string(), numero_version: z.int() }),
  /** The version it was begun on. */
  definition: stored<Definition>(),
  tete: valeurDe<DossierAgrement>('dossier_agrement'),
  etapes: z.array(etapeSchema),
  /** What keeps it from being transmitted: the server's own list. */
  blockers: z.array(problemSchema),
  pieces: z.array(pieceSchema),
  /** What the asks look at on the association's side, so that both sides show the same fields. */
  association: z.record(z.string(), z.unknown()),
  sites: z.array(stored<SiteDeclare>()),
  choix: z.object({
    representants: z.array(choixPersonneSchema),
    /** What may prove a criterion of the common file. */
    documents: z.array(z.object({ uuid: z.string(), nom: z.string(), type: z.string() })),
  }),
  /** Today, as its rules are looked at. */
  jour: z.string(),
  /** Sent back, to who may correct it; empty otherwise. */
  renvois: z.array(renvoiSuiviSchema),
  /** Who may still work on it, by name. */
  equipe: z.array(z.string()),
  /** What the decree gives, once it is granted. */
  accord: z
    .object({
      numero: z.string(),
      date_attribution: z.string(),
      date_validite: z.string().nullable(),
      arrete: z.object({
        uuid: z.string(),
        nom: z.string(),
        mime: z.string(),
        taille: z.int(),
        etat_analyse: z.string(),
      }),
    })
    .nullable(),
});
export type DossierAgrementView = z.infer<typeof dossierAgrementSchema>;
