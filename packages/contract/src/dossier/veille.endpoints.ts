// An open page asks at regular intervals what changed, who changed it, and who else is there (§8 Autosave).
import { z } from 'zod';
import { versionSchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

/** The last save of one object: `par` is « Prénom Nom », and `moi` is true when the reader made it. */
const etatSchema = z.object({
  version: versionSchema,
  le: z.iso.datetime(),
  par: z.string(),
  moi: z.boolean(),
});

export const veilleSchema = etatSchema.extend({
  projets: z.array(etatSchema.extend({ id: z.uuid() })),
  /** The other people who have the page open now, the first to arrive first. */
  presents: z.array(z.object({ id: z.string(), nom: z.string(), depuis: z.iso.datetime() })),
});
export type Veille = z.infer<typeof veilleSchema>;

export const veilleEndpoints = {
  readVeille: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/veille',
    summary: 'Ce qui a changé dans un dossier que l’on modifie, et qui d’autre a la même page ouverte.',
    access: ['lca.association', 'lca.admin', 'rds.*'],
    params: { id: z.string().min(1).max(60) },
    query: z.object({
      role: z.string().max(40).optional(),
      /** The page is a step, or the id of a project. */
      page: z.string().regex(/^[\w-]{1,60}$/),
    }),
    reply: veilleSchema,
    problems: ['dossier.inaccessible', 'dossier.non-editable'],
  }),
} as const satisfies EndpointTable;
