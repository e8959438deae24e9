// After the transmission, a service lists what is missing and the association brings it (decisions, Dossiers).
import { phraseMax, reponseMax } from '@asso/domain/dossier/completude/completude.rules';
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { dossierHeadSchema } from './dossier.schemas.ts';

const id = z.string().min(1).max(60);
const code = z.string().min(1).max(80);
const params = { id, service: z.uuid() };
const refused = ['dossier.inaccessible', 'dossier.completude-impossible'] as const;

export const completudeEndpoints = {
  askComplements: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id}/complements/{service}/demande',
    summary: 'Le service dit ce qui manque, et avant quand ; le dossier ne change pas d’état.',
    access: ['rds.*'],
    params,
    query: roleQuerySchema,
    body: z.strictObject({
      manques: z.array(z.strictObject({ code, phrase: z.string().max(phraseMax) })).max(60),
      /** The association has until the end of this day, in the territory of the campaign. */
      avant_le: z.iso.date(),
    }),
    reply: dossierHeadSchema,
    problems: [
      ...refused,
      'dossier.manque-absent',
      'dossier.manque-inconnu',
      'dossier.manque-sans-phrase',
      'dossier.echeance-invalide',
    ],
    ifMatch: 'exige',
    idempotent: true,
  }),
  answerComplements: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id}/complements/{service}/reponse',
    summary: 'L’association apporte ce qui manque : documents et réponses, rien d’autre.',
    access: ['lca.association', 'lca.admin', 'rds.*'],
    params,
    query: roleQuerySchema,
    body: z.strictObject({
      reponses: z
        .array(
          z.strictObject({
            code,
            /** This is the id of a document of the association. */
            uuid: z.uuid().nullable().optional(),
            texte: z.string().max(reponseMax).nullable().optional(),
          }),
        )
        .max(60),
    }),
    reply: dossierHeadSchema,
    problems: [
      ...refused,
      'dossier.complement-sans-document',
      'dossier.complement-sans-reponse',
      'dossier.complement-non-demande',
      'dossier.document-inutilisable',
      'dossier.document-autre-type',
    ],
    ifMatch: 'exige',
    idempotent: true,
  }),
  acceptComplements: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id}/complements/{service}/acceptation',
    summary: 'Le service remet le dossier complet.',
    access: ['rds.*'],
    params,
    query: roleQuerySchema,
    reply: dossierHeadSchema,
    problems: refused,
    ifMatch: 'exige',
    idempotent: true,
  }),
} as const satisfies EndpointTable;
