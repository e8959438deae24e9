// An association shows its dossier to the service or to the help desk, by a code that expires: nothing can be written
// with that code (our own calls).
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { dossierHeadSchema } from './dossier.schemas.ts';

const association = ['lca.association', 'lca.admin'] as const;
/** The services, and the administrators who help associations. */
const aidants = ['rds.*', 'lca.admin'] as const;
const id = z.string().min(1).max(60);

const regardSchema = z.object({
  id: z.string(),
  par: z.string(),
  cree_le: z.iso.datetime(),
  expire_le: z.iso.datetime(),
  /** The number of people who opened the dossier with the code. */
  lecteurs: z.int(),
});

/** `ouvert` is the code by which somebody else may read this dossier now; it is null when no code is valid. */
const regardsSchema = z.object({ ouvert: regardSchema.nullable() });
export type RegardsView = z.infer<typeof regardsSchema>;

export const regardEndpoints = {
  readRegards: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/regard',
    summary: 'Le code qui montre ce dossier en ce moment, s’il y en a un.',
    access: association,
    params: { id },
    query: roleQuerySchema,
    reply: regardsSchema,
    problems: ['dossier.inaccessible', 'dossier.non-editable'],
  }),
  openRegard: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id}/regard',
    summary: 'Crée un code qui montre ce dossier, en lecture, pendant 24 heures ; l’ancien ne sert plus.',
    access: association,
    params: { id },
    query: roleQuerySchema,
    /** The code is shown this once: only its hash is kept. */
    reply: regardsSchema.extend({ code: z.string() }),
    status: 201,
    problems: ['dossier.inaccessible', 'dossier.non-editable'],
  }),
  closeRegard: endpoint({
    method: 'DELETE',
    path: '/demande/dossiers/{id}/regard',
    summary: 'Le code ne montre plus rien.',
    access: association,
    params: { id },
    query: roleQuerySchema,
    reply: regardsSchema,
    problems: ['dossier.inaccessible', 'dossier.non-editable'],
  }),
  lookAtDossier: endpoint({
    method: 'POST',
    path: '/demande/regards/lire',
    summary: 'Le dossier que montre ce code, comme l’association le voit ; rien ne s’y écrit.',
    access: aidants,
    query: roleQuerySchema,
    body: z.strictObject({ code: z.string().max(40) }),
    reply: z.object({
      par: z.string(),
      expire_le: z.iso.datetime(),
      /** The dossier in the form of its kind (`genre`), with no right but that of being read. */
      dossier: z.looseObject({ genre: dossierHeadSchema.shape.genre }),
    }),
    problems: ['dossier.regard-inconnu', 'dossier.regard-fini'],
  }),
} as const satisfies EndpointTable;
