// The person who prepared a dossier, of any kind, asks the one named as its signatory to sign it; signing transmits it
// (§4 Wizard steps, step 4; §5 power of attorney).
import { addJours } from '../../identifiants/durees.ts';
import type { Problem } from '../../kernel/result.ts';
import { certificationFields } from '../attestation.fields.ts';
import { type designationProblems, representantsComplets } from '../representants.rules.ts';

/** How many days the link of a signature request can be used. */
const signatureJours = 7;

/** How many days before the link expires the reminder leaves. */
const rappelJours = 3;

export const signatureExpiry = (now: Date): Date => addJours(now, signatureJours);
export const signatureRappelBefore = (now: Date): Date => addJours(now, rappelJours);

/** A code sent by e-mail confirms for this many minutes, and may be mistyped this many times. */
export const codeSignatureMinutes = 10;
export const codeSignatureEssais = 5;
export const codeSignatureExpiry = (now: Date): Date =>
  new Date(now.getTime() + codeSignatureMinutes * 60_000);

export const etatsSignature = {
  demandee: 'À signer',
  signee: 'Signé',
  refusee: 'Changement demandé',
  retiree: 'Demande retirée',
  expiree: 'Lien expiré',
} as const;
export type EtatSignature = keyof typeof etatsSignature;

export const etatSignature = (
  { etat, expire_le }: { etat: Exclude<EtatSignature, 'expiree'>; expire_le: Date },
  now: Date,
): EtatSignature => (etat === 'demandee' && expire_le <= now ? 'expiree' : etat);

/** The ways to confirm a signature; a person uses the strongest that they have. */
export const confirmations = {
  'second-facteur': 'par le code de son application',
  'lien-courriel': 'par le lien reçu à son adresse',
  'code-courriel': 'par un code reçu à son adresse',
  session: 'en transmettant, connecté à son compte',
} as const;
export type ConfirmationSignature = keyof typeof confirmations;

export const chooseConfirmation = (given: {
  hasSecondFacteur: boolean;
  isParLien: boolean;
}): ConfirmationSignature => {
  if (given.hasSecondFacteur) return 'second-facteur';
  return given.isParLien ? 'lien-courriel' : 'code-courriel';
};

/** The fields that may be empty until the signature, because only the person who signs says where and certifies. */
const laisseesAuSignataire: readonly string[] = ['attestation.lieu', 'attestation.certifie'];

/** Keeps, of what a dossier lacks to be transmitted, what the person who signs does not give by signing. */
export const signatureProblems = (missing: readonly Problem[]): readonly Problem[] =>
  missing.filter(({ field }) => !laisseesAuSignataire.includes(field ?? ''));

/** A dossier of any kind names the people of its association. */
export type DossierNommant = Parameters<typeof designationProblems>[0];

export type Signataire = {
  id: string;
  prenom: string;
  nom: string;
  civilite: string | null;
  fonction: string;
  courriel: string;
  /**
   * `representant` is a person who represents the association, `pouvoir` one who holds a power of attorney joined to
   * the dossier.
   */
  qualite: 'representant' | 'pouvoir';
};

/**
 * Finds the person whom the dossier names to sign it; undefined while nobody is named, or the person's card lacks
 * something.
 */
export function findSignataire(dossier: DossierNommant): Signataire | undefined {
  const { id_signataire, id_representant_legal } = dossier.tete.demandeur ?? {};
  const found = dossier.representants.find(({ id }) => id === id_signataire);
  if (!found || !representantsComplets(dossier).has(found.id)) return undefined;
  const text = (name: string) => String(found[name] ?? '');
  return {
    id: found.id,
    prenom: text('prenom'),
    nom: text('nom'),
    civilite: text('civilite') || null,
    fonction: text('fonction'),
    courriel: text('courriel'),
    qualite: id_signataire === id_representant_legal ? 'representant' : 'pouvoir',
  };
}

/** The text that is signed is cut in parts, so that a later change can be told by the name of its part. */
export type PartSignee = { id: string; libelle: string; contenu: unknown };

/**
 * Returns the place of the signature, which nobody is asked for: what the preparer wrote, else the commune of the
 * association.
 */
export const parseSignatureLieu = (ecrit: string | null | undefined, commune: string | null): string =>
  ecrit?.trim() || commune?.trim().slice(0, certificationFields.lieu.max) || '';
