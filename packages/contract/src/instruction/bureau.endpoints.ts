// A service puts a person in charge of each of its dossiers and puts étiquettes on it.
import { nomsSuivis } from '@asso/domain/notification/rythme.rows';
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { bureauDossierSchema, bureauServiceSchema, etiquetteSchema } from './bureau.schemas.ts';
import { instructeurs as access, instructionPath, place } from './instruction-calls.ts';

const ofService = { service: z.uuid() };
const ofEtiquette = { ...ofService, etiquette: z.uuid() };
const nom = z.strictObject({ nom: z.string().max(200) });

export const bureauEndpoints = {
  readBureau: endpoint({
    method: 'GET',
    path: '/rds/bureau',
    summary: 'Les services de cette personne, avec leurs agents et leurs étiquettes.',
    access,
    query: roleQuerySchema,
    reply: z.object({ moi: z.string(), services: z.array(bureauServiceSchema) }),
  }),
  readBureauDossier: endpoint({
    method: 'GET',
    path: `${instructionPath}/bureau`,
    summary:
      'Ce que ce service garde pour lui sur un dossier : à qui il est affecté, étiquettes, enveloppes.',
    access,
    params: place,
    query: roleQuerySchema,
    reply: bureauDossierSchema,
    problems: ['dossier.inaccessible'],
  }),
  saveAffectation: endpoint({
    method: 'PUT',
    path: `${instructionPath}/affectation`,
    summary: 'Affecte le dossier à une personne du service, ou le libère ; elle en est prévenue.',
    access,
    params: place,
    query: roleQuerySchema,
    /** `pagesSeenBy` is the person in charge when the client read the dossier; `a` is the one to put in charge. */
    body: z.strictObject({
      de: z.uuid().nullable(),
      a: z.uuid().nullable(),
      /** Taking the dossier begins its study in the same act, where the service chose so. */
      commence: z.boolean().optional(),
    }),
    reply: bureauDossierSchema,
    problems: [
      'dossier.inaccessible',
      'dossier.non-editable',
      'instruction.collegue-inconnu',
      'kernel.conflit',
    ],
    idempotent: true,
  }),
  saveSuivi: endpoint({
    method: 'PUT',
    path: `${instructionPath}/suivi`,
    summary:
      'Choisit ce que cette personne apprend de ce dossier : tout, ce que fait l’association, ou rien.',
    access,
    params: place,
    query: roleQuerySchema,
    body: z.strictObject({ suivi: z.enum(nomsSuivis) }),
    reply: bureauDossierSchema,
    problems: ['dossier.inaccessible'],
  }),
  createEtiquette: endpoint({
    method: 'POST',
    path: '/rds/services/{service}/etiquettes',
    summary: 'Crée une étiquette du service.',
    access,
    params: ofService,
    query: roleQuerySchema,
    body: nom,
    reply: etiquetteSchema,
    problems: [
      'instruction.introuvable',
      'instruction.etiquette-vide',
      'instruction.etiquette-existe',
      'instruction.trop-d-etiquettes',
    ],
    idempotent: true,
    status: 201,
  }),
  renameEtiquette: endpoint({
    method: 'PUT',
    path: '/rds/services/{service}/etiquettes/{etiquette}',
    summary: 'Change le nom d’une étiquette, partout où elle est.',
    access,
    params: ofEtiquette,
    query: roleQuerySchema,
    body: nom,
    reply: etiquetteSchema,
    problems: [
      'instruction.introuvable',
      'instruction.etiquette-vide',
      'instruction.etiquette-existe',
      'kernel.conflit',
    ],
    ifMatch: 'exige',
  }),
  deleteEtiquette: endpoint({
    method: 'DELETE',
    path: '/rds/services/{service}/etiquettes/{etiquette}',
    summary: 'Supprime une étiquette, et la retire de tous les dossiers.',
    access,
    params: ofEtiquette,
    query: roleQuerySchema,
    reply: z.object({ id: z.string() }),
    problems: ['instruction.introuvable', 'kernel.conflit'],
    ifMatch: 'exige',
  }),
  attachEtiquette: endpoint({
    method: 'PUT',
    path: `${instructionPath}/etiquettes/{etiquette}`,
    summary: 'Pose une étiquette sur un dossier.',
    access,
    params: { ...place, etiquette: z.uuid() },
    query: roleQuerySchema,
    reply: bureauDossierSchema,
    problems: ['dossier.inaccessible', 'dossier.non-editable', 'instruction.introuvable'],
    idempotent: true,
  }),
  detachEtiquette: endpoint({
    method: 'DELETE',
    path: `${instructionPath}/etiquettes/{etiquette}`,
    summary: 'Retire une étiquette d’un dossier.',
    access,
    params: { ...place, etiquette: z.uuid() },
    query: roleQuerySchema,
    reply: bureauDossierSchema,
    problems: ['dossier.inaccessible', 'dossier.non-editable', 'instruction.introuvable'],
    idempotent: true,
  }),
} as const satisfies EndpointTable;
