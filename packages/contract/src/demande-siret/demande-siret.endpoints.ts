// These calls manage a SIRET request (§7 SIRET request, POST /associations/demandeSiret; decisions, Other states).
import { demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { demandeSiretProblems } from '@asso/domain/demande-siret/demande-siret.problems';
import { decisionsSiret } from '@asso/domain/demande-siret/demande-siret.states';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { draftSchema } from '@asso/domain/kernel/draft-schema';
import { z } from 'zod';
import { listSchema, pageQuery, pageSchema, roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { changementsFormulaire } from '../kernel/formulaire.ts';
import {
  champsSiret,
  demandeSiretHeadSchema,
  demandeSiretListedSchema,
  demandeSiretSchema,
  etatSiretSchema,
  populateSiretSchema,
} from './demande-siret.schemas.ts';

const demandeurs = ['lca.association', 'lca.admin', 'rds.admin'] as const;
const administrateurs = ['lca.admin', 'rds.admin'] as const;
/** Every call here names a request by its own id or by its `id_fo_fonctionnel`. */
const id = z.string().min(1).max(60);
/** An identifier of the association: its RNA, its number in the portal or its id. */
const idAssociation = z.string().min(1).max(64);
const sentences = { ...dossierProblems, ...demandeSiretProblems };
const fallback = <C extends keyof typeof sentences>(code: C) => ({ code, ...sentences[code] });

const outOfReach = ['dossier.inaccessible', 'demande-siret.reservee'] as const;
const notHere = [
  'association.introuvable',
  'demande-siret.existante',
  'demande-siret.alsace-moselle',
  'demande-siret.numero-local',
  'demande-siret.autre-regime',
  'demande-siret.sans-rna',
  'demande-siret.deja-siret',
  'demande-siret.dissoute',
] as const;

/**
 * The body of the one call that creates and sends a request: the form's values and the association. What only the
 * portal writes may be sent as it is read; another value is refused when the request is filled.
 */
const demandeEnvoyeeSchema = z.strictObject({
  identifiant: draftSchema(demandeSiretFields.identifiant.fields).optional(),
  identite: z.strictObject({
    id_rna: idAssociation,
    dateCreation: z.string().max(10).nullish(),
    id_correspondance: z.string().max(64).nullish(),
    nom: z.string().max(250).nullish(),
    id_forme_juridique: z.string().max(5).nullish(),
  }),
  activites: draftSchema(demandeSiretFields.activites.fields),
  coordonnees: draftSchema(demandeSiretFields.coordonnees.fields),
  documents: draftSchema(demandeSiretFields.documents.fields),
  attestation: z.boolean(),
});
export type DemandeEnvoyee = z.infer<typeof demandeEnvoyeeSchema>;

const transmissionReply = z.object({ message: z.string(), demande: demandeSiretSchema });

export const demandeSiretEndpoints = {
  listDemandesSiret: endpoint({
    method: 'GET',
    path: '/demande/numero-siret',
    summary: 'Les demandes de SIRET que la personne peut voir, la plus récente d’abord.',
    access: demandeurs,
    query: z.object({
      ...roleQuerySchema.shape,
      fields: listSchema(z.enum(champsSiret)),
      searchQuery: z.string().max(200).optional(),
      id_rna: idAssociation.optional(),
      etats: listSchema(etatSiretSchema),
      populate: listSchema(populateSiretSchema),
      ...pageQuery,
    }),
    /** With `fields` in the query, each row holds only those paths and its `id`. */
    replica: true,
    reply: pageSchema(demandeSiretListedSchema),
    fallback: fallback('demande-siret.illisible'),
  }),
  readDemandeSiret: endpoint({
    method: 'GET',
    path: '/demande/numero-siret/{id}',
    summary: 'Une demande de SIRET : son contenu, ses étapes, ce qui partira, ses droits.',
    access: demandeurs,
    params: { id },
    query: roleQuerySchema,
    reply: demandeSiretSchema,
    problems: outOfReach,
    fallback: fallback('demande-siret.illisible'),
  }),
  createDemandeSiret: endpoint({
    method: 'POST',
    path: '/demande/numero-siret',
    summary: 'Commence une demande de SIRET, remplie de ce que le RNA dit de l’association.',
    access: demandeurs,
    query: roleQuerySchema,
    body: z.strictObject({ identite: z.strictObject({ id_rna: idAssociation }) }),
    reply: demandeSiretSchema,
    problems: notHere,
    idempotent: true,
    status: 201,
    fallback: fallback('demande-siret.non-creee'),
  }),
  saveDemandeSiret: endpoint({
    method: 'PUT',
    path: '/demande/numero-siret/{id}',
    summary: 'Enregistre ce qui a changé dans la demande, champ par champ.',
    access: demandeurs,
    params: { id },
    query: roleQuerySchema,
    body: z.strictObject({ changes: changementsFormulaire('demande_siret') }),
    reply: demandeSiretSchema,
    problems: [
      ...outOfReach,
      'demande-siret.non-editable',
      'kernel.conflit',
      'kernel.champ-inconnu',
      'dossier.document-inutilisable',
      'dossier.document-autre-type',
    ],
    ifMatch: 'exige',
    fallback: fallback('demande-siret.non-enregistree'),
  }),
  deleteDemandeSiret: endpoint({
    method: 'DELETE',
    path: '/demande/numero-siret/{id}',
    summary: 'Retire une demande qui n’a pas été transmise.',
    access: demandeurs,
    params: { id },
    query: roleQuerySchema,
    reply: demandeSiretHeadSchema,
    problems: [...outOfReach, 'demande-siret.non-editable'],
    idempotent: true,
    fallback: fallback('demande-siret.non-supprimee'),
  }),
  readDemandeSiretPdf: endpoint({
    method: 'GET',
    path: '/demande/numero-siret/{id}/pdf',
    summary: 'La demande de SIRET en PDF balisé, chaque valeur comme elle part.',
    access: demandeurs,
    params: { id },
    query: roleQuerySchema,
    reply: 'fichier',
    problems: outOfReach,
    fallback: fallback('dossier.pdf-impossible'),
  }),
  transmitDemandeSiret: endpoint({
    method: 'POST',
    path: '/demande/numero-siret/{id}/transmit',
    summary: 'Transmet la demande au service qui attribue les SIRET.',
    access: demandeurs,
    params: { id },
    query: roleQuerySchema,
    /** `attestation` certifies the request in the same call, if it was not saved before. */
    body: z
      .strictObject({ cerfa: z.strictObject({ attestation: z.boolean().optional() }).optional() })
      .optional(),
    reply: transmissionReply,
    problems: [...outOfReach, 'demande-siret.mouvement-impossible', 'dossier.incomplet'],
    ifMatch: 'exige',
    idempotent: true,
    fallback: fallback('demande-siret.non-transmise'),
  }),
  decideDemandeSiret: endpoint({
    method: 'POST',
    path: '/demande/numero-siret/{id}/decisions/{action}',
    summary:
      'Une décision de l’administration : traiter, invalider, accorder, rejeter, refuser, réinitialiser.',
    access: administrateurs,
    params: { id, action: z.enum(decisionsSiret) },
    query: roleQuerySchema,
    body: z.strictObject({
      motif: z.string().max(2000).optional(),
      /** The number that a granted request gets; spaces are allowed. */
      id_siret: z.string().max(30).optional(),
    }),
    reply: demandeSiretSchema,
    problems: [
      ...outOfReach,
      'demande-siret.mouvement-impossible',
      'demande-siret.motif-obligatoire',
      'demande-siret.siret-manquant',
      'demande-siret.siret-inexact',
      'demande-siret.siret-pris',
      'demande-siret.deja-immatriculee',
      'demande-siret.autre-siren',
    ],
    ifMatch: 'exige',
    idempotent: true,
  }),
  sendDemandeSiret: endpoint({
    method: 'POST',
    path: '/dac/associations/demandeSiret',
    summary: 'Crée et transmet en une fois une demande complète : une liste d’une seule demande.',
    access: demandeurs,
    query: roleQuerySchema,
    body: z
      .array(demandeEnvoyeeSchema)
      .refine((list) => list.length === 1, { params: { code: 'demande-siret.une-seule' } }),
    reply: transmissionReply,
    problems: [
      ...notHere,
      'demande-siret.une-seule',
      'dossier.incomplet',
      'dossier.document-inutilisable',
      'dossier.document-autre-type',
    ],
    idempotent: true,
    status: 201,
    fallback: fallback('demande-siret.non-transmise'),
  }),
} as const satisfies EndpointTable;
