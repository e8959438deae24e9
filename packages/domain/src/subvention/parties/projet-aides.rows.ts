// Beside each part of a project stand a few true facts; some answers have an example to unfold.
import type { NomPartie } from './projet-parties.rows.ts';

export const partieHints: Readonly<Record<NomPartie, readonly string[]>> = {
  essentiel: [
    'Les dates se changent jusqu’à la transmission',
    'Vous pouvez écrire « 5/4/27 » ou « 5 avril »',
    'Une fin avant le début est dite tout de suite, sous le champ',
  ],
  description: [
    'Un besoin réel, dit avec un nombre',
    'Des séances que l’on peut compter',
    'Qui encadre, et combien de bénévoles',
    'Une suite après le projet',
  ],
  publics: [
    'Comptez chaque personne une fois',
    'Un nom de commune ou un code postal suffit',
    'Un quartier ou un lieu précis s’écrit aussi',
  ],
  suivi: [
    'Un seul nombre par ligne, même approché',
    'Un écart s’explique au compte rendu',
    'Ces nombres reviennent tout prêts au compte rendu',
  ],
  budget: [],
  questions: [],
};

/** `bon` says what makes the example good; the words in `forts` are underlined. */
export type Exemple = { texte: string; forts: readonly string[]; bon: string };

/** Examples of good answers by the path of their field; all of them are made up. */
export const reponseExamples: Readonly<Record<string, Exemple>> = {
  'description.objectifs': {
    texte:
      'Au collège voisin, six élèves sur dix vivent à moins de deux kilomètres de la mer et n’ont jamais navigué. Nous voulons que 48 d’entre eux apprennent à barrer et que dix rejoignent un club à la rentrée.',
    forts: ['six élèves sur dix', '48 d’entre eux', 'dix rejoignent un club'],
    bon: 'Il dit le besoin avec un nombre, puis ce qui aura changé.',
  },
  'description.description': {
    texte:
      'Douze mercredis, de 14 h à 17 h : quatre groupes de douze élèves embarquent sur deux voiliers, avec un moniteur diplômé et deux bénévoles par bateau. La dernière séance est une petite régate ouverte aux familles. En cas de mauvais temps, atelier nœuds et cartes au club.',
    forts: [
      'quatre groupes de douze élèves',
      'un moniteur diplômé et deux bénévoles par bateau',
      'petite régate ouverte aux familles',
    ],
    bon: 'Il dit combien, qui encadre, comment cela finit, et le plan de repli.',
  },
  'moyens.commentaire': {
    texte:
      'Un moniteur diplômé, six bénévoles du club, deux voiliers et leurs gilets, une salle prêtée par la mairie.',
    forts: ['Un moniteur diplômé', 'six bénévoles', 'deux voiliers'],
    bon: 'Il compte les personnes, puis le matériel.',
  },
};
