// A service lists the points to correct when it sends a dossier back, then sees what was corrected since (§4, state
// C).
import { phraseMax } from '@asso/domain/dossier/completude/completude.rules';
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { endpoint } from '../kernel/endpoint.ts';

export const pointRenvoiSchema = z.strictObject({
  /** The part of the dossier to correct, for example « projets.<id>.budgets », « pieces.RAR » or « demandeur ». */
  cible: z.string().min(1).max(120),
  libelle: z.string().min(1).max(200),
  phrase: z.string().max(phraseMax),
});

export const correctionSchema = z.object({ chemin: z.string(), avant: z.unknown(), apres: z.unknown() });

const renvoiSchema = z.object({
  le: z.string(),
  par: z.string(),
  points: z.array(pointRenvoiSchema),
  /** The list is empty while the association still corrects: a service reads nothing before the new transmission. */
  corrections: z.array(correctionSchema),
});

/** What changed in the common text since this service received the dossier or decided on it. */
const versionSchema = z.object({
  le: z.string(),
  /** True when the service had decided: its decision stands on the version of before. */
  isDecidee: z.boolean(),
  /** True while the association still corrects for another service: more may change. */
  isEnCours: z.boolean(),
  corrections: z.array(correctionSchema),
});

export const renvoiEndpoints = {
  readRenvoi: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/instructions/{service}/renvoi',
    summary:
      'Le dernier renvoi de ce service, et ce qui a changé depuis ; `version` : ce qui a changé parce qu’un autre service a renvoyé le dossier.',
    access: ['lca.association', 'lca.admin', 'rds.*'],
    params: { id: z.string().min(1).max(60), service: z.uuid() },
    query: roleQuerySchema,
    reply: z.object({ renvoi: renvoiSchema.nullable(), version: versionSchema.nullable() }),
    problems: ['dossier.inaccessible'],
  }),
} as const;
