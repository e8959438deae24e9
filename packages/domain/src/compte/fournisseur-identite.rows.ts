// The national providers of identity, and how each of them speaks of a person (issue « connexion nationale », ADR 0171).

export const fournisseurs = {
  proconnect: {
    nom: 'ProConnect',
    /** Said under its button. */
    pour: 'Pour les agents publics et les personnes d’une association ou d’une entreprise.',
    aide: 'https://www.proconnect.gouv.fr/',
    /** What is asked of it, and no more than what an account holds. */
    portee: 'openid given_name usual_name email',
    claimNom: 'usual_name',
    /** Without another said by the operator. */
    niveau: null,
    /** What it says when two factors were asked for. */
    niveauxDoubles: ['eidas2', 'eidas3', 'eidas0-mfa', 'eidas1-mfa'],
    /** The employer gives the address: it is that of the person, unless it says that it is not. */
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
    /** The person typed it somewhere: it is proved here, by a link. */
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
