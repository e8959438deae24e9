// A campaign can be previewed before publication as one of these made-up associations.
import { emptyFiche, type Fiche } from '../association/fiche.fields.ts';

export type SampleAssociation = { id: string; label: string; fiche: Fiche };

export const sampleAssociations: readonly SampleAssociation[] = [
  {
    id: 'sport',
    label: 'Un club sportif, loi 1901, fiche complète',
    fiche: {
      ...emptyFiche(),
      identite: { nom: 'Club d’essai', regime: 'loi1901' },
      coordonnees: { telephone: '0400000000', courriel: 'club@exemple.fr' },
      activites: { domaine: 'Sport', objet: 'Faire du sport ensemble.' },
      agrement: { tca_etat: 'valide' },
    },
  },
  {
    id: 'culture',
    label: 'Une association culturelle, sans tronc commun d’agrément',
    fiche: {
      ...emptyFiche(),
      identite: { nom: 'Compagnie d’essai', regime: 'loi1901' },
      activites: { domaine: 'Culture' },
      agrement: {},
    },
  },
  {
    id: 'alsace',
    label: 'Une association d’Alsace-Moselle',
    fiche: {
      ...emptyFiche(),
      identite: { nom: 'Chorale d’essai', regime: 'alsaceMoselle' },
      activites: { domaine: 'Culture' },
    },
  },
  {
    id: 'fondation',
    label: 'Une fondation',
    fiche: {
      ...emptyFiche(),
      identite: { nom: 'Fondation d’essai', regime: 'autre' },
      activites: { domaine: 'Environnement' },
    },
  },
  { id: 'vide', label: 'Une association dont la fiche est vide', fiche: emptyFiche() },
];
