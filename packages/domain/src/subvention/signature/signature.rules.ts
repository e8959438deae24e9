// The person who prepared a dossier asks the one named as its signatory to sign it; signing transmits it (§4 Wizard
// steps, step 4; §5 power of attorney).
import { representantsComplets } from '../../dossier/representants.rules.ts';
import { joursApres } from '../../identifiants/durees.ts';
import type { Problem } from '../../kernel/result.ts';
import type { DossierComplet } from '../dossier-complet.rules.ts';
import { dossierSubventionFields } from '../dossier-subvention.fields.ts';
import { type StepInput, transmissionProblems } from '../dossier-subvention.steps.ts';
import { projetFields } from '../projet.fields.ts';

/** How many days the link of a signature request can be used. */
const signatureJours = 7;

/** How many days before the link expires the reminder leaves. */
const rappelJours = 3;

export const signatureExpireLe = (now: Date): Date => joursApres(now, signatureJours);
export const signatureRappelAvant = (now: Date): Date => joursApres(now, rappelJours);

/** A code sent by e-mail confirms for this many minutes, and may be mistyped this many times. */
export const codeSignatureMinutes = 10;
export const codeSignatureEssais = 5;
export const codeSignatureExpireLe = (now: Date): Date =>
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
} as const;
export type ConfirmationSignature = keyof typeof confirmations;

export const confirmationOf = (given: {
  hasSecondFacteur: boolean;
  isParLien: boolean;
}): ConfirmationSignature => {
  if (given.hasSecondFacteur) return 'second-facteur';
  return given.isParLien ? 'lien-courriel' : 'code-courriel';
};

/** The fields that may be empty until the signature, because only the person who signs says where and certifies. */
const laisseesAuSignataire: readonly string[] = ['attestation.lieu', 'attestation.certifie'];

/** Lists what keeps the dossier from being signed and transmitted. */
export const signatureProblems = (
  dossier: DossierComplet,
  given: Omit<StepInput, 'dossier'>,
): readonly Problem[] =>
  transmissionProblems(dossier, given).filter(({ field }) => !laisseesAuSignataire.includes(field ?? ''));

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
export function signataireOf(dossier: DossierComplet): Signataire | undefined {
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

export function partsSignees({ tete, projets, pieces }: DossierComplet): PartSignee[] {
  const { id_rib, ...demandeur } = tete.demandeur ?? {};
  const { certifie: _, lieu: __, ...attestation } = tete.attestation ?? {};
  return [
    { id: 'choix', libelle: 'le type de la demande ou ses années', contenu: tete.description },
    { id: 'demandeur', libelle: 'les personnes du dossier', contenu: demandeur },
    { id: 'rib', libelle: 'le compte où verser l’argent', contenu: id_rib },
    { id: 'customs', libelle: 'les questions de cette aide', contenu: tete.customs },
    { id: 'attestation', libelle: 'les aides publiques reçues', contenu: attestation },
    { id: 'pieces', libelle: 'les pièces jointes', contenu: pieces.map(({ code, uuid }) => [code, uuid]) },
    ...projets.flatMap(({ id, corps }) =>
      rubriques.map((name) => ({
        id: `${id}.${name}`,
        libelle: `${libelles[name] ?? projetFields[name].label.toLowerCase()} du projet « ${corps.description?.intitule ?? ''} »`,
        contenu: corps[name],
      })),
    ),
  ];
}

const rubriques = Object.keys(projetFields) as (keyof typeof projetFields)[];

const libelles: Partial<Record<keyof typeof projetFields, string>> = {
  description: 'la description',
  beneficiaire: 'le public',
  territoires: 'les lieux',
  moyens: 'les moyens',
  evaluation: 'l’évaluation',
  financements: 'les montants demandés',
  cofinancements: 'les cofinancements',
  budgets: 'le budget',
  customs: 'les questions de cette aide',
};

/**
 * Returns the place of the signature, which nobody is asked for: what the preparer wrote, else the commune of the
 * association.
 */
export const lieuDeSignature = ({ tete }: DossierComplet, commune: string | null): string =>
  tete.attestation?.lieu?.trim() || commune?.trim().slice(0, lieuMax) || '';

const lieuMax = dossierSubventionFields.attestation.fields.lieu.max;
