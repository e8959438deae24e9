// These calls serve agrément dossiers alone; those shared with grants are in dossier.endpoints (§7 Accreditation only).

import { definitionProblemes } from '@asso/domain/agrement/definition.problems';
import { numeroEtablissement } from '@asso/domain/identifiants/numero-etablissement';
import { z } from 'zod';
import { roleQuerySchema, versionSchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { changeBodySchema } from '../kernel/formulaire.ts';
import { dossierAgrementSchema } from './dossier-agrement.schemas.ts';

const id = z.string().min(1).max(60);
const fallback = { code: 'agrement.action-echouee', ...definitionProblemes['agrement.action-echouee'] };
const shared = {
  access: ['lca.association', 'lca.admin', 'rds.*'],
  query: roleQuerySchema,
  fallback,
} as const;

/** The body of POST /demande/dossiers for an agrément. */
export const createDossierAgrementSchema = z.strictObject({
  description: z.strictObject({
    code_agrement: z.string().min(1).max(40),
    /** The client may repeat the next two values as it read them: the call is refused if they no longer match. */
    id_service_instructeur: z.uuid().optional(),
    id_type_agrement: z.string().max(40).optional(),
    exercice: z.int(),
  }),
  /** The association's name comes from the register: the name sent here is not kept. */
  demandeur: z.strictObject({
    id_siret: z.string().regex(numeroEtablissement),
    nom: z.string().max(300).optional(),
  }),
  /** True shares the dossier at once with the other managers of the association; absent, it is shared with nobody. */
  partage: z.boolean().optional(),
});

const refusals = ['dossier.inaccessible', 'dossier.non-editable', 'kernel.conflit'] as const;

export const dossierAgrementEndpoints = {
  readDossierAgrement: endpoint({
    ...shared,
    method: 'GET',
    path: '/demande/dossiers/{id}/agrement',
    summary: 'Un dossier d’agrément : tête, étapes, pièces, réponses, droits.',
    params: { id },
    reply: dossierAgrementSchema,
    problems: ['dossier.inaccessible', 'dossier.autre-genre'],
  }),
  saveEtapeAgrement: endpoint({
    ...shared,
    method: 'PATCH',
    path: '/demande/dossiers/{id_fo}',
    summary: 'Enregistre ce qui a changé dans une étape du dossier, champ par champ.',
    params: { id_fo: id },
    body: changeBodySchema('dossier_agrement'),
    reply: z.object({ tete: dossierAgrementSchema.shape.tete, version: versionSchema }),
    problems: [...refusals, 'kernel.champ-inconnu'],
    ifMatch: 'exige',
  }),
  savePiecesAgrement: endpoint({
    ...shared,
    method: 'PATCH',
    path: '/demande/dossiers/{id_fo}/documents',
    summary: 'Joint ou retire une pièce du dossier d’agrément, parmi les documents de l’association.',
    params: { id_fo: id },
    body: z.strictObject({
      pieces: z
        .array(z.strictObject({ code: z.string().min(1).max(80), uuid: z.uuid().nullable() }))
        .min(1)
        .max(40),
    }),
    reply: z.object({ version: versionSchema }),
    problems: [
      ...refusals,
      'dossier.piece-inconnue',
      'dossier.document-inutilisable',
      'dossier.document-autre-type',
    ],
  }),
  transmitDossierAgrement: endpoint({
    ...shared,
    method: 'POST',
    path: '/demande/dossiers/{id_fo}/transmit',
    summary: 'Transmet le dossier d’agrément au service qui l’instruit.',
    params: { id_fo: id },
    body: z
      .strictObject({
        /** Certifies in the call that transmits, when that was not saved before. */
        cerfa: z.strictObject({ lieu: z.string().max(200), certifie: z.literal(true) }).optional(),
      })
      .optional(),
    reply: z.object({ message: z.string(), dossier: dossierAgrementSchema }),
    problems: [
      ...refusals,
      'dossier.mouvement-impossible',
      'dossier.incomplet',
      'subvention.campagne-fermee',
    ],
    ifMatch: 'exige',
    idempotent: true,
  }),
} as const satisfies EndpointTable;
