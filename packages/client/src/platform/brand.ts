// The name the portal goes by. Neutral: the State's own marks are kept for the State by their licence.

export type Brand = {
  nom: string;
  devise: string;
  /** The body that runs it, when it wants its name above the portal's. */
  organisme: string | null;
  logo: { src: string; alt: string } | null;
  licence: string;
};

export const brand: Brand = {
  nom: 'Portail Asso',
  devise: 'Associations et services publics',
  organisme: null,
  logo: null,
  licence: 'Portail Asso est un logiciel libre, sous licence AGPL 3.0 ou ultérieure.',
};

/** Pages live below it; hrefs inside the application leave it out. */
export const basePath = '/client';
