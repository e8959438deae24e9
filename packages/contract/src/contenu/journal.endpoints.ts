// Administrators read here who did what, when, and on which object.
import { type FamilleActes, famillesActes, journalAdministrateurs } from '@asso/domain/contenu/journal.rules';
import { z } from 'zod';
import { pageQuery, pageSchema, roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

const acteSchema = z.object({
  id: z.string(),
  le: z.iso.datetime(),
  /** For the saves of a draft within an hour, which are one act: when the last of them was; null for any other act. */
  jusqu_a: z.iso.datetime().nullable(),
  par: z.string(),
  role: z.string(),
  action: z.string(),
  objet: z.string(),
  id_objet: z.string(),
  /** The name by which people know the object; null when it has none or no longer exists. */
  nom_objet: z.string().nullable(),
  /** The page of the object, when it has the same address for everybody; null otherwise. */
  chemin: z.string().nullable(),
  /** The part of the object that was saved. */
  section: z.string().nullable(),
  de: z.string().nullable(),
  vers: z.string().nullable(),
  motif: z.string().nullable(),
  /** The fields that the act changed, in the words of their form; empty when it changed no field, or many at once. */
  valeurs: z.array(
    z.object({ champ: z.string(), avant: z.string().nullable(), apres: z.string().nullable() }),
  ),
  /** True when the saves of a draft came back to what was there: nothing changed in the end. */
  defait: z.boolean(),
  /**
   * How many similar acts in a row, by one person in one day, this one stands for; null for a single act. `entre` is
   * the parameter that reads them all.
   */
  suite: z.object({ n: z.int(), depuis: z.iso.datetime(), entre: z.string() }).nullable(),
});
export type JournalActe = z.infer<typeof acteSchema>;

const jour = z.iso.date().optional();

const quels = roleQuerySchema.extend({
  q: z.string().max(100).optional(),
  objet: z.string().max(40).optional(),
  id_objet: z.string().max(64).optional(),
  fait: z.enum(Object.keys(famillesActes) as [FamilleActes, ...FamilleActes[]]).optional(),
  du: jour,
  au: jour,
});

export const journalEndpoints = {
  listActes: endpoint({
    method: 'GET',
    path: '/lca/journal',
    summary:
      'Les actes d’administration, les plus récents d’abord : tous pour l’administration du portail, ceux des services pour la leur, ceux de son territoire pour une administration locale.',
    access: journalAdministrateurs,
    query: quels.extend(pageQuery).extend({
      /** True folds similar acts in a row into one. */
      plie: z.stringbool().optional(),
      /** Keeps the acts from one id to another, both included, such as « 1204-1417 ». */
      entre: z
        .string()
        .regex(/^\d{1,18}-\d{1,18}$/)
        .optional(),
    }),
    replica: true,
    reply: pageSchema(acteSchema),
  }),
  exportActes: endpoint({
    method: 'GET',
    path: '/lca/journal/export',
    summary:
      'Les mêmes actes, dix mille au plus, dans un tableau (CSV, points-virgules, UTF-8) ; une ligne par champ changé.',
    access: journalAdministrateurs,
    query: quels,
    replica: true,
    reply: 'fichier',
  }),
} as const satisfies EndpointTable;
