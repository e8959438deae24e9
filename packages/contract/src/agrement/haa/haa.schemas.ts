// The shapes of a site of food aid, of its address and of an import report (§3 Food-aid sites).
import { adresseSiteFields, siteFields } from '@asso/domain/agrement/haa/site.fields';
import { draftSchema } from '@asso/domain/kernel/draft-schema';
import { z } from 'zod';
import { problemSchema, rightsSchema, versionSchema } from '../../kernel/common.schemas.ts';
import { draftWith } from '../../kernel/draft-with.ts';

export const adresseHaaSchema = draftWith(adresseSiteFields, {
  id: z.uuid(),
  version: versionSchema,
  /** The number of sites that share the address: a correction applies to all of them. */
  nb_sites: z.int(),
});
export type AdresseHaaView = z.output<typeof adresseHaaSchema>;

export const siteHaaSchema = draftWith(siteFields, {
  id: z.uuid(),
  version: versionSchema,
  adresse: adresseHaaSchema.nullable(),
  /** The names of the site's member and of the person in charge, ready to be displayed. */
  membre: z.string().nullable(),
  responsable: z.string().nullable(),
  /** The problems that prevent the site from being declared; empty when the site is complete. */
  manques: z.array(problemSchema),
  complet: z.boolean(),
});
export type SiteHaaView = z.output<typeof siteHaaSchema>;

export const sitesHaaSchema = z.object({ items: z.array(siteHaaSchema), rights: rightsSchema });

/** A site and its address, written in one call. */
export const siteWithAdresseSchema = draftWith(siteFields, {
  adresse: draftSchema(adresseSiteFields).nullish(),
});

const resultatsImport = ['ajoutee', 'modifiee', 'existante', 'rejetee'] as const;

/** The report of an import, with one row for each line of the file; `numero` is the number of the line. */
export const rapportSitesSchema = z.object({
  /** True when nothing was saved and the report only tells what the import would do. */
  essai: z.boolean(),
  bilan: z.object({
    lignes: z.int(),
    ajoutee: z.int(),
    /** Known sites of which the file says other activities, hours or closings. */
    modifiee: z.int(),
    existante: z.int(),
    rejetee: z.int(),
  }),
  lignes: z.array(
    z.object({
      numero: z.int(),
      nom: z.string(),
      /** The place of the site, such as « 12 rue des Lilas, 13015 Marseille » or « itinérant ». */
      lieu: z.string(),
      resultat: z.enum(resultatsImport),
      motif: z.string().nullable(),
      /** Which words of the line were taken for an activity of the list, and what changes of a known site. */
      note: z.string().nullable(),
    }),
  ),
});
export type RapportSites = z.output<typeof rapportSitesSchema>;
