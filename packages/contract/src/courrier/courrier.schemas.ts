import { limitesModele, nomsNatures } from '@asso/domain/courrier/modele-courrier.rules';
import { z } from 'zod';
import { problemSchema, rightsSchema, versionSchema } from '../kernel/common.schemas.ts';

export const natureSchema = z.enum(nomsNatures as [(typeof nomsNatures)[number], ...typeof nomsNatures]);

export const contenuModeleSchema = z.strictObject({
  nature: natureSchema,
  nom: z.string().max(limitesModele.nom),
  objet: z.string().max(limitesModele.objet),
  texte: z.string().max(limitesModele.texte),
});

export const modeleSchema = z.object({
  id: z.string(),
  service: z.object({ id: z.string(), nom: z.string() }),
  contenu: z.object(contenuModeleSchema.shape),
  modifie_le: z.string(),
  /** This version is used until the next publication; it is null before the first one. */
  publiee: z
    .object({
      id_version: z.string(),
      numero: z.int(),
      le: z.string(),
      nom: z.string(),
      nature: natureSchema,
    })
    .nullable(),
  /** True when the draft differs from the published version. */
  isModifie: z.boolean(),
  /** `problems` forbid the publication; `avis` are only worth checking. */
  problems: z.array(problemSchema),
  avis: z.array(problemSchema),
  version: versionSchema,
  rights: rightsSchema,
});
export type ModeleView = z.infer<typeof modeleSchema>;

const ligneProjetSchema = z.object({
  projet: z.string(),
  annee: z.int(),
  demande: z.number().nullable(),
  accorde: z.number().nullable(),
});

const parteSchema = z.object({ nom: z.string(), adresse: z.string().nullable() });

export const courrierFaitSchema = z.object({
  objet: z.string(),
  expediteur: parteSchema.extend({
    telephone: z.string().nullish(),
    courriel: z.string().nullish(),
    ville: z.string().nullish(),
  }),
  destinataire: parteSchema.extend({ attention: z.string().nullish() }),
  reference: z.string(),
  signataire: z.object({ nom: z.string().nullable(), qualite: z.string().nullable() }).optional(),
  blocs: z.array(
    z.discriminatedUnion('genre', [
      z.object({ genre: z.literal('titre'), texte: z.string() }),
      z.object({ genre: z.literal('paragraphe'), texte: z.string() }),
      z.object({ genre: z.literal('liste'), points: z.array(z.string()).readonly() }),
      z.object({ genre: z.literal('tableau'), lignes: z.array(ligneProjetSchema).readonly() }),
    ]),
  ),
});
export type CourrierView = z.infer<typeof courrierFaitSchema>;

export const courrierSchema = z.object({
  id: z.string(),
  nature: natureSchema,
  objet: z.string(),
  service: z.string(),
  fait_le: z.string(),
  /** Null until the letter's PDF has been made. */
  taille: z.int().nullable(),
});

export const montantsSchema = z
  .array(z.strictObject({ id_projet: z.uuid(), annee: z.int(), montant_accorde: z.number() }))
  .max(200);
