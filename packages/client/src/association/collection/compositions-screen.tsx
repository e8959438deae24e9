import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { CollectionScreen } from './collection-screen.ts';
import '../association.css';

/** The page answers « De quelles associations notre réseau est-il fait ? » */
export const compositionsScreen: CollectionScreen<'compositions'> = {
  rubrique: 'composition',
  chapo: 'Les associations membres, si la vôtre est une union, une fédération ou une tête de réseau.',
  chapoSaisie: 'Le nom suffit. Le numéro RNA (il commence par W) évite les confusions.',
  vide: {
    fact: 'Aucune association membre pour l’instant.',
    why: 'Laissez vide si votre association n’en réunit pas d’autres.',
  },
  mots: {
    ajouter: 'Ajouter une association membre',
    boutonAjouter: 'Enregistrer',
    boutonEnregistrer: 'Enregistrer',
    ajoute: 'Association membre ajoutée.',
    enregistre: 'Association membre enregistrée.',
    incomplet: 'Association membre enregistrée, incomplète',
    retirer: 'Retirer cette association',
    retire: (quoi) => `${quoi} ne fait plus partie de votre réseau.`,
    manques: (combien) => `${count(combien, 'point', 'points')} à corriger.`,
  },
  nom: ({ nom }) => nom ?? 'cette association',
  titreModifier: ({ nom }) => `Modifier : ${nom ?? 'une association membre'}`,
  Titre: ({ one }) => <h2 className="fiche__titre">{one.nom}</h2>,
  dansLeTitre: ['nom', 'id_correspondance'],
  AvantDeRetirer: ({ nom }) => <p>{nom} ne sera plus dans la liste de votre réseau.</p>,
};
