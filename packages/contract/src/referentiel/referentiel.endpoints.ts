// The referential lists are offered to the forms of any application, and administrators change them here
// (§7 Referentiels).
import { z } from 'zod';
import { roleQuerySchema, versionSchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

const categorie = z.enum(['official', 'spec', 'plausible', 'mixte']);
const jour = z.iso.date();

const optionSchema = z
  .object({
    value: z.string(),
    label: z.string(),
    source: z.enum(['official', 'spec', 'plausible']),
    /** The value may be chosen from the first day to the last; a missing or null day sets no limit. */
    du: jour.nullish(),
    au: jour.nullish(),
  })
  .loose();

const referentielSchema = z.object({
  _id: z.string(),
  type: z.string(),
  nom: z.string(),
  /** Tells how far the whole list can be trusted. */
  categorie,
  /** Tells why the list changes only with the portal's code; null for a list that administrators change. */
  fixe: z.string().nullable(),
  version: versionSchema,
  options: z.array(optionSchema),
});
export type ReferentielView = z.infer<typeof referentielSchema>;

const filterOptions = z.string().max(100).optional();
const quand = {
  /** The values in force on this day are listed; the default is today. */
  le: jour.optional(),
  /** Values that ended and values to come are listed as well. */
  toutes: z.enum(['oui']).optional(),
};

const texte = z.string().max(250).nullish();
const jourSaisi = z.string().max(20).nullish();

/** Only the label, parent, gendered forms and days of a value may be changed [R7.21]. */
const changementSchema = z.strictObject({
  label: texte,
  parent: texte,
  feminin: texte,
  masculin: texte,
  du: jourSaisi,
  au: jourSaisi,
});

export const referentielEndpoints = {
  listReferentiels: endpoint({
    method: 'GET',
    path: '/referentiels',
    summary:
      'Les listes de valeurs du jour, avec leur marque : officielle, de la spécification, plausible ou mixte.',
    access: 'public',
    query: z.object({
      type: z.string().max(60).optional(),
      categorie: categorie.optional(),
      filterOptions,
      /** Given (`oui`) to receive only the lists that administrators changed. */
      changees: z.enum(['oui']).optional(),
      ...quand,
    }),
    reply: z.object({ items: z.array(referentielSchema) }),
  }),
  readReferentiel: endpoint({
    method: 'GET',
    path: '/referentiel',
    summary: 'Une liste de valeurs, par son type.',
    access: 'public',
    query: z.object({ type: z.string().max(60), filterOptions, ...quand }),
    reply: z.object({ referentiel: referentielSchema }),
    problems: ['kernel.introuvable'],
  }),
  updateReferentiel: endpoint({
    method: 'PATCH',
    path: '/referentiels/{_id}',
    summary:
      'Changer des valeurs d’une liste : libellé, jours où elle se choisit, nouvelles valeurs. Seuls les changements sont envoyés, par code.',
    access: ['lca.admin', 'rds.appli_admin'],
    params: { _id: z.string().max(60) },
    query: roleQuerySchema,
    body: z.strictObject({
      changes: z
        .record(z.string().min(1).max(40), changementSchema)
        .refine((all) => Object.keys(all).length <= 100),
    }),
    reply: referentielSchema,
    ifMatch: 'exige',
    problems: [
      'referentiel.inconnu',
      'referentiel.liste-fixe',
      'referentiel.code',
      'referentiel.libelle-officiel',
      'referentiel.libelle-double',
      'referentiel.valeur-des-regles',
      'referentiel.fin-passee',
      'referentiel.debut-passe',
      'referentiel.fin-avant-debut',
      'referentiel.derniere-valeur',
      'kernel.conflit',
    ],
  }),
} as const satisfies EndpointTable;
