// A lot applies one act to many dossiers: it is prepared, checked, launched and followed, and its report is kept
// thirty days.
import { z } from 'zod';
import { montantsSchema } from '../courrier/courrier.schemas.ts';
import { listSchema, pageQuery, roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { instructeurs as access } from './instruction-calls.ts';
import {
  actionLotSchema,
  etatLigneSchema,
  ligneLotSchema,
  lotItemSchema,
  lotSchema,
  parametresLotSchema,
  selectionSchema,
} from './lot.schemas.ts';

const params = { id: z.uuid() };
const query = roleQuerySchema;
const path = '/demande/lots/{id}';

export const lotEndpoints = {
  createLot: endpoint({
    method: 'POST',
    path: '/demande/lots',
    summary:
      'Prépare un acte sur plusieurs dossiers et dit, pour chacun, ce qui se passera ; rien n’est fait.',
    access,
    query,
    body: z.strictObject({
      action: actionLotSchema,
      id_service: z.uuid(),
      selection: selectionSchema,
    }),
    reply: lotSchema,
    problems: ['lot.selection-vide', 'lot.selection-trop-grande', 'lot.service-inconnu'],
    idempotent: true,
    status: 201,
  }),
  listLots: endpoint({
    method: 'GET',
    path: '/demande/lots',
    summary: 'Les lots de la personne, les plus récents d’abord.',
    access,
    query: z.object({ ...roleQuerySchema.shape, ...pageQuery }),
    reply: z.object({
      items: z.array(lotItemSchema),
      next: z.string().nullable(),
      previous: z.string().nullable(),
    }),
  }),
  readLot: endpoint({
    method: 'GET',
    path,
    summary: 'Un lot : où il en est, et ce qui le retient.',
    access,
    params,
    query,
    reply: lotSchema,
    problems: ['lot.introuvable'],
  }),
  listLignes: endpoint({
    method: 'GET',
    path: '/demande/lots/{id}/lignes',
    summary: 'Les dossiers d’un lot, avec ce qui se passera ou ce qui s’est passé pour chacun.',
    access,
    params,
    query: z.object({ ...roleQuerySchema.shape, ...pageQuery, etats: listSchema(etatLigneSchema) }),
    reply: z.object({
      items: z.array(ligneLotSchema),
      next: z.string().nullable(),
      previous: z.string().nullable(),
    }),
    problems: ['lot.introuvable'],
  }),
  saveLot: endpoint({
    method: 'PUT',
    path,
    summary: 'Change ce que le lot fera ; chaque dossier est examiné à nouveau.',
    access,
    params,
    query,
    body: z.strictObject({
      parametres: parametresLotSchema,
      /** True takes the amount asked for wherever nothing is proposed. */
      montants_demandes: z.boolean().optional(),
    }),
    reply: lotSchema,
    problems: [
      'lot.introuvable',
      'lot.deja-lance',
      'courrier.modele-introuvable',
      'courrier.modele-autre-decision',
      'courrier.modele-autre-demarche',
      'courrier.modele-en-double',
      'instruction.collegue-inconnu',
      'instruction.introuvable',
      'kernel.conflit',
    ],
    ifMatch: 'exige',
  }),
  saveLigne: endpoint({
    method: 'PUT',
    path: '/demande/lots/{id}/lignes/{rang}',
    summary: 'Fixe les montants d’un dossier du lot, ou l’en retire.',
    access,
    params: { ...params, rang: z.coerce.number().int().min(1) },
    query,
    body: z.strictObject({
      /** A null amount leaves the dossier without one, as it was before somebody typed it. */
      montants: z
        .array(montantsSchema.element.extend({ montant_accorde: z.number().nullable() }))
        .max(200)
        .optional(),
      isRetiree: z.boolean().optional(),
    }),
    reply: z.object({ lot: lotSchema, ligne: ligneLotSchema }),
    problems: [
      'lot.introuvable',
      'lot.ligne-inconnue',
      'lot.deja-lance',
      'dossier.montant-accorde',
      'kernel.conflit',
    ],
    ifMatch: 'exige',
  }),
  launchLot: endpoint({
    method: 'POST',
    path: '/demande/lots/{id}/lancement',
    summary: 'Lance le lot : ses dossiers sont traités l’un après l’autre, même si l’on quitte la page.',
    access,
    params,
    query,
    reply: lotSchema,
    problems: ['lot.introuvable', 'lot.rien-a-faire', 'instruction.enveloppe-depassee', 'kernel.conflit'],
    ifMatch: 'exige',
    idempotent: true,
    status: 202,
  }),
  retryLot: endpoint({
    method: 'POST',
    path: '/demande/lots/{id}/reprise',
    summary: 'Essaie à nouveau les dossiers en échec, tels qu’ils sont maintenant.',
    access,
    params,
    query,
    /** The ranks of the failed lines to do again; without this list, all the failed lines are done again. */
    body: z.strictObject({ rangs: z.array(z.int().min(1)).max(1000).optional() }),
    reply: lotSchema,
    problems: ['lot.introuvable', 'lot.en-cours', 'lot.sans-echec'],
    idempotent: true,
    status: 202,
  }),
  reprendreLot: endpoint({
    method: 'DELETE',
    path: '/demande/lots/{id}/conclusions',
    summary:
      'Reprend les décisions du lot qui ne sont pas encore parties : rien n’en est dit aux associations.',
    access,
    params,
    query,
    reply: lotSchema,
    problems: ['lot.introuvable', 'instruction.rien-a-reprendre', 'dossier.inaccessible'],
    idempotent: true,
  }),
  readLotCourriers: endpoint({
    method: 'GET',
    path: '/demande/lots/{id}/courriers/{format}',
    summary: 'Les lettres du lot, en un PDF balisé ou dans une archive zip.',
    access,
    params: { ...params, format: z.enum(['pdf', 'zip']) },
    query,
    reply: 'fichier',
    problems: ['lot.introuvable', 'lot.sans-lettre'],
  }),
  readLotRapport: endpoint({
    method: 'GET',
    path: '/demande/lots/{id}/rapport',
    summary: 'Le rapport du lot, en CSV.',
    access,
    params,
    query,
    reply: 'fichier',
    problems: ['lot.introuvable'],
  }),
} as const satisfies EndpointTable;
