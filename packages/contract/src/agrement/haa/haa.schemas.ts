// A site of food aid, its address and the report of an import, as the API says them (§3 Food-aid sites).
import { adresseSiteFields, siteFields } from '@asso/domain/agrement/haa/site.fields';
import { draftSchema } from '@asso/domain/kernel/draft-schema';
import { z } from 'zod';
import { problemSchema, rightsSchema, versionSchema } from '../../kernel/common.schemas.ts';
import { draftWith } from '../../kernel/draft-with.ts';

export const adresseHaaSchema = draftWith(adresseSiteFields, {
  id: z.uuid(),
  version: versionSchema,
  /** How many sites are there: what is corrected is corrected for all. */
  nb_sites: z.int(),
});
export type AdresseHaaView = z.output<typeof adresseHaaSchema>;

export const siteHaaSchema = draftWith(siteFields, {
  id: z.uuid(),
  version: versionSchema,
  adresse: adresseHaaSchema.nullable(),
  /** Whose it is and who is in charge, as people read it. */
  membre: z.string().nullable(),
  responsable: z.string().nullable(),
  /** What keeps it from being declared; nothing when it is complete. */
  manques: z.array(problemSchema),
  complet: z.boolean(),
});
export type SiteHaaView = z.output<typeof siteHaaSchema>;

export const sitesHaaSchema = z.object({ items: z.array(siteHaaSchema), rights: rightsSchema });

/** A site with the address it is at, in one go. */
export const siteEtAdresseSchema = draftWith(siteFields, {
  adresse: draftSchema(adresseSiteFields).nullish(),
});

const resultatsImport = ['ajoutee', 'existante', 'rejetee'] as const;

/** The report, row by row: `numero` is the line of the file. */
export const rapportSitesSchema = z.object({
  /** Nothing was kept: what it would do. */
  essai: z.boolean(),
  bilan: z.object({ lignes: z.int(), ajoutee: z.int(), existante: z.int(), rejetee: z.int() }),
  lignes: z.array(
    z.object({
      numero: z.int(),
      nom: z.string(),
      /** « 12 rue des Lilas, 13015 Marseille », « itinérant ». */
      lieu: z.string(),
      resultat: z.enum(resultatsImport),
      motif: z.string().nullable(),
    }),
  ),
});
export type RapportSites = z.output<typeof rapportSitesSchema>;
