// The association decides which of its members take part in a dossier (§7 PUT /share, PATCH /{_id}/share;
// decisions, Paths and calls).
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { partagesMax } from '@asso/domain/dossier/partage.rules';
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

const access = ['lca.association', 'lca.admin', 'rds.*'] as const;
const id = z.string().min(1).max(60);
const ids = z.array(z.uuid()).max(partagesMax + 1);
const code = 'dossier.partage-impossible';
const fallback = { code, ...dossierProblems[code] };

const partageSchema = z.object({
  id_dossier: z.string(),
  sharedWith: z.array(z.string()),
  /** The members with whom the dossier is, or may be, shared; the person who began it comes first. */
  personnes: z.array(
    z.object({
      id: z.string(),
      nom: z.string(),
      fonction: z.string(),
      civilite: z.string().nullable(),
      isCreateur: z.boolean(),
      isPartage: z.boolean(),
      isMoi: z.boolean(),
    }),
  ),
});
export type PartageView = z.infer<typeof partageSchema>;

const accesSchema = z.object({
  id_fo: z.string(),
  /** True when this person may open the dossier already. */
  isOuvert: z.boolean(),
  /** The names of those who can open it to others. */
  personnes: z.array(z.string()),
  /** When this person last asked, within a day. */
  demande_le: z.iso.datetime().nullable(),
});
export type AccesView = z.infer<typeof accesSchema>;

const problems = [
  'dossier.inaccessible',
  'dossier.non-editable',
  'dossier.partage-inconnu',
  'dossier.partage-createur',
  'dossier.partage-trop',
  'dossier.partage-personne',
] as const;

export const partageEndpoints = {
  readPartage: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/share',
    summary: 'Qui peut modifier le dossier, et à qui l’ouvrir.',
    access,
    params: { id },
    query: roleQuerySchema,
    reply: partageSchema,
    problems: ['dossier.inaccessible', 'dossier.non-editable'],
    fallback,
  }),
  readAcces: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/acces',
    summary: 'Qui peut ouvrir ce dossier de son association à qui ne l’a pas.',
    access: ['lca.association'],
    params: { id },
    query: roleQuerySchema,
    reply: accesSchema,
    problems: ['dossier.inaccessible'],
    fallback,
  }),
  askAcces: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id}/acces',
    summary: 'Demande à qui a ce dossier de l’ouvrir ; une fois par jour au plus.',
    access: ['lca.association'],
    params: { id },
    query: roleQuerySchema,
    reply: accesSchema,
    problems: ['dossier.inaccessible'],
    fallback,
    idempotent: true,
  }),
  shareDossier: endpoint({
    method: 'PUT',
    path: '/demande/dossiers/share',
    summary: 'Partage le dossier avec ces personnes, et celles-ci seulement.',
    access,
    query: roleQuerySchema,
    body: z.strictObject({ id, sharedWith: ids }),
    reply: partageSchema,
    problems,
    fallback,
    idempotent: true,
  }),
  changePartage: endpoint({
    method: 'PATCH',
    path: '/demande/dossiers/{_id}/share',
    summary: 'Ouvre le dossier à des personnes, ou le leur retire.',
    access,
    params: { _id: id },
    query: roleQuerySchema,
    body: z.strictObject({ ajoute: ids.default([]), retire: ids.default([]) }),
    reply: partageSchema,
    problems,
    fallback,
    idempotent: true,
  }),
} as const satisfies EndpointTable;
