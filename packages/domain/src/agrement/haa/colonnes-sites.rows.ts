// The columns of a table of sites, each under the names that people give it: a list that an association keeps already is
// read as it is.
import { plainWords } from '../../referentiel/mots.rules.ts';

type ColonneRow = { label: string; autres: readonly string[] };

/** The columns are in the order of the model. */
export const colonnesSites = {
  nom: {
    label: 'Nom du site',
    autres: ['nom', 'nom du point', 'nom du lieu', 'site', 'point', 'point de distribution', 'intitule'],
  },
  lieu: { label: 'Lieu', autres: ['lieu de', 'type de lieu'] },
  siret: { label: 'SIRET', autres: ['numero siret', 'etablissement'] },
  membre: { label: 'Membre', autres: ['membre du reseau', 'association membre'] },
  activites: {
    label: 'Activités',
    autres: [
      'activite',
      'activites du site',
      'type d activite',
      'nature de l activite',
      'type de distribution',
    ],
  },
  itinerant: { label: 'Itinérant', autres: ['site itinerant', 'mobile'] },
  complement: { label: 'Complément d’adresse', autres: ['complement', 'batiment'] },
  numero: { label: 'Numéro', autres: ['n', 'no', 'num', 'numero de voie', 'numero de rue'] },
  voie: { label: 'Voie', autres: ['adresse', 'rue', 'adresse postale', 'adresse du site', 'numero et voie'] },
  code_postal: { label: 'Code postal', autres: ['cp', 'postal'] },
  commune: { label: 'Commune', autres: ['ville', 'localite'] },
  horaires: {
    label: 'Horaires',
    autres: [
      'horaire',
      'heures',
      'jours et heures',
      'jours et horaires',
      'horaires d ouverture',
      'heures d ouverture',
      'ouverture',
    ],
  },
  fermeture: {
    label: 'Fermeture',
    autres: ['fermetures', 'periodes de fermeture', 'periode de fermeture', 'conges'],
  },
} as const satisfies Record<string, ColonneRow>;
export type ColonneSite = keyof typeof colonnesSites;
export const nomsColonnesSites = Object.keys(colonnesSites) as ColonneSite[];

/** Returns where each column stands in the first line of a table: its own name first, then those that people give it. */
export function findPlaces(enTete: readonly string[]): ReadonlyMap<ColonneSite, number> {
  const mots = enTete.map((one) => plainWords(one));
  return new Map(
    nomsColonnesSites.flatMap((nom) => {
      const { label, autres } = colonnesSites[nom];
      const found = [plainWords(label), plainWords(nom.replaceAll('_', ' ')), ...autres].find((one) =>
        mots.includes(one),
      );
      return found === undefined ? [] : [[nom, mots.indexOf(found)] as const];
    }),
  );
}
