// The shape of a document template, with its current file and the earlier ones.
import { contenus } from '@asso/domain/contenu/contenu.fields';
import { z } from 'zod';
import { documentSchema } from '../document/document.schemas.ts';
import { pageSchema } from '../kernel/common.schemas.ts';
import { contenuSchema } from './contenu.schemas.ts';

const fichierModeleSchema = z.object({
  nom: z.string(),
  /** The size is in bytes. */
  taille: z.int(),
  mime: z.string(),
  depose_le: z.iso.datetime(),
  /** The address of the file below /api, which always serves the latest version. */
  url: z.string(),
});

export const documentModeleSchema = contenuSchema(contenus['document-modele'], 'document_modele').extend({
  /** The file; null until one is deposited and found safe, or once it is withdrawn. */
  fichier: fichierModeleSchema.nullable(),
});
export type DocumentModele = z.infer<typeof documentModeleSchema>;

export const documentModeleListSchema = pageSchema(documentModeleSchema);

const versionModeleSchema = documentSchema
  .pick({
    uuid: true,
    nom: true,
    type: true,
    taille: true,
    mime: true,
    etat_analyse: true,
    lib_etat_analyse: true,
    date_chargement: true,
  })
  .extend({
    /** The name of the person who deposited the file; null when their account no longer exists. */
    par: z.string().nullable(),
    /** True for the version that everybody downloads. */
    est_servie: z.boolean(),
    est_retiree: z.boolean(),
  });
export type VersionModele = z.infer<typeof versionModeleSchema>;

export const documentModeleLuSchema = documentModeleSchema.extend({
  /** Every file ever deposited, the latest first; given to administrators only. */
  versions: z.array(versionModeleSchema),
});
export type DocumentModeleRead = z.infer<typeof documentModeleLuSchema>;
