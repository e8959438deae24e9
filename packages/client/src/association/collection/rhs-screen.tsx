import { collections } from '@asso/domain/association/collection/collections.rows';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { anneeAttendue, anneesOptions } from './annees-saisies.ts';
import type { CollectionScreen } from './collection-screen.ts';
import { TitreAnnee } from './TitreAnnee.tsx';
import '../association.css';

const nom = ({ annee }: { annee?: unknown }) => `les moyens humains de ${annee}`;

/** The page answers « Combien sommes-nous ? » */
export const rhsScreen: CollectionScreen<'rhs'> = {
  rubrique: 'moyens-humains',
  chapo: 'Adhérents, bénévoles et personnes salariées, au 31 décembre de chaque année.',
  chapoSaisie: 'Laissez vide ce que vous ne savez pas ; écrivez 0 quand il n’y a personne.',
  vide: {
    fact: 'Aucune année pour l’instant.',
    why: 'Les services demandent les effectifs de l’année écoulée.',
  },
  mots: {
    ajouter: 'Ajouter une année',
    boutonAjouter: 'Enregistrer cette année',
    boutonEnregistrer: 'Enregistrer',
    ajoute: 'Moyens humains enregistrés.',
    enregistre: 'Moyens humains enregistrés.',
    incomplet: 'Moyens humains enregistrés, incomplets',
    retirer: 'Retirer cette année',
    retire: () => 'Moyens humains retirés.',
    manques: (combien) =>
      `${count(combien, 'information manque', 'informations manquent')} pour cette année.`,
  },
  nom,
  titreModifier: ({ annee }) => `Modifier : moyens humains ${annee}`,
  Titre: TitreAnnee,
  dansLeTitre: Object.keys(collections.rhs.fields) as (keyof typeof collections.rhs.fields)[],
  AvantDeRetirer: ({ nom: quoi }) => (
    <p>Vous ne verrez plus {quoi}. Les dossiers déjà transmis ne changent pas.</p>
  ),
  propose: ({ lignes }) => ({ annee: anneeAttendue('rhs', lignes.items) }),
  options: (one) => ({ annee: anneesOptions('rhs', one) }),
};
