// These schemas describe what is told of a signature: whom the dossier names, what was asked, what was signed.
import { genresDossiers } from '@asso/domain/dossier/genre.rows';
import { confirmations, etatsSignature } from '@asso/domain/dossier/signature/signature.rules';
import { z } from 'zod';
import { versionSchema } from '../kernel/common.schemas.ts';

const cles = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as [K, ...K[]];
const etat = z.enum(cles(etatsSignature));
const confirmation = z.enum(cles(confirmations));
const qualite = z.enum(['representant', 'pouvoir']);

/**
 * The proof that stays with the dossier: who signed, when, in what capacity, where, and how the signature was
 * confirmed.
 */
export const preuveSchema = z.object({
  nom: z.string(),
  fonction: z.string(),
  qualite,
  lieu: z.string(),
  le: z.string(),
  confirmation,
  lib_confirmation: z.string(),
  /** The revision of the dossier, and the hash (SHA-256) of what was shown. */
  revision: z.int(),
  empreinte: z.string(),
  /** The account that signed, its address, and what binds it to the person; absent of the oldest proofs. */
  compte: z.object({ id: z.string(), nom: z.string(), courriel: z.string(), lien: z.string() }).optional(),
});
export type PreuveSignature = z.infer<typeof preuveSchema>;

const demandeSchema = z.object({
  id: z.string(),
  etat,
  lib_etat: z.string(),
  nom: z.string(),
  /** True when the reader is the person who is asked. */
  isMoi: z.boolean(),
  par: z.string(),
  demandee_le: z.string(),
  expire_le: z.string(),
  rappelee_le: z.string().nullable(),
  repondue_le: z.string().nullable(),
  /** What the person wants changed, in their words. */
  mot: z.string().nullable(),
  version: versionSchema,
});
export type DemandeSignature = z.infer<typeof demandeSchema>;

export const signatureSchema = z.object({
  /** The person whom the dossier names; null while nobody is named, and for a service. */
  signataire: z
    .object({
      nom: z.string(),
      fonction: z.string(),
      qualite,
      /** The account that could sign is the reader's own, another one, or does not exist yet. */
      compte: z.enum(['moi', 'autre', 'aucun']),
      /** Why no account may sign, when one bears the name or has the address. */
      motif: z.string().nullable(),
      /** True when the edition takes no request without a signature. */
      isExigee: z.boolean(),
      /** The association, to invite a person who has no account. */
      id_asso: z.string(),
    })
    .nullable(),
  /** The last request; null when there was none, and for a service. */
  demande: demandeSchema.nullable(),
  /** The last signature, once the dossier was transmitted by it. */
  preuve: preuveSchema.nullable(),
  /** The last sending: who pressed, when, and whether it left without a signature; null before any. */
  envoi: z.object({ par: z.string(), le: z.iso.datetime(), isNonSigne: z.boolean() }).nullable(),
});
export type SignatureView = z.infer<typeof signatureSchema>;

const dossierASignerSchema = z.object({
  nom: z.string(),
  association: z.string(),
  services: z.array(z.string()),
  /** « 2 800 € demandés », or « demande d’agrément ». */
  demande: z.string(),
  date_fin: z.string(),
  fuseau: z.string(),
  faits: z.array(z.object({ label: z.string(), valeur: z.string() })),
  /** What is certified: in plain words, and as the official text says it. */
  clauses: z.array(z.string()),
  attestation: z.array(z.string()),
  lieu: z.string(),
  /** True when the deadline is past: only the service can then accept something more. */
  isHorsDates: z.boolean(),
  /** The sentences that say what has become missing since the signature was asked. */
  manques: z.array(z.string()),
  /** A part that somebody changes meanwhile has another hash. */
  parts: z.array(z.object({ id: z.string(), libelle: z.string(), empreinte: z.string() })),
  empreinte: z.string(),
  /** The last change, and by whom. */
  modifie_par: z.string(),
  modifie_le: z.string(),
});
export type DossierASigner = z.infer<typeof dossierASignerSchema>;

/** A colleague who opens the link is told who is asked to sign, and reads nothing of the dossier here. */
export const aSignerSchema = z.object({
  id: z.string(),
  id_fo: z.string(),
  id_siret: z.string(),
  genre: z.enum(genresDossiers),
  isSignataire: z.boolean(),
  etat,
  lib_etat: z.string(),
  expire_le: z.string(),
  repondue_le: z.string().nullable(),
  nom: z.string(),
  fonction: z.string(),
  qualite,
  /** The person who prepared the dossier and asks for the signature. */
  par: z.object({ prenom: z.string(), nom: z.string() }),
  confirmation,
  /** Null for a colleague, and once no signature is awaited any more. */
  dossier: dossierASignerSchema.nullable(),
  version: versionSchema,
});
export type ASigner = z.infer<typeof aSignerSchema>;

/** What is answered once the dossier is signed: it is transmitted, to whom, and what comes next. */
export const signeSchema = z.object({
  id_fo: z.string(),
  transmis_le: z.iso.datetime(),
  services: z.array(z.string()),
  suites: z.array(z.string()),
});
export type Signe = z.infer<typeof signeSchema>;
