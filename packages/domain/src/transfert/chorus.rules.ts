// A line without its third party or its account does not leave for Chorus, and is reported rather than left out in
// silence.
import { bic, iban } from '../identifiants/banque.ts';
import { genreLocal, numeroNu, siretOrLocal } from '../identifiants/numero-etablissement.ts';
import { isBlank } from '../kernel/asks.ts';
import { type TypeChorus, typesIdentifiant } from './chorus.rows.ts';

export type TiersCompte = {
  siret: string | null;
  titulaire: string | null;
  iban: string | null;
  bic: string | null;
};

/** The reasons why a line is held back, in the order in which one corrects them. */
export const motifsEcart = {
  'sans-siret': 'Le SIRET manque.',
  'siret-faux': 'Le SIRET n’a pas 14 chiffres.',
  'sans-rib': 'Le RIB manque : choisissez-le dans le dossier.',
  'sans-titulaire': 'Le titulaire du compte manque dans le RIB.',
  'iban-faux': 'L’IBAN du RIB n’est pas valable.',
  'bic-faux': 'Le BIC du RIB n’est pas valable.',
} as const;
export type MotifEcart = keyof typeof motifsEcart;

/** A line without any account may cancel a commitment, since no money will leave. */
export function listEcartsChorus({ type, ...tiers }: TiersCompte & { type: TypeChorus }): MotifEcart[] {
  return [...duSiret(tiers.siret), ...(type === 'annulation' ? [] : duCompte(tiers))];
}

/** Returns the number of the third party as its register writes it, with what it is for Chorus. */
export const tiersIdentifiant = (numero: string): { type_identifiant: string; siret: string } => ({
  type_identifiant: typesIdentifiant[genreLocal(numero) ?? 'siret'],
  siret: numeroNu(numero),
});

/** Tells whether a line commits money or changes what is committed; a payment is drawn on what is committed. */
export const isEngagement = (type: TypeChorus): boolean => type !== 'paiement';

function duSiret(value: string | null): MotifEcart[] {
  if (value === null || isBlank(value)) return ['sans-siret'];
  return siretOrLocal.check(value) ? ['siret-faux'] : [];
}

function duCompte({ titulaire, ...compte }: TiersCompte): MotifEcart[] {
  if (compte.iban === null || isBlank(compte.iban)) return ['sans-rib'];
  return [
    ...(isBlank(titulaire) ? (['sans-titulaire'] as const) : []),
    ...(iban.check(compte.iban) ? (['iban-faux'] as const) : []),
    ...(compte.bic === null || bic.check(compte.bic) ? (['bic-faux'] as const) : []),
  ];
}
