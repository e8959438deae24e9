// These calls read and write a grant dossier, its choices, its pieces and its RIB (§7 Grant only).
import { numeroEtablissement } from '@asso/domain/identifiants/numero-etablissement';
import { z } from 'zod';
import { pieceSchema } from '../dossier/preparation.schemas.ts';
import { roleQuerySchema, versionSchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { ajoutsSchema, populateQuery } from './populate.schemas.ts';
import { dossierSubventionSchema } from './subvention.schemas.ts';
import { demandeurs, fallback, id } from './subvention-calls.ts';

/** The code of a project's piece comes after the project's id, hence the length. */
const codePiece = z.string().min(1).max(80);

/** The body of POST /demande/dossiers for a grant. */
export const createDossierSubventionSchema = z.strictObject({
  description: z.strictObject({
    code_subvention: z.string().min(1).max(40),
    id_sous_type_dispositif: z.string().min(1).max(40),
    exercice: z.int(),
    renouvellement: z.enum(['premiere', 'renouvellement']).optional(),
    /** Used when the type of the subvention lets the person choose. */
    pluriannuel: z.boolean().optional(),
    /** A renewal names here the earlier dossier. */
    renouvelle: id.optional(),
  }),
  demandeur: z.strictObject({ id_siret: z.string().regex(numeroEtablissement) }),
  /** What was written of the project before having an account; it opens the first project of the dossier. */
  projet: z
    .strictObject({
      intitule: z.string().max(100),
      montant_demande: z.number().min(0).max(10_000_000).nullable(),
      date_debut: z.iso.date().nullable(),
      date_fin: z.iso.date().nullable(),
      description: z.string().max(4000).nullable(),
    })
    .partial()
    .optional(),
  /** True shares the dossier at once with the other managers of the association; absent, it is shared with nobody. */
  partage: z.boolean().optional(),
});
export type CreateDossierSubvention = z.infer<typeof createDossierSubventionSchema>;

/** The pages of a grant read a dossier of any kind with this row; the table of calls has another row for all kinds. */
export const readDossier = endpoint({
  method: 'GET',
  path: '/demande/dossiers/{id}',
  summary: 'Un dossier de subvention : tête, étapes, pièces, projets, droits.',
  access: demandeurs,
  scope: 'dossier:lire',
  params: { id },
  query: z.object({ ...roleQuerySchema.shape, ...populateQuery }),
  reply: z.object({
    ...dossierSubventionSchema.shape,
    genre: z.literal('subvention'),
    ...ajoutsSchema.shape,
  }),
  problems: ['dossier.inaccessible'],
  fallback: fallback('dossier.illisible'),
});

export const dossierSubventionEndpoints = {
  existsDossier: endpoint({
    method: 'GET',
    path: '/demande/dossiers/exists',
    summary:
      'Le dossier déjà commencé pour cette subvention et ce type, ou cet agrément, cet exercice et cet établissement.',
    access: demandeurs,
    scope: 'dossier:lire',
    query: z.object({
      /** A call that names no subvention is refused by the handler, with the sentence of the specification. */
      subvention: z.string().optional(),
      sous_dispositif: z.string().optional(),
      /** An agrément is named here by its code, instead of a subvention. */
      agrement: z.string().max(40).optional(),
      exercice: z.coerce.number().int(),
      siret: z.string(),
      /** The id of the user who began it: oneself when absent; another's dossier is told to who may see it. */
      user: z.string().max(64).optional(),
      role: z.string().max(40).optional(),
    }),
    reply: z.object({ exists: z.boolean(), id_fo: z.string().nullable() }),
    problems: ['subvention.subvention-manquante'],
  }),
  listPieces: endpoint({
    method: 'GET',
    path: '/demande/documents',
    summary:
      'Les pièces d’un dossier, quel qu’en soit le genre, et de ses projets : ce qui est demandé, ce qui est joint.',
    access: demandeurs,
    scope: 'dossier:lire',
    query: z.object({ ...roleQuerySchema.shape, id_demande: id }),
    reply: z.object({ items: z.array(pieceSchema) }),
    problems: ['dossier.introuvable'],
    fallback: fallback('dossier.documents-illisibles'),
  }),
  savePieces: endpoint({
    method: 'PUT',
    path: '/demande/dossiers/{id_fo}/documents',
    summary: 'Joint ou retire une pièce, parmi les documents de l’association.',
    access: demandeurs,
    scope: 'dossier:ecrire',
    params: { id_fo: id },
    query: roleQuerySchema,
    body: z.strictObject({
      pieces: z.array(z.strictObject({ code: codePiece, uuid: z.uuid().nullable() })).max(40),
      /** True when the person leaves step 2: the projects then follow the years of the dossier. */
      terminee: z.boolean().optional(),
    }),
    reply: z.object({ version: versionSchema, projets_ajustes: z.int() }),
    problems: [
      'dossier.inaccessible',
      'dossier.non-editable',
      'dossier.piece-inconnue',
      'dossier.document-inutilisable',
      'dossier.document-autre-type',
    ],
    fallback: fallback('dossier.documents-non-enregistres'),
  }),
  changeChoix: endpoint({
    method: 'PUT',
    path: '/demande/dossiers/{id_fo}/choix',
    summary: 'Change le type, l’exercice ou la durée d’un dossier jamais transmis ; ses projets suivent.',
    access: demandeurs,
    params: { id_fo: id },
    query: roleQuerySchema,
    body: z.strictObject({
      id_sous_type_dispositif: z.string().min(1).max(40),
      exercice: z.int(),
      pluriannuel: z.boolean(),
      /** Used when the type of the subvention does not fix the duration. */
      exercice_fin: z.int().optional(),
    }),
    reply: z.object({ version: versionSchema }),
    problems: [
      'dossier.inaccessible',
      'dossier.non-editable',
      'dossier.deja-commence',
      'dossier.deja-transmis',
      'dossier.deja-commence-autre',
      'subvention.choix-fixe',
      'subvention.sous-dispositif-inconnu',
      'subvention.sous-dispositif-interdit',
      'subvention.exercice-impossible',
      'subvention.pluriannuel-impossible',
      'subvention.annuel-impossible',
      'subvention.fin-impossible',
      'subvention.campagne-a-venir',
      'subvention.campagne-fermee',
    ],
    ifMatch: 'exige',
    fallback: fallback('dossier.non-enregistre'),
  }),
  saveRib: endpoint({
    method: 'PUT',
    path: '/demande/dossiers/{id_fo}/rib',
    summary: 'Change le RIB du dossier, aussi après la transmission (états 2, 6, 7, 8).',
    access: demandeurs,
    scope: 'dossier:ecrire',
    params: { id_fo: id },
    query: roleQuerySchema,
    body: z.strictObject({ id_rib: z.uuid() }),
    reply: z.object({ version: versionSchema }),
    problems: ['dossier.inaccessible', 'dossier.non-editable', 'subvention.rib-invalide'],
    ifMatch: 'exige',
  }),
} as const satisfies EndpointTable;
