// Associations manage Pass'Sport with these calls (§7 Pass'Sport).
import { associationProblems } from '@asso/domain/association/association.problems';
import { codesMax } from '@asso/domain/pass-sport/code.rules';
import { passSportProblems } from '@asso/domain/pass-sport/pass-sport.problems';
import { z } from 'zod';
import { listSchema, pageQuery, pageSchema, roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import {
  associationDossierSchema,
  codeVerifieSchema,
  dossierPspSchema,
  etatInscriptionSchema,
  exercicePspSchema,
  inscriptionPspSchema,
  resultatPspSchema,
  structurePspSchema,
} from './pass-sport.schemas.ts';

const lecteurs = ['lca.association', 'lca.admin', 'rds.*'] as const;
const redacteurs = ['lca.association', 'lca.admin'] as const;
const sentences = { ...associationProblems, ...passSportProblems };
const fallback = <C extends keyof typeof sentences>(code: C) => ({ code, ...sentences[code] });

const id = z.string().min(1).max(64);
/** The SIRET of the establishment; any other identifier of the association stands for its head office. */
const idSiret = z.string().min(1).max(64);
const exerciceId = z.string().max(10).optional();

const ailleurs = ['association.introuvable', 'pass-sport.etablissement', 'pass-sport.sans-exercice'] as const;
const horsDePortee = ['pass-sport.introuvable', 'pass-sport.reserve'] as const;
const fermetures = ['pass-sport.clos', 'pass-sport.clos-suivant', 'pass-sport.pas-encore-ouvert'] as const;
const ribs = [
  'pass-sport.sans-rib',
  'pass-sport.rib-autre-siret',
  'pass-sport.rib-incomplet',
  'pass-sport.rib-sans-scan',
] as const;
const titres = [
  'pass-sport.non-eligible',
  'pass-sport.federation-a-choisir',
  'pass-sport.federation-non-declaree',
  'pass-sport.attestation-absente',
  'pass-sport.attestation-ancienne',
  'pass-sport.arrete-absent',
] as const;

/** The ids of the colleagues, as a list or as the JSON text of that list. */
const sharedWith = z.union([z.string().max(10_000), z.array(z.string().max(64)).max(100)]).nullish();
const idRib = z.string().max(64).nullish();

const federationSchema = z.strictObject({ siren: z.string().max(9).nullable() }).nullish();
const codes = z.array(z.string().max(60)).min(1).max(codesMax);

export const passSportEndpoints = {
  listExercicesPsp: endpoint({
    method: 'GET',
    path: '/psp/exercices',
    summary: 'Les exercices du Pass’Sport, le plus récent d’abord, et lequel est en cours.',
    access: 'connecte',
    query: roleQuerySchema,
    reply: z.object({ items: z.array(exercicePspSchema) }),
    fallback: fallback('pass-sport.illisible'),
  }),
  readStructurePsp: endpoint({
    method: 'GET',
    path: '/psp/structure',
    summary: 'Ce qu’a et ce que n’a pas un établissement pour un exercice : éligibilité, RIB, attestations.',
    access: lecteurs,
    query: z.object({ ...roleQuerySchema.shape, idSiret, exerciceId }),
    reply: structurePspSchema,
    problems: ailleurs,
    fallback: fallback('pass-sport.illisible'),
  }),
  createDossierPsp: endpoint({
    method: 'POST',
    path: '/psp/dossiers',
    summary: 'Crée le dossier d’un établissement pour l’exercice, ou rend celui qui existe.',
    access: redacteurs,
    query: roleQuerySchema,
    body: z.strictObject({
      structure: z.strictObject({
        id_siret: idSiret,
        nom: z.string().max(250).nullish(),
        id_rib: idRib,
      }),
      shared_with: sharedWith,
      exercice_id: exerciceId,
    }),
    reply: z.object({ dossier: dossierPspSchema, dossierAlreadyExist: z.boolean(), message: z.string() }),
    problems: [
      ...ailleurs,
      ...fermetures,
      'pass-sport.reserve',
      'pass-sport.non-eligible',
      'pass-sport.rib-inconnu',
      'pass-sport.rib-autre-siret',
      'pass-sport.partage-inconnu',
    ],
    status: 201,
    idempotent: true,
    fallback: fallback('pass-sport.non-cree'),
  }),
  findDossierPsp: endpoint({
    method: 'GET',
    path: '/psp/dossiers',
    summary:
      'Le dossier d’un établissement pour un exercice (le courant sans précision) ; null s’il n’y en a pas.',
    access: lecteurs,
    query: z.object({ ...roleQuerySchema.shape, idSiret, exerciceId }),
    reply: dossierPspSchema.nullable(),
    problems: [...ailleurs, 'pass-sport.reserve'],
    fallback: fallback('pass-sport.illisible'),
  }),
  saveDossierPsp: endpoint({
    method: 'PUT',
    path: '/psp/dossiers/{id}',
    summary: 'Change le RIB du dossier, ou les collègues avec qui il est partagé.',
    access: redacteurs,
    params: { id },
    query: z.object({
      ...roleQuerySchema.shape,
      /**
       * Asks to notify again: 5 tells the people the dossier is shared with, 6 tells those who follow it of its bank
       * account, even unchanged.
       */
      forceNotificationType: z.coerce
        .number()
        .pipe(z.literal([5, 6]))
        .optional(),
    }),
    /**
     * The dossier, which a client may send back whole: a value that this call does not write is refused if it differs
     * from the stored one.
     */
    body: z.looseObject({
      structure: z.looseObject({ nom: z.string().min(1).max(250).optional(), id_rib: idRib }).optional(),
      shared_with: sharedWith,
      /** The bank account, of which only the id is read. */
      rib: z.looseObject({ id: z.string().max(64) }).nullish(),
    }),
    reply: dossierPspSchema,
    problems: [
      ...horsDePortee,
      'pass-sport.non-modifiable',
      'pass-sport.rib-inconnu',
      'pass-sport.rib-autre-siret',
      'pass-sport.partage-inconnu',
      'kernel.conflit',
    ],
    ifMatch: 'exige',
    idempotent: true,
    fallback: fallback('pass-sport.non-enregistre'),
  }),
  listAssociationDossiers: endpoint({
    method: 'GET',
    path: '/psp/dossiers/{idSiret}/association',
    summary:
      'Les dossiers de tous les établissements d’une association : pour le siège et les administrateurs.',
    access: lecteurs,
    params: { idSiret },
    query: roleQuerySchema,
    reply: z.object({ items: z.array(associationDossierSchema) }),
    problems: ['association.introuvable'],
    fallback: fallback('pass-sport.dossiers-illisibles'),
  }),
  listInscriptionsPsp: endpoint({
    method: 'GET',
    path: '/psp/dossiers/{id}/inscriptions',
    summary: 'Les inscriptions d’un dossier, la plus récente d’abord, par état, fédération ou mot.',
    access: lecteurs,
    params: { id },
    query: z.object({
      ...roleQuerySchema.shape,
      etats: listSchema(etatInscriptionSchema),
      federation: z.string().max(9).optional(),
      searchQuery: z.string().max(200).optional(),
      ...pageQuery,
    }),
    reply: pageSchema(inscriptionPspSchema),
    problems: horsDePortee,
    fallback: fallback('pass-sport.illisible'),
  }),
  verifyCodesPsp: endpoint({
    method: 'POST',
    path: '/psp/dossiers/{id}/codes',
    summary: 'Dit à qui sont des codes avant de les inscrire, ou pourquoi ils ne s’inscrivent pas.',
    access: redacteurs,
    params: { id },
    query: roleQuerySchema,
    body: z.strictObject({ codes }),
    reply: z.object({ resultats: z.array(codeVerifieSchema) }),
    problems: [...horsDePortee, 'pass-sport.non-modifiable', ...fermetures],
    fallback: fallback('pass-sport.non-inscrit'),
  }),
  createInscriptionsPsp: endpoint({
    method: 'POST',
    path: '/psp/dossiers/{id}/inscriptions',
    summary: 'Inscrit un ou plusieurs bénéficiaires par leur code : un résultat pour chacun.',
    access: redacteurs,
    params: { id },
    query: roleQuerySchema,
    body: z.strictObject({ codes, federation: federationSchema }),
    reply: z.object({ resultats: z.array(resultatPspSchema), dossier: dossierPspSchema }),
    problems: [...horsDePortee, 'pass-sport.non-modifiable', ...fermetures, ...ribs, ...titres],
    idempotent: true,
    fallback: fallback('pass-sport.non-inscrit'),
  }),
  saveInscriptionPsp: endpoint({
    method: 'PATCH',
    path: '/psp/dossiers/{id}/inscriptions/{inscriptionId}',
    summary: 'Change la fédération d’une inscription que personne n’a encore traitée.',
    access: redacteurs,
    params: { id, inscriptionId: id },
    query: roleQuerySchema,
    body: z.strictObject({ federation: z.strictObject({ siren: z.string().max(9).nullable() }) }),
    reply: inscriptionPspSchema,
    problems: [
      ...horsDePortee,
      'pass-sport.non-modifiable',
      'pass-sport.inscription-introuvable',
      'pass-sport.inscription-figee',
      ...titres,
      'kernel.conflit',
    ],
    ifMatch: 'exige',
    idempotent: true,
    fallback: fallback('pass-sport.inscription-non-modifiee'),
  }),
  deleteInscriptionPsp: endpoint({
    method: 'DELETE',
    path: '/psp/dossiers/{id}/inscriptions/{inscriptionId}',
    summary: 'Retire une inscription que personne n’a encore traitée, et la rend telle qu’elle est devenue.',
    access: redacteurs,
    params: { id, inscriptionId: id },
    query: roleQuerySchema,
    reply: inscriptionPspSchema,
    problems: [
      ...horsDePortee,
      'pass-sport.non-modifiable',
      'pass-sport.inscription-introuvable',
      'pass-sport.inscription-figee',
    ],
    idempotent: true,
    fallback: fallback('pass-sport.inscription-non-supprimee'),
  }),
  readDossierPspPdf: endpoint({
    method: 'GET',
    path: '/psp/dossiers/{id}/pdf',
    summary: 'Le dossier Pass’Sport et ses inscriptions, en PDF balisé.',
    access: lecteurs,
    params: { id },
    query: roleQuerySchema,
    reply: 'fichier',
    problems: horsDePortee,
    fallback: fallback('pass-sport.pdf-impossible'),
  }),
  uploadAffiliation: endpoint({
    method: 'POST',
    path: '/psp/upload-affiliation',
    summary:
      'Dépose l’attestation d’une fédération (multipart : id_siren, siren_federation, nom_federation, puis le fichier).',
    access: redacteurs,
    query: z.object({ ...roleQuerySchema.shape, exerciceId }),
    body: 'multipart',
    reply: z.object({
      uuid: z.string(),
      nom: z.string(),
      siren_federation: z.string(),
      exercice_id: z.string(),
    }),
    problems: [
      'association.introuvable',
      'pass-sport.sans-exercice',
      'pass-sport.federation-non-declaree',
      'document.extension',
      'document.trop-gros-2mo',
      'document.contenu',
      'document.mot-de-passe',
      'document.vide',
      'document.absent',
      'document.un-seul',
    ],
    status: 201,
    idempotent: true,
    fallback: fallback('pass-sport.attestation-non-deposee'),
  }),
} as const satisfies EndpointTable;
