// The portal accepts these national identity providers, and each describes a person in its own way (ADR 0171).

export const fournisseurs = {
  proconnect: {
    nom: 'ProConnect',
    /** The text that stands under the provider's button. */
    pour: 'Pour les agents publics et les personnes d’une association ou d’une entreprise.',
    aide: 'https://www.proconnect.gouv.fr/',
    /** The portal asks the provider for no more than what an account holds. */
    portee: 'openid given_name usual_name email',
    claimNom: 'usual_name',
    /** The level asked for, unless the operator sets another. */
    niveau: null,
    /** The levels that the provider returns when two factors were used. */
    niveauxDoubles: ['eidas2', 'eidas3', 'eidas0-mfa', 'eidas1-mfa'],
    /** The employer gives the address, so it is proved unless the provider says otherwise. */
    isCourrielProuve: true,
  },
  franceconnect: {
    nom: 'FranceConnect',
    pour: 'Avec un compte public : impôts, Assurance maladie, La Poste…',
    aide: 'https://franceconnect.gouv.fr/',
    portee: 'openid given_name family_name gender email',
    claimNom: 'family_name',
    niveau: 'eidas1',
    niveauxDoubles: ['eidas2', 'eidas3'],
    /** The person typed the address, so the portal proves it with a link unless the provider vouches for it. */
    isCourrielProuve: false,
  },
} as const satisfies Record<string, FournisseurRow>;

type FournisseurRow = {
  nom: string;
  pour: string;
  aide: string;
  portee: string;
  claimNom: string;
  niveau: string | null;
  niveauxDoubles: readonly string[];
  isCourrielProuve: boolean;
};

export type IdFournisseur = keyof typeof fournisseurs;
export const idsFournisseurs = Object.keys(fournisseurs) as readonly IdFournisseur[];

export const isIdFournisseur = (text: string): text is IdFournisseur => Object.hasOwn(fournisseurs, text);
