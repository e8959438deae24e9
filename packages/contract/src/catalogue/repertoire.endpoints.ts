// These calls search the directory of subventions, tell whether an association may ask for one, and alert people when
// it opens (§2 /repertoire-des-subventions).
import { verdicts } from '@asso/domain/catalogue/eligibilite.rules';
import { filtresRepertoire } from '@asso/domain/catalogue/repertoire.rows';
import { z } from 'zod';
import { listSchema, pageQuery, pageSchema, roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { exerciceQuery } from '../subvention/subvention.endpoints.ts';
import { subventionSchema } from '../subvention/subvention.schemas.ts';
import { id } from '../subvention/subvention-calls.ts';

const { campagne } = subventionSchema.shape;

export const carteSubventionSchema = z.object({
  ...subventionSchema.omit({ campagne: true }).shape,
  campagne: campagne.pick({
    titre: true,
    presentation: true,
    fuseau: true,
    sous_dispositifs: true,
    territoires: true,
    themes: true,
    publics: true,
  }),
  /**
   * Whether the association named in the query may ask for it; null when none is named. `estDAilleurs` is true when
   * its services hold another territory than that of the seat.
   */
  eligibilite: z
    .object({ verdict: z.enum(verdicts), phrase: z.string(), estDAilleurs: z.boolean() })
    .nullable(),
});
export type CarteSubvention = z.infer<typeof carteSubventionSchema>;

const facettes = Object.fromEntries(
  Object.keys(filtresRepertoire).map((nom) => [nom, z.array(z.string())]),
) as Record<keyof typeof filtresRepertoire, z.ZodArray<z.ZodString>>;

const ouCorrigerSchema = z.discriminatedUnion('genre', [
  z.object({ genre: z.literal('fiche'), champ: z.string() }),
  z.object({ genre: z.literal('crf'), id_siret: z.string(), id_fo: z.string(), exercice: z.int() }),
]);

export const eligibiliteSchema = z.object({
  verdict: z.enum(verdicts),
  phrase: z.string(),
  conditions: z.array(
    z.object({
      id: z.string(),
      reponse: z.enum(['oui', 'non', 'inconnu']),
      phrase: z.string(),
      /** Where the association corrects the answer; null when nothing can be corrected. */
      ou: ouCorrigerSchema.nullable(),
    }),
  ),
});
export type EligibiliteView = z.infer<typeof eligibiliteSchema>;

const gestionnaires = ['lca.association', 'lca.admin'] as const;
const params = { code: id };

export const repertoireEndpoints = {
  searchRepertoire: endpoint({
    method: 'GET',
    path: '/rds/repertoire',
    summary:
      'Les subventions actives : avec q, celles qui répondent le mieux aux mots ; sinon les ouvertes d’abord, de la plus proche échéance ; avec id_asso, celles que l’association peut demander.',
    access: 'connecte',
    query: z.object({
      ...roleQuerySchema.shape,
      q: z.string().max(100).optional(),
      territoires: listSchema(z.string().max(4)),
      themes: listSchema(z.string().max(40)),
      publics: listSchema(z.string().max(40)),
      ouvertures: listSchema(z.enum(['ouverte', 'a-venir', 'fermee'])),
      id_asso: z.string().max(60).optional(),
      /** True also lists the subventions reserved to others. */
      toutes: z.stringbool().optional(),
      ...pageQuery,
    }),
    replica: true,
    reply: z.object({
      ...pageSchema(carteSubventionSchema).shape,
      ouvertes: z.int(),
      /** The number of subventions reserved to others and left out of `items`. */
      masquees: z.int(),
      /**
       * How the words were understood; what is shown in place of an answer to all of them, null when `items` answers the
       * whole search; and whether what answers the words best comes first, or what closes first.
       */
      compris: z.object({
        phrases: z.array(z.string()),
        proches: z.string().nullable(),
        tri: z.enum(['mots', 'echeance']),
      }),
      /** The values of each filter that occur among all the results. */
      facettes: z.object(facettes),
    }),
    problems: ['association.introuvable'],
  }),
  readEligibilite: endpoint({
    method: 'GET',
    path: '/rds/subventions/{code}/eligibilite',
    summary: 'Si l’association peut demander cette subvention : chaque condition, d’après sa fiche.',
    access: gestionnaires,
    params,
    query: z.object({
      ...roleQuerySchema.shape,
      id_asso: z.string().min(1).max(60),
      exercice: exerciceQuery,
    }),
    reply: eligibiliteSchema,
    problems: ['subvention.inconnue', 'association.introuvable'],
  }),
  listAlertes: endpoint({
    method: 'GET',
    path: '/rds/alertes',
    summary: 'Les subventions dont on a demandé à être averti de l’ouverture.',
    access: 'connecte',
    reply: z.object({
      items: z.array(z.object({ code: z.string(), titre: z.string(), demandee_le: z.string() })),
    }),
  }),
  addAlerte: endpoint({
    method: 'PUT',
    path: '/rds/subventions/{code}/alerte',
    summary: 'Demande à être averti de la prochaine ouverture.',
    access: gestionnaires,
    params,
    reply: z.object({ code: z.string(), isAverti: z.literal(true) }),
    problems: ['subvention.inconnue', 'catalogue.deja-ouverte', 'catalogue.trop-d-alertes'],
  }),
  removeAlerte: endpoint({
    method: 'DELETE',
    path: '/rds/subventions/{code}/alerte',
    summary: 'Ne plus être averti.',
    access: gestionnaires,
    params,
    reply: z.object({ code: z.string(), isAverti: z.literal(false) }),
    problems: ['subvention.inconnue'],
  }),
} as const satisfies EndpointTable;
