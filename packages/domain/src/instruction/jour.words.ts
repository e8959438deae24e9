// What the day of an agent says: its title, its groups, and on each line why it is there.
import { localDay } from '../identifiants/dates-affichees.ts';
import { formatWeekday } from '../identifiants/dates-longues.ts';
import { withElision } from '../identifiants/elision.ts';
import { count } from '../identifiants/nombres-affiches.ts';
import { type SensAvis, saySens } from './avis.states.ts';
import { type GenreJour, type NouvelleJour, nouvellesJour } from './jour.rows.ts';
import type { GroupeJour } from './jour.rules.ts';

type NombresJour = Record<GroupeJour, number>;

const lettres = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** Writes a small number in letters, as a sentence does: « deux retards », « une chose », « 12 choses ». */
function enLettres(n: number, singular: string, plural: string): string {
  const word = n === 1 && singular === 'chose' ? 'une' : lettres[n];
  return word === undefined ? count(n, singular, plural) : `${word} ${n < 2 ? singular : plural}`;
}

const majuscule = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

const choses = (n: number): string => enLettres(n, 'chose', 'choses');

/** Returns the day in a sentence: « Deux retards, puis cinq choses pour aujourd’hui ». */
export function titreJour({ retard, aujourdhui, bientot }: NombresJour, jusqu_a: Date): string {
  const retards = enLettres(retard, 'retard', 'retards');
  if (retard > 0 && aujourdhui > 0)
    return majuscule(`${retards}, puis ${choses(aujourdhui)} pour aujourd’hui`);
  if (retard > 0) return majuscule(`${retards} à rattraper`);
  if (aujourdhui > 0) return majuscule(`${choses(aujourdhui)} pour aujourd’hui`);
  return bientot > 0 ? majuscule(`${choses(bientot)} à faire ${dIci(jusqu_a)}`) : 'Rien d’urgent aujourd’hui';
}

/** Returns the same for a service: « Le service a quatre retards ; 13 dossiers n’ont personne ». */
export function titreService({ retard }: Pick<NombresJour, 'retard'>, sansPersonne: number): string {
  const retards =
    retard === 0 ? 'Le service n’a aucun retard' : `Le service a ${enLettres(retard, 'retard', 'retards')}`;
  if (sansPersonne === 0) return retards;
  return `${retards} ; ${enLettres(sansPersonne, 'dossier n’a', 'dossiers n’ont')} personne`;
}

/** Returns for example « d’ici au mardi 8 décembre ». */
const dIci = (jusqu_a: Date): string => `d’ici au ${formatWeekday(localDay(jusqu_a))}`;

export const sayJourGroupe = (groupe: GroupeJour, jusqu_a: Date): string => {
  if (groupe === 'bientot') return majuscule(dIci(jusqu_a));
  return groupe === 'retard' ? 'En retard' : 'Aujourd’hui';
};

export type FaitsLigne = {
  genre: GenreJour;
  /** The year of a report. */
  exercice: number | null;
  /** The service that asks for an opinion, or that was asked. */
  service: string | null;
  sens: SensAvis | null;
  nouvelles: readonly NouvelleJour[];
};

/**
 * Returns why a line is there: the first words, which are the kind, then what is said of it. The second begins with its
 * own space or comma.
 */
export function critereReasons(ligne: FaitsLigne, isLate: boolean): [string, string] {
  const { exercice, service, sens, nouvelles } = ligne;
  const de = service ? withElision(service) : '';
  switch (ligne.genre) {
    case 'commencer':
      return ['À décider', ', pas encore commencé'];
    case 'conclure':
      return ['À décider', isLate ? ', délai de réponse passé' : ', délai de réponse'];
    case 'reponse':
      return ['Réponse', `, ${nouvelles.map((one) => nouvellesJour[one]).join(', ')}`];
    case 'avis-a-rendre':
      return ['Avis à rendre', service ? `, demandé par ${service}` : ''];
    case 'avis-recu':
      return ['Avis reçu', [sens && `, ${saySens(sens)}`, service && `, ${de}`].filter(Boolean).join('')];
    case 'versement':
      return ['Versement', isLate ? ' en retard' : ' à faire'];
    case 'crf-a-lire':
      return [`Compte rendu ${exercice}`, ', arrivé, à lire'];
    case 'crf-du':
      return [`Compte rendu ${exercice}`, isLate ? ' dû, non reçu' : ' bientôt dû'];
    case 'complements':
      return ['Pièces attendues', isLate ? ', date passée' : ''];
    case 'avis-attendu':
      return ['Avis attendu', ` ${de}, date passée`];
  }
}
