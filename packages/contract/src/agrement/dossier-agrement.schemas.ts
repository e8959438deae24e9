// An agrément dossier with all that its pages need in one read (§3 Accreditation dossier).
import type { Definition } from '@asso/domain/agrement/definition.rules';
import type { DossierAgrement } from '@asso/domain/agrement/dossier-agrement.fields';
import type { SiteDeclare } from '@asso/domain/agrement/haa/haa.rules';
import { criteresTca } from '@asso/domain/agrement/tca.fields';
import { z } from 'zod';
import { dossierHeadSchema, equipeSchema, etapeSchema } from '../dossier/dossier.schemas.ts';
import { choixPersonneSchema, pieceSchema, renvoiSuiviSchema } from '../dossier/preparation.schemas.ts';
import { problemSchema } from '../kernel/common.schemas.ts';
import { valeurFormulaire } from '../kernel/formulaire.ts';

/** A value sent as it is stored: only being an object is checked here; the domain's schemas check what comes in. */
const stored = <T extends object>() => z.custom<T>((value) => typeof value === 'object' && value !== null);

export const dossierAgrementSchema = z.object({
  ...dossierHeadSchema.shape,
  /** `step` is the last step that was reached, 0 to 4. */
  identifiant: z.object({ id_fo: z.string(), step: z.int().min(0).max(4) }),
  agrement: z.object({ code: z.string(), type: z.string(), lib_type: z.string(), numero_version: z.int() }),
  /** The version of the agrément on which the dossier was begun. */
  definition: stored<Definition>(),
  tete: valeurFormulaire<DossierAgrement>('dossier_agrement'),
  etapes: z.array(etapeSchema),
  /** The problems that prevent the transmission; the server computes them. */
  blockers: z.array(problemSchema),
  pieces: z.array(pieceSchema),
  /**
   * The values of the association that decide which questions are asked, so that the browser and the server show the
   * same fields.
   */
  association: z.record(z.string(), z.unknown()),
  sites: z.array(stored<SiteDeclare>()),
  choix: z.object({
    representants: z.array(choixPersonneSchema),
    /** The documents that may prove a criterion of the common file (TCA). */
    documents: z.array(z.object({ uuid: z.string(), nom: z.string(), type: z.string() })),
  }),
  /** The day, « YYYY-MM-DD », with which the rules compare dates. */
  jour: z.string(),
  /** The points that a service sent back, for the people who may correct them; empty for everybody else. */
  renvois: z.array(renvoiSuiviSchema),
  equipe: equipeSchema,
  /** What the decree gives, once the agrément is granted. */
  accord: z
    .object({
      numero: z.string(),
      date_attribution: z.string(),
      date_validite: z.string().nullable(),
      /** What became of the TCA with it: its last day, or the criteria not met; null when nothing did. */
      tca: z.object({ fin: z.string().nullable(), criteres: z.array(z.enum(criteresTca)) }).nullable(),
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
