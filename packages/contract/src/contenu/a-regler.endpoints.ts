// An administrator reads here what is wrong or waits, acts on jobs and mails that failed, and finds anything.
import { type Gravite, gravites } from '@asso/domain/contenu/a-regler/a-regler.rules';
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

const instant = z.iso.datetime().nullable();

const aReglerSchema = z.object({
  verifie_le: z.iso.datetime(),
  choses: z.array(
    z.object({
      id: z.string(),
      gravite: z.enum(Object.keys(gravites) as [Gravite, ...Gravite[]]),
      quoi: z.string(),
      detail: z.string(),
      depuis: instant,
      acte: z.object({ label: z.string(), href: z.string() }),
    }),
  ),
  rouages: z.array(z.object({ nom: z.string(), etat: z.enum(['bien', 'mal']), dit: z.string() })),
  /** The number of dossiers sent on each of the last thirty days, the oldest first. */
  depots: z.array(z.object({ jour: z.iso.date(), n: z.int() })),
  /** How many things each page lists, by the name of the page; 10 001 means more than 10 000. */
  nombres: z.record(z.string(), z.int()),
});
export type ARegler = z.infer<typeof aReglerSchema>;

const trouveSchema = z.object({ id: z.string(), label: z.string(), details: z.string(), href: z.string() });
export type Trouve = z.infer<typeof trouveSchema>;

export const aReglerEndpoints = {
  readARegler: endpoint({
    method: 'GET',
    path: '/lca/a-regler',
    summary: 'Ce qui ne va pas ou attend, l’état des rouages du portail, les dossiers déposés par jour.',
    access: ['lca.admin', 'rds.appli_admin'],
    query: roleQuerySchema,
    reply: aReglerSchema,
  }),
  chercherPartout: endpoint({
    method: 'GET',
    path: '/lca/recherche',
    summary: 'Trois comptes, trois associations, trois services et trois campagnes qui répondent à ces mots.',
    access: ['lca.admin', 'rds.appli_admin'],
    query: roleQuerySchema.extend({ q: z.string().trim().min(2).max(100) }),
    reply: z.object({
      comptes: z.array(trouveSchema),
      associations: z.array(trouveSchema),
      services: z.array(trouveSchema),
      campagnes: z.array(trouveSchema),
    }),
  }),
  listTravaux: endpoint({
    method: 'GET',
    path: '/lca/travaux',
    summary: 'Les cent derniers travaux qui n’ont pas abouti, et le dernier import du registre.',
    access: ['lca.admin'],
    query: roleQuerySchema,
    reply: z.object({
      items: z.array(
        z.object({
          id: z.uuid(),
          travail: z.string(),
          essais: z.int(),
          erreur: z.string(),
          le: z.iso.datetime(),
          /** When the job is tried again; null once it is given up. */
          reessaye_le: instant,
        }),
      ),
      serveur: z.array(z.object({ nom: z.string(), dit: z.string() })),
    }),
  }),
  relancerTravaux: endpoint({
    method: 'POST',
    path: '/lca/travaux/relance',
    summary: 'Remettre dans leur file des travaux qui n’ont pas abouti.',
    access: ['lca.admin'],
    query: roleQuerySchema,
    body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }),
    reply: z.object({ relances: z.int() }),
  }),
  listCourriels: endpoint({
    method: 'GET',
    path: '/lca/courriels',
    summary: 'Les deux cents derniers courriels revenus ou qui ne partent pas, sans leur texte.',
    access: ['lca.admin'],
    query: roleQuerySchema,
    reply: z.object({
      items: z.array(
        z.object({
          id: z.uuid(),
          destinataire: z.string(),
          /** The account that has this address, on whose page the address is corrected; null when there is none. */
          compte: z.uuid().nullable(),
          objet: z.string(),
          etat: z.enum(['a_envoyer', 'echec']),
          erreur: z.string(),
          essais: z.int(),
          le: z.iso.datetime(),
        }),
      ),
      /** All the mails that have not left yet, those of the list and those that simply wait their turn. */
      enAttente: z.int(),
    }),
  }),
  reglerCourriel: endpoint({
    method: 'POST',
    path: '/lca/courriels/{id}/suite',
    summary:
      'Envoyer de nouveau un courriel revenu, ou le classer : il n’est plus compté parmi ce qui attend.',
    access: ['lca.admin'],
    params: { id: z.uuid() },
    query: roleQuerySchema,
    body: z.strictObject({ suite: z.enum(['renvoyer', 'classer']) }),
    reply: z.object({ fait: z.literal(true) }),
    problems: ['contenu.courriel-inconnu'],
  }),
} as const satisfies EndpointTable;
