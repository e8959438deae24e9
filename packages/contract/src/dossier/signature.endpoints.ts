// The person who prepared a dossier asks for its signature; the person who is asked reads it, signs it or asks for a
// change (our own calls: the specification knows the attestation and the transmission, which signing does together).
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { aSignerSchema, signatureSchema, signeSchema } from './signature.schemas.ts';

const association = ['lca.association', 'lca.admin'] as const;
const demandeurs = [...association, 'rds.*'] as const;
const id = z.string().min(1).max(60);

const fallback = (code: 'dossier.non-enregistre' | 'dossier.non-transmis') => ({
  code,
  ...dossierProblems[code],
});

/**
 * A request to sign is named by the token of its link or by its id: either way, only the account that is asked may
 * sign.
 */
const designation = {
  jeton: z.string().min(20).max(100).optional(),
  id: z.uuid().optional(),
};

export const signatureEndpoints = {
  readSignature: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/signature',
    summary: 'Qui signe le dossier, où en est sa signature, et la preuve de ce qui a été signé.',
    access: demandeurs,
    params: { id },
    query: roleQuerySchema,
    reply: signatureSchema,
    problems: ['dossier.inaccessible'],
  }),
  readPagesASigner: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/signature/pages',
    summary: 'Combien de pages a le dossier, à lire avant de le signer.',
    access: demandeurs,
    params: { id },
    query: roleQuerySchema,
    reply: z.object({ pages: z.int() }),
    problems: ['dossier.inaccessible'],
  }),
  askSignature: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id}/signature',
    summary: 'Demande la signature à la personne que le dossier nomme, par un courriel.',
    access: association,
    params: { id },
    query: roleQuerySchema,
    body: z.strictObject({}).optional(),
    reply: signatureSchema,
    problems: [
      'dossier.inaccessible',
      'dossier.non-editable',
      'dossier.incomplet',
      'subvention.campagne-a-venir',
      'subvention.campagne-fermee',
      'dossier.signature-sans-signataire',
      'dossier.signature-sans-compte',
      'dossier.signature-autre-nom',
      'dossier.signature-adresse-recente',
      'dossier.signature-non-prouve',
      'dossier.signature-soi-meme',
      'dossier.signature-demandee',
    ],
    idempotent: true,
    fallback: fallback('dossier.non-enregistre'),
  }),
  changeSignature: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id}/signature/{action}',
    summary: 'Renvoie le lien à la personne qui signe, ou retire la demande.',
    access: association,
    params: { id, action: z.enum(['relancer', 'retirer']) },
    query: roleQuerySchema,
    body: z.strictObject({}).optional(),
    reply: signatureSchema,
    problems: ['dossier.inaccessible', 'dossier.non-editable', 'dossier.signature-close'],
    ifMatch: 'exige',
    idempotent: true,
    fallback: fallback('dossier.non-enregistre'),
  }),
  readASigner: endpoint({
    method: 'POST',
    path: '/demande/signatures/lire',
    summary: 'Ce que signe la personne à qui la signature est demandée.',
    access: association,
    query: roleQuerySchema,
    body: z.strictObject(designation),
    reply: aSignerSchema,
    problems: ['dossier.signature-introuvable'],
  }),
  sendCodeSignature: endpoint({
    method: 'POST',
    path: '/demande/signatures/code',
    summary: 'Envoie un code à l’adresse de la personne qui signe, quand rien d’autre ne la confirme.',
    access: association,
    query: roleQuerySchema,
    body: z.strictObject(designation),
    reply: z.object({ courriel: z.string() }),
    problems: [
      'dossier.signature-introuvable',
      'dossier.signature-autre',
      'dossier.signature-expiree',
      'dossier.signature-close',
    ],
  }),
  signDossier: endpoint({
    method: 'POST',
    path: '/demande/signatures/signer',
    summary: 'Signe le dossier tel qu’il a été montré, et le transmet.',
    access: association,
    query: roleQuerySchema,
    body: z.strictObject({
      ...designation,
      /** The hash of what was shown: anything else is refused. */
      empreinte: z.string().min(1).max(100),
      /** The code shown by the person's authenticator application, or received by e-mail, when one is asked. */
      code: z.string().max(40).optional(),
    }),
    reply: signeSchema,
    problems: [
      'dossier.signature-introuvable',
      'dossier.signature-autre',
      'dossier.signature-expiree',
      'dossier.signature-close',
      'dossier.signature-changee',
      'dossier.signature-code',
      'dossier.signature-sans-signataire',
      'dossier.signature-sans-compte',
      'dossier.signature-autre-nom',
      'dossier.signature-adresse-recente',
      'dossier.signature-non-prouve',
      'dossier.inaccessible',
      'dossier.non-editable',
      'dossier.mouvement-impossible',
      'dossier.incomplet',
      'subvention.campagne-a-venir',
      'subvention.campagne-fermee',
    ],
    idempotent: true,
    fallback: fallback('dossier.non-transmis'),
  }),
  refuseSignature: endpoint({
    method: 'POST',
    path: '/demande/signatures/changement',
    summary: 'Demande un changement à la personne qui a préparé le dossier : rien n’est transmis.',
    access: association,
    query: roleQuerySchema,
    body: z.strictObject({ ...designation, mot: z.string().max(1000) }),
    reply: aSignerSchema,
    problems: [
      'dossier.signature-introuvable',
      'dossier.signature-autre',
      'dossier.signature-expiree',
      'dossier.signature-close',
      'dossier.signature-mot',
    ],
    idempotent: true,
  }),
} as const satisfies EndpointTable;
