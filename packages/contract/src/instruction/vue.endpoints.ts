// Each agent keeps named views of the queue and chooses the columns shown.
import { filtresDossiers, type NomFiltre } from '@asso/domain/dossier/dossier-filtres.rows';
import { nomsTris } from '@asso/domain/dossier/dossier-tris.rows';
import { genresDossiers } from '@asso/domain/dossier/genre.rows';
import { nomsColonnes } from '@asso/domain/instruction/colonnes-file.rows';
import { z } from 'zod';
import { rightsSchema, roleQuerySchema, versionSchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { instructeurs as access } from './instruction-calls.ts';

const nomsFiltres = Object.keys(filtresDossiers) as [NomFiltre, ...NomFiltre[]];
const colonnes = z.array(z.enum(nomsColonnes)).max(nomsColonnes.length);

const contenuVue = {
  nom: z.string().max(200),
  filtres: z.partialRecord(z.enum(nomsFiltres), z.array(z.string().max(100)).max(50)),
  recherche: z.string().max(200).optional(),
  tri: z.enum(nomsTris).nullable().optional(),
  /** Null when the view uses the columns that the person chose for the whole queue. */
  colonnes: colonnes.nullable().optional(),
  /** The service with which the view is shared. */
  id_service: z.uuid().nullable().optional(),
};

const vueSchema = z.object({
  id: z.string(),
  nom: z.string(),
  filtres: z.record(z.string(), z.array(z.string())),
  recherche: z.string(),
  tri: z.string().nullable(),
  colonnes: colonnes.nullable(),
  id_service: z.string().nullable(),
  /** The colleague who shares the view; it is null for the reader's own views. */
  par: z.string().nullable(),
  version: versionSchema,
  rights: rightsSchema,
});
export type VueView = z.infer<typeof vueSchema>;

const params = { vue: z.uuid() };
const problems = ['instruction.vue-vide', 'instruction.vue-existe', 'instruction.introuvable'] as const;

export const vueEndpoints = {
  listVues: endpoint({
    method: 'GET',
    path: '/rds/vues',
    summary: 'Les vues enregistrées de cette personne, puis celles que partagent ses collègues.',
    access,
    query: roleQuerySchema,
    /** `premiere` is the view on which the queue opens; null when there is none. */
    reply: z.object({ items: z.array(vueSchema), colonnes, premiere: z.string().nullable() }),
  }),
  countVues: endpoint({
    method: 'GET',
    path: '/rds/vues/comptes',
    summary: 'Combien de dossiers a chaque vue de la file, les habituelles puis les premières enregistrées.',
    access,
    /** With `genre`, the usual views are those of one kind of dossiers. */
    query: z.object({ ...roleQuerySchema.shape, genre: z.enum(genresDossiers).optional() }),
    replica: true,
    /** `id` is that of a usual view (`vuesUsuelles`) or of a saved one. */
    reply: z.object({
      comptes: z.array(z.object({ id: z.string(), total: z.int(), totalExact: z.boolean() })),
    }),
  }),
  createVue: endpoint({
    method: 'POST',
    path: '/rds/vues',
    summary: 'Enregistre une vue de la file sous un nom.',
    access,
    query: roleQuerySchema,
    body: z.strictObject(contenuVue),
    reply: vueSchema,
    problems: [...problems, 'instruction.trop-de-vues'],
    idempotent: true,
    status: 201,
  }),
  saveVue: endpoint({
    method: 'PUT',
    path: '/rds/vues/{vue}',
    summary: 'Renomme, partage ou met à jour une vue.',
    access,
    params,
    query: roleQuerySchema,
    body: z.strictObject(contenuVue),
    reply: vueSchema,
    problems: [...problems, 'instruction.vue-d-autrui', 'kernel.conflit'],
    ifMatch: 'exige',
  }),
  deleteVue: endpoint({
    method: 'DELETE',
    path: '/rds/vues/{vue}',
    summary: 'Supprime une vue, pour tous ceux avec qui elle est partagée.',
    access,
    params,
    query: roleQuerySchema,
    reply: z.object({ id: z.string() }),
    problems: ['instruction.introuvable', 'instruction.vue-d-autrui', 'kernel.conflit'],
    ifMatch: 'exige',
  }),
  orderVues: endpoint({
    method: 'POST',
    path: '/rds/vues/ordre',
    summary: 'Range les vues de cette personne.',
    access,
    query: roleQuerySchema,
    body: z.strictObject({ ids: z.array(z.uuid()).max(100) }),
    reply: z.object({ ids: z.array(z.string()) }),
    idempotent: true,
  }),
  openFirst: endpoint({
    method: 'PUT',
    path: '/rds/file/vue',
    summary: 'La vue sur laquelle s’ouvre la file de cette personne ; null : aucune.',
    access,
    query: roleQuerySchema,
    body: z.strictObject({ vue: z.uuid().nullable() }),
    reply: z.object({ premiere: z.string().nullable() }),
    problems: ['instruction.introuvable'],
  }),
  saveColonnes: endpoint({
    method: 'PUT',
    path: '/rds/file/colonnes',
    summary: 'Les colonnes que cette personne regarde dans la file, dans leur ordre.',
    access,
    query: roleQuerySchema,
    body: z.strictObject({ colonnes }),
    reply: z.object({ colonnes }),
  }),
} as const satisfies EndpointTable;
