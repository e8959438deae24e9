// What is signed of an agrément dossier: the parts of its text, the facts and the clauses shown (§4 Wizard steps, step
// 4).
import type { PartSignee } from '../dossier/signature/signature.rules.ts';
import type { FaitSigne } from '../dossier/signature/signature.words.ts';
import { count } from '../identifiants/nombres-affiches.ts';
import { type AgrementComplet, isAideAlimentaire, isTcaPose } from './dossier-agrement.rules.ts';

export const partsSigneesAgrement = ({ tete, pieces, sites }: AgrementComplet): PartSignee[] => [
  { id: 'choix', libelle: 'l’agrément demandé ou son exercice', contenu: tete.description },
  { id: 'demandeur', libelle: 'les personnes du dossier', contenu: tete.demandeur },
  { id: 'tca', libelle: 'le tronc commun d’agrément', contenu: tete.tca },
  { id: 'haa', libelle: 'l’aide alimentaire', contenu: tete.haa },
  { id: 'sites', libelle: 'les lieux de l’aide alimentaire', contenu: sites },
  { id: 'customs', libelle: 'les questions de cet agrément', contenu: tete.customs },
  { id: 'pieces', libelle: 'les pièces jointes', contenu: pieces.map(({ code, uuid }) => [code, uuid]) },
];

/** Lists the facts of the dossier. `agrement` reads « Jeunesse et éducation populaire, 2027, DRAJES Sud ». */
export const faitsSignesAgrement = (
  dossier: AgrementComplet,
  { agrement, association }: { agrement: string; association: string },
): FaitSigne[] =>
  [
    { label: 'Agrément', valeur: agrement },
    { label: 'Pour', valeur: association },
    { label: 'Demandé avec', valeur: isTcaPose(dossier) ? 'le tronc commun d’agrément' : '' },
    {
      label: 'Lieux',
      valeur: isAideAlimentaire(dossier) ? count(dossier.sites.length, 'lieu déclaré', 'lieux déclarés') : '',
    },
    { label: 'Pièces', valeur: count(dossier.pieces.length, 'pièce jointe', 'pièces jointes') },
  ].filter(({ valeur }) => valeur !== '');

/** These sentences say in plain words what the clauses of the official text say, which stands beside, word for word. */
export const clausesSimplesAgrement = [
  'Les renseignements du dossier sont exacts et sincères.',
  'L’association respecte la loi, et elle est à jour de ses obligations, de ses impôts et de ses cotisations.',
  'Elle a souscrit au contrat d’engagement républicain.',
] as const;
