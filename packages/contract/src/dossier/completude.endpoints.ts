// After the transmission, a service lists what is missing and the association brings it.
import { phraseMax, reponseMax } from '@asso/domain/dossier/completude/completude.rules';
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { dossierHeadSchema } from './dossier.schemas.ts';

const id = z.string().min(1).max(60);
const code = z.string().min(1).max(80);
const params = { id, service: z.uuid() };
const asked = z.strictObject({
  manques: z.array(z.strictObject({ code, phrase: z.string().max(phraseMax) })).max(60),
  /** The association has until the end of this day, in the territory of the campaign. */
  avant_le: z.iso.date(),
});
const refused = ['dossier.inaccessible', 'dossier.completude-impossible'] as const;
const refusedAsk = [
  ...refused,
  'dossier.mouvement-impossible',
  'dossier.manque-absent',
  'dossier.manque-inconnu',
  'dossier.manque-sans-phrase',
  'dossier.echeance-invalide',
] as const;

/** What asking would do: what is asked, until when, how many people are told, and which earlier request it replaces. */
const essaiSchema = z.object({
  manques: z.array(z.object({ code: z.string(), libelle: z.string(), phrase: z.string() })),
  avant_le: z.string(),
  personnes: z.int(),
  /** What is still awaited from an earlier request, such as « 1 pièce »; null when nothing is. */
  remplace: z.string().nullable(),
});
export type EssaiComplements = z.infer<typeof essaiSchema>;

export const completudeEndpoints = {
  askComplements: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id}/complements/{service}/demande',
    summary: 'Le service dit ce qui manque, et avant quand ; le dossier ne change pas d’état.',
    access: ['rds.*'],
    params,
    query: roleQuerySchema,
    body: asked,
    reply: dossierHeadSchema,
    problems: refusedAsk,
    ifMatch: 'exige',
    idempotent: true,
  }),
  tryComplements: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id}/complements/{service}/essai',
    summary: 'Ce que ferait cette demande de compléments, ou pourquoi elle serait refusée ; rien n’est fait.',
    access: ['rds.*'],
    params,
    query: roleQuerySchema,
    body: asked,
    reply: essaiSchema,
    problems: refusedAsk,
    ifMatch: 'exige',
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
            /** The id of a document of the association. */
            uuid: z.uuid().nullable().optional(),
            texte: z.string().max(reponseMax).nullable().optional(),
          }),
        )
        .max(60),
    }),
    reply: dossierHeadSchema,
    problems: [
      ...refused,
      'dossier.non-editable',
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
