// Osiris reads the dossiers of a programme with their states and amounts.
import { etatsOsiris, type FormatFichier, formatsFichier } from '@asso/domain/transfert/osiris.rows';
import { rolesOsiris } from '@asso/domain/transfert/programme.rights';
import { z } from 'zod';
import { listSchema, pageQuery, pageSchema, roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { lotSchema } from './lot.schemas.ts';

const code = z.string().max(40);
const params = { programme: code };
const path = '/demande/osiris/programmes/{programme}';
const etat = z.enum(etatsOsiris as [(typeof etatsOsiris)[number]]);

const filtres = {
  ...roleQuerySchema.shape,
  exercice: listSchema(z.coerce.number().int().min(1900).max(2200)),
  etat: listSchema(etat),
  sous_dispositif: listSchema(code),
  departement: listSchema(z.string().max(3)),
  /** The search takes a number, a SIRET, or words of the association's or a project's name. */
  searchQuery: z.string().max(200).optional(),
};
export type FiltresOsiris = z.output<z.ZodObject<typeof filtres>>;

const montants = {
  demande: z.number(),
  propose: z.number(),
  accorde: z.number(),
  verse: z.number(),
};
const dossierSchema = z.object({
  id_fo: z.string(),
  association: z.string(),
  siret: z.string().nullable(),
  departement: z.string().nullable(),
  dispositif: z.string(),
  sous_dispositif: z.string().nullable(),
  exercice: z.int(),
  id_service: z.string(),
  service: z.string(),
  etat,
  lib_etat: z.string(),
  ...montants,
});
export type DossierOsiris = z.infer<typeof dossierSchema>;
const problems = ['transfert.programme-introuvable'];

export const osirisEndpoints = {
  listOsiris: endpoint({
    method: 'GET',
    path: `${path}/dossiers`,
    summary:
      'Les dossiers d’un programme, une ligne par service : état et montants, le dernier numéro d’abord.',
    access: rolesOsiris,
    params,
    query: z.object({ ...filtres, ...pageQuery }),
    replica: true,
    reply: pageSchema(dossierSchema),
    problems,
  }),
  readTotauxOsiris: endpoint({
    method: 'GET',
    path: `${path}/totaux`,
    summary: 'Ce que les mêmes dossiers ont demandé, ce qui leur est proposé, accordé et versé.',
    access: rolesOsiris,
    params,
    query: z.object(filtres),
    replica: true,
    reply: z.object({ nombre: z.int(), ...montants }),
    problems,
  }),
  exportOsiris: endpoint({
    method: 'GET',
    path: `${path}/export/{format}`,
    summary: 'Les mêmes dossiers en un fichier : CSV, Excel ou LibreOffice.',
    access: rolesOsiris,
    params: { ...params, format: z.enum(Object.keys(formatsFichier) as FormatFichier[]) },
    query: z.object(filtres),
    replica: true,
    reply: 'fichier',
    problems: [...problems, 'instruction.exports-en-cours'],
  }),
  listEnvoisOsiris: endpoint({
    method: 'GET',
    path: `${path}/envois`,
    summary: 'Les fichiers de ce programme envoyés à Osiris, le dernier d’abord.',
    access: rolesOsiris,
    params,
    query: roleQuerySchema,
    reply: z.object({ items: z.array(lotSchema) }),
    problems,
  }),
  sendOsiris: endpoint({
    method: 'POST',
    path: `${path}/envois`,
    summary: 'Envoie le fichier de ce programme à Osiris.',
    access: rolesOsiris,
    params,
    query: roleQuerySchema,
    body: z.strictObject({ exercice: z.int().min(1900).max(2200).nullable() }),
    reply: lotSchema,
    problems: [...problems, 'transfert.non-relie'],
    idempotent: true,
    status: 201,
  }),
} as const satisfies EndpointTable;
