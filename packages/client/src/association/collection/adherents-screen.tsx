import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { CollectionScreen } from './collection-screen.ts';
import '../association.css';

/** The page answers « Quelles structures adhèrent chez nous ? » */
export const adherentsScreen: CollectionScreen<'adherents_personnes_morales'> = {
  rubrique: 'adherents',
  chapo: 'Les personnes morales qui adhèrent à l’association : associations, entreprises, communes.',
  chapoSaisie: 'Le nom suffit. Le SIRET évite les confusions.',
  vide: {
    fact: 'Aucune personne morale pour l’instant.',
    why: 'Laissez vide si seules des personnes physiques adhèrent.',
  },
  mots: {
    ajouter: 'Ajouter une personne morale',
    boutonAjouter: 'Enregistrer',
    boutonEnregistrer: 'Enregistrer',
    ajoute: 'Personne morale ajoutée.',
    enregistre: 'Personne morale enregistrée.',
    incomplet: 'Personne morale enregistrée, incomplète',
    retirer: 'Retirer cette personne morale',
    retire: (quoi) => `${quoi} ne fait plus partie de vos adhérents.`,
    manques: (combien) => `${count(combien, 'point', 'points')} à corriger.`,
  },
  nom: ({ nom }) => nom ?? 'cette personne morale',
  titreModifier: ({ nom }) => `Modifier : ${nom ?? 'une personne morale'}`,
  Titre: ({ one }) => <h2 className="fiche__titre">{one.nom}</h2>,
  dansLeTitre: ['nom'],
  AvantDeRetirer: ({ nom }) => <p>{nom} ne sera plus dans la liste de vos adhérents.</p>,
};
