// Dossiers of grants and of agréments share these calls, under the base /demande/dossiers (§7; decisions, Paths and
// calls).

import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { nomsTris } from '@asso/domain/dossier/dossier-tris.rows';
import { actionsService } from '@asso/domain/dossier/instruction.states';
import { z } from 'zod';
import {
  listSchema,
  pageQuery,
  pageSchema,
  roleQuerySchema,
  versionSchema,
} from '../kernel/common.schemas.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { changementsFormulaire, marques } from '../kernel/formulaire.ts';
import { decisionSchema } from './decision.schemas.ts';
import {
  dossierHeadSchema,
  etatInstructionSchema,
  evenementSchema,
  messageSchema,
} from './dossier.schemas.ts';
import { filtresSchema } from './filtres.schemas.ts';
import {
  ajoutsQuelconques,
  champsDossier,
  dossierListedSchema,
  populateDossier,
} from './populate.schemas.ts';

const demandeurs = ['lca.association', 'lca.admin', 'rds.*'] as const;
const id = z.string().min(1).max(60);
const fallback = <C extends keyof typeof dossierProblems>(code: C) => ({ code, ...dossierProblems[code] });
/** A list and everything made from it (exports, counts) filter and sort dossiers with the same parameters. */
export const quelsDossiers = {
  role: z.string().max(40).optional(),
  searchQuery: z.string().max(200).optional(),
  tri: z.enum(nomsTris).optional(),
  includeDeleted: z.stringbool().optional(),
  ...filtresSchema,
};

export const dossierEndpoints = {
  createDossier: endpoint({
    method: 'POST',
    path: '/demande/dossiers',
    summary:
      'Commence un dossier : une subvention (description.code_subvention) ou un agrément (description.code_agrement).',
    access: demandeurs,
    scope: 'dossier:ecrire',
    query: roleQuerySchema,
    /** Each kind of dossier checks the body strictly with its own schema. */
    body: z.looseObject({ description: z.looseObject({}), demandeur: z.looseObject({}).optional() }),
    reply: dossierHeadSchema,
    problems: [
      'dossier.genre-inconnu',
      'dossier.deja-commence',
      'dossier.deja-transmis',
      'subvention.service-non-instructeur',
      'dossier.siret-ferme',
      'dossier.sans-siret-ouvert',
      'subvention.campagne-a-venir',
      'subvention.campagne-fermee',
      'agrement.service-demandeur',
    ],
    idempotent: true,
    status: 201,
    fallback: fallback('dossier.non-cree'),
  }),
  listDossiers: endpoint({
    method: 'GET',
    path: '/demande/dossiers',
    summary:
      'Les dossiers que la personne peut voir, dans l’ordre demandé ; du plus récemment modifié au plus ancien sinon.',
    access: demandeurs,
    scope: 'dossier:lire',
    query: z.object({
      ...quelsDossiers,
      /**
       * On the association's side, only the dossiers that this person may open are listed, not all those of the
       * association.
       */
      ouvrables: z.stringbool().optional(),
      /** Each dossier comes with the unread notifications of these kinds, as `notifications`. */
      select_notifications: listSchema(z.coerce.number().int().min(1).max(8)),
      populate: populateDossier,
      fields: listSchema(z.enum(champsDossier)),
      ...pageQuery,
    }),
    replica: true,
    reply: pageSchema(dossierListedSchema),
    fallback: fallback('dossier.requete'),
  }),
  listEtats: endpoint({
    method: 'GET',
    path: '/demande/dossiers/states',
    summary: 'Les états d’une instruction.',
    access: 'connecte',
    scope: 'dossier:lire',
    reply: z.array(z.object({ code: etatInstructionSchema, label: z.string() })),
  }),
  readHistorique: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/historique',
    summary: 'Le suivi du dossier, du plus récent au plus ancien, le même pour les deux côtés.',
    access: demandeurs,
    scope: 'decision:lire',
    params: { id },
    query: roleQuerySchema,
    reply: z.object({ evenements: z.array(evenementSchema), messages: z.array(messageSchema) }),
    problems: ['dossier.inaccessible'],
  }),
  deleteDossier: endpoint({
    method: 'DELETE',
    path: '/demande/dossiers/{id}',
    summary: 'Supprime un dossier non transmis ou renvoyé ; il peut être restauré.',
    access: demandeurs,
    params: { id },
    query: roleQuerySchema,
    reply: dossierHeadSchema,
    problems: ['dossier.inaccessible', 'dossier.non-editable'],
    idempotent: true,
    fallback: fallback('dossier.non-supprime'),
  }),
  restoreDossier: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id}/restauration',
    summary: 'Restaure un dossier supprimé dans l’état qu’il avait.',
    access: demandeurs,
    params: { id },
    query: roleQuerySchema,
    reply: dossierHeadSchema,
    problems: [
      'dossier.inaccessible',
      'dossier.deja-commence',
      'dossier.deja-transmis',
      'dossier.deja-commence-autre',
    ],
    idempotent: true,
  }),
  moveInstruction: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id}/instructions/{service}/{action}',
    summary: 'Une décision du service : commencer, renvoyer, accorder, refuser, rejeter, payer, terminer.',
    access: ['rds.*'],
    params: { id, service: z.uuid(), action: z.enum(actionsService) },
    query: roleQuerySchema,
    body: decisionSchema,
    reply: dossierHeadSchema,
    problems: [
      'dossier.inaccessible',
      'dossier.mouvement-impossible',
      'dossier.mouvement-trop-tot',
      'dossier.complements-attendus',
      'dossier.motif-obligatoire',
      'dossier.point-sans-phrase',
      'dossier.montant-accorde',
      'dossier.montant-accorde-nul',
      'dossier.plus-que-demande',
      'dossier.service-introuvable',
      'instruction.enveloppe-depassee',
      'instruction.decision-en-attente',
      'agrement.decision-incomplete',
      'agrement.tca-non-rempli',
      'courrier.modele-introuvable',
      'courrier.modele-autre-decision',
      'courrier.modele-autre-demarche',
      'courrier.modele-en-double',
      'courrier.champ-vide',
      'paiement.en-cours',
      'crf.comptes-rendus-attendus',
      'crf.comptes-rendus-a-lire',
    ],
    ifMatch: 'exige',
    idempotent: true,
  }),
  saveDossier: endpoint({
    method: 'PUT',
    path: '/demande/dossiers/{id_fo}',
    summary: 'Enregistre ce qui a changé dans la tête du dossier, champ par champ.',
    access: demandeurs,
    scope: 'dossier:ecrire',
    params: { id_fo: id },
    query: z.object({
      ...roleQuerySchema.shape,
      populate: populateDossier,
      /**
       * The projects take the order of `ordre`; without `ordre`, they keep their present order and are numbered 1, 2,
       * 3…
       */
      shouldOrderProjects: z.stringbool().optional(),
    }),
    body: z.strictObject({
      changes: changementsFormulaire('dossier_subvention').default({}),
      /** With shouldOrderProjects, this lists every project of the dossier once, first to last. */
      ordre: z.array(z.uuid()).max(50).optional(),
    }),
    reply: z.object({
      tete: z.unknown().meta({ [marques.formulaire]: 'dossier_subvention' }),
      version: versionSchema,
      ...ajoutsQuelconques,
    }),
    problems: [
      'dossier.inaccessible',
      'dossier.non-editable',
      'kernel.conflit',
      'kernel.champ-inconnu',
      'subvention.ordre-incomplet',
    ],
    ifMatch: 'exige',
    fallback: fallback('dossier.non-enregistre'),
  }),
  readPdf: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/pdf',
    summary: 'Le dossier en PDF balisé.',
    access: demandeurs,
    scope: 'dossier:lire',
    params: { id },
    query: z.object({ role: z.string().max(40).optional(), from: z.enum(['rda']).optional() }),
    reply: 'fichier',
    problems: ['dossier.inaccessible'],
    fallback: fallback('dossier.pdf-impossible'),
  }),
  readRecepissePdf: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/recepisse/pdf',
    summary: 'Le récépissé en PDF balisé : numéro, date, heure, qui, ce qui est demandé, attestation.',
    access: demandeurs,
    scope: 'dossier:lire',
    params: { id },
    query: roleQuerySchema,
    reply: 'fichier',
    problems: ['dossier.inaccessible'],
    fallback: fallback('dossier.pdf-impossible'),
  }),
} as const;
