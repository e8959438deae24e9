// A template of document as the API says it, with the file that everybody gets and those that came before.
import { contenus } from '@asso/domain/contenu/contenu.fields';
import { z } from 'zod';
import { documentSchema } from '../document/document.schemas.ts';
import { pageOf } from '../kernel/common.schemas.ts';
import { contenuSchema } from './contenu.schemas.ts';

const fichierModeleSchema = z.object({
  nom: z.string(),
  /** Bytes. */
  taille: z.int(),
  mime: z.string(),
  depose_le: z.iso.datetime(),
  /** The file itself, below /api: always the latest version. */
  url: z.string(),
});

export const documentModeleSchema = contenuSchema(contenus['document-modele'], 'document_modele').extend({
  /** Null as long as none was deposited and found safe, or when it was withdrawn. */
  fichier: fichierModeleSchema.nullable(),
});
export type DocumentModele = z.infer<typeof documentModeleSchema>;

export const documentModeleListSchema = pageOf(documentModeleSchema);

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
    /** Who deposited it; null when their account is no more. */
    par: z.string().nullable(),
    /** The one everybody gets. */
    est_servie: z.boolean(),
    est_retiree: z.boolean(),
  });
export type VersionModele = z.infer<typeof versionModeleSchema>;

export const documentModeleLuSchema = documentModeleSchema.extend({
  /** All that was ever deposited, latest first: for who administers, and nobody else. */
  versions: z.array(versionModeleSchema),
});
export type DocumentModeleLu = z.infer<typeof documentModeleLuSchema>;
