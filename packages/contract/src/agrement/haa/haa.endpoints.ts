// These calls manage an association's sites of food aid and their addresses (§7 Food-aid; decisions, Paths and
// calls).
import { haaProblemTable } from '@asso/domain/agrement/haa/haa.problems';
import { adresseSiteFields, siteFields } from '@asso/domain/agrement/haa/site.fields';
import { isBlank } from '@asso/domain/kernel/asks';
import { draftSchema } from '@asso/domain/kernel/draft-schema';
import { z } from 'zod';
import { lecteurs, redacteurs } from '../../association/association.endpoints.ts';
import { deletedSchema } from '../../association/association.schemas.ts';
import { roleQuerySchema } from '../../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../../kernel/endpoint.ts';
import { changeBodySchema } from '../../kernel/formulaire.ts';
import {
  adresseHaaSchema,
  rapportSitesSchema,
  siteHaaSchema,
  sitesHaaSchema,
  siteWithAdresseSchema,
} from './haa.schemas.ts';

// The query requires nothing here, because the server answers each missing value with a sentence of its own.
const one = z.string().max(64).optional();
const associationQuery = roleQuerySchema.extend({ id_asso: one });
const siteQuery = associationQuery.extend({ id: one });
/** The calls that also need If-Match say first which of these two is missing. */
const siteNomme = siteQuery
  .refine(({ id_asso }) => !isBlank(id_asso), { path: ['id_asso'], params: { code: 'haa.siren-manquant' } })
  .refine(({ id_asso, id }) => isBlank(id_asso) || !isBlank(id), {
    path: ['id'],
    params: { code: 'haa.site-manquant' },
  });

const fallback = <C extends keyof typeof haaProblemTable>(code: C) => ({ code, ...haaProblemTable[code] });

const reach = ['association.introuvable', 'haa.siren-manquant'] as const;
const siteReach = [...reach, 'haa.site-manquant', 'haa.site-inconnu'] as const;
const named = [
  'association.etablissement-inconnu',
  'haa.membre-inconnu',
  'haa.membre-sans-adresse',
  'haa.responsable-inconnu',
  'haa.adresse-inconnue',
  'haa.site-en-double',
] as const;

/** The longest file that a page accepts, in characters. */
export const texteMaxSites = 500_000;

export const haaEndpoints = {
  listSitesHaa: endpoint({
    method: 'GET',
    path: '/dac/association/haa/sites',
    summary: 'Les sites d’aide alimentaire de l’association, chacun avec son adresse.',
    access: lecteurs,
    query: associationQuery,
    reply: sitesHaaSchema,
    problems: reach,
    fallback: fallback('haa.site-illisible'),
  }),
  addSiteHaa: endpoint({
    method: 'POST',
    path: '/dac/association/haa/sites',
    summary: 'Ajouter un site, même incomplet.',
    access: redacteurs,
    query: associationQuery,
    body: draftSchema(siteFields),
    reply: siteHaaSchema,
    problems: [...reach, ...named],
    fallback: fallback('haa.site-non-cree'),
    idempotent: true,
    status: 201,
  }),
  saveSiteHaa: endpoint({
    method: 'PATCH',
    path: '/dac/association/haa/sites',
    summary: 'Enregistrer ce qui a changé d’un site.',
    access: redacteurs,
    query: siteNomme,
    body: changeBodySchema('site_haa'),
    reply: siteHaaSchema,
    problems: [...siteReach, ...named, 'haa.contenu-manquant', 'kernel.inchange', 'kernel.conflit'],
    fallback: fallback('haa.site-non-enregistre'),
    ifMatch: 'exige',
  }),
  removeSiteHaa: endpoint({
    method: 'DELETE',
    path: '/dac/association/haa/sites',
    summary: 'Retirer un site.',
    access: redacteurs,
    query: siteQuery,
    reply: deletedSchema,
    problems: siteReach,
    fallback: fallback('haa.site-non-supprime'),
    idempotent: true,
  }),
  listAdressesHaa: endpoint({
    method: 'GET',
    path: '/dac/association/haa/adresses',
    summary: 'Les adresses que l’association a déjà données à ses sites, à un code postal.',
    access: lecteurs,
    query: roleQuerySchema.extend({ idAsso: one, codePostal: z.string().max(9).optional() }),
    reply: z.object({ items: z.array(adresseHaaSchema) }),
    problems: ['association.introuvable', 'haa.association-manquante', 'haa.code-postal-manquant'],
    fallback: fallback('haa.site-illisible'),
  }),
  addSiteEtAdresseHaa: endpoint({
    method: 'POST',
    path: '/dac/association/haa/sites_adresses',
    summary: 'Ajouter un site et l’adresse où il est, d’un coup.',
    access: redacteurs,
    query: associationQuery,
    body: siteWithAdresseSchema,
    reply: siteHaaSchema,
    problems: [...reach, ...named],
    fallback: fallback('haa.site-non-cree'),
    idempotent: true,
    status: 201,
  }),
  saveAdresseHaa: endpoint({
    method: 'PATCH',
    path: '/dac/association/haa/adresses',
    summary:
      'Corriger une adresse, nommée par elle-même ou par son site : elle l’est pour tous les sites qui y sont.',
    access: redacteurs,
    query: siteNomme,
    body: changeBodySchema('adresse_haa'),
    reply: adresseHaaSchema,
    problems: [...siteReach, 'haa.contenu-manquant', 'kernel.inchange', 'kernel.conflit'],
    fallback: fallback('haa.site-non-enregistre'),
    ifMatch: 'exige',
  }),
  giveAdresseHaa: endpoint({
    method: 'POST',
    path: '/dac/association/haa/adresses',
    summary: 'Donner à un site une nouvelle adresse.',
    access: redacteurs,
    query: siteQuery,
    body: z.strictObject({ adresse: draftSchema(adresseSiteFields) }),
    reply: siteHaaSchema,
    problems: [...siteReach, 'haa.contenu-manquant'],
    fallback: fallback('haa.site-non-enregistre'),
    idempotent: true,
    status: 201,
  }),
  takeAdresseHaa: endpoint({
    method: 'DELETE',
    path: '/dac/association/haa/adresses',
    summary: 'Retirer à un site son adresse.',
    access: redacteurs,
    query: siteQuery,
    reply: siteHaaSchema,
    problems: siteReach,
    fallback: fallback('haa.site-non-supprime'),
    idempotent: true,
  }),
  importSitesHaa: endpoint({
    method: 'POST',
    path: '/dac/association/haa/imports',
    summary: 'Importer les sites d’un tableau, ou dire ce que cela ferait (essai).',
    access: redacteurs,
    query: associationQuery,
    body: z.strictObject({ texte: z.string().max(texteMaxSites), essai: z.boolean().default(false) }),
    reply: rapportSitesSchema,
    problems: [...reach, 'haa.fichier-sans-ligne', 'haa.colonnes-manquantes', 'haa.trop-de-lignes'],
    fallback: fallback('haa.site-non-cree'),
    idempotent: true,
  }),
} as const satisfies EndpointTable;
