// A service that publishes its open data has one lasting address, since the catalogues of other sites read its files
// there each night (décret 2017-779; SCDL « subventions »).

export const donneesOuvertes = '/donnees-ouvertes';

/** The files of a service, by the end of their address. */
export const fichiersOuverts = {
  subventions: {
    titre: 'Subventions accordées',
    description: 'Toutes les subventions accordées aux associations, avec leurs dates de versement.',
  },
  conventions: {
    titre: 'Données essentielles des conventions de plus de 23 000 €',
    description:
      'Les subventions de plus de 23 000 € par an à un même bénéficiaire (loi 2000-321, article 10 ; décret 2017-779).',
  },
} as const;
export type FichierOuvert = keyof typeof fichiersOuverts;
export const nomsFichiers = Object.keys(fichiersOuverts) as FichierOuvert[];

export const adresseFichier = (adresse: string, fichier: FichierOuvert): string =>
  `${donneesOuvertes}/${adresse}/${fichier}.csv`;

export const licenceOuverte = {
  nom: 'Licence Ouverte 2.0 (Etalab)',
  href: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence',
} as const;

export const schemaScdl = 'https://schema.data.gouv.fr/scdl/subventions/2.1.1/schema.json';
