// A dossier is called by its project everywhere: people remember « Former nos arbitres », not the aid that pays for it.

import { abbreviate } from '../identifiants/abrege.ts';
import { formatDate } from '../identifiants/dates-affichees.ts';
import { makeSujetCourriel, type SujetCourriel } from '../notification/sujet-courriel.words.ts';
import type { EtatInstruction } from './instruction.states.ts';

export type DossierNomme = {
  /** The title of the subvention, with its year. */
  titre: string;
  /** The type of request, in words. */
  type: string | null;
  /** The title of the first project, once somebody wrote one, with how many others there are. */
  projet: string | null;
};

const projetMax = 80;

/** Returns the title of a page or a card: « Former nos arbitres », or the aid as long as the project has no title. */
export const shortIntitule = ({ titre, projet }: DossierNomme): string => shortened(projet?.trim() || titre);

/**
 * Returns the line in grey under the title: the aid with its year, then the type of request, without repeating the
 * title.
 */
export const nameAide = ({ titre, type, projet }: DossierNomme): string =>
  [projet?.trim() && titre, type].filter(Boolean).join(', ');

/** Returns the whole name, inside a text: « « Former nos arbitres », FDVA Formation 2027, Formation des bénévoles ». */
export const nomDossier = (nomme: DossierNomme): string =>
  [nomme.projet?.trim() ? `« ${shortIntitule(nomme)} »` : nomme.titre, nameAide(nomme)]
    .filter(Boolean)
    .join(', ');

/** Names the dossier inside a sentence: « dossier 27-000412 (FDVA Formation 2027, Formation des bénévoles) ». */
export const sayDossier = ({ id_fo, ...nomme }: DossierNomme & { id_fo: string }): string =>
  `dossier ${id_fo} (${nomDossier(nomme)})`;

const shortened = (text: string): string => abbreviate(text, projetMax);

/** Returns the subject of an e-mail, « Accordé : Des sorties en mer, 2 800 € », and what heads its text. */
export const sujetDossier = (fait: string, nomme: DossierNomme, suite?: string): SujetCourriel =>
  makeSujetCourriel(fait, shortIntitule(nomme), suite);

/**
 * Says that a dossier is to be corrected. It had been transmitted, so the sentence gives both dates and never says «
 * non transmis ».
 */
export function sayDossierRenvoye({
  transmis_le,
  renvoye_le,
}: Record<'transmis_le' | 'renvoye_le', string | null>) {
  const facts = [
    transmis_le && `transmis le ${formatDate(new Date(transmis_le))}`,
    renvoye_le && `renvoyé le ${formatDate(new Date(renvoye_le))}`,
  ].filter(Boolean);
  return facts.length > 0 ? `À corriger (${facts.join(', ')})` : 'À corriger';
}

type NonTransmis = { etat: EtatInstruction } & Parameters<typeof sayDossierRenvoye>[0];

/** Says that the association holds the dossier, whoever reads: « Non transmis », or « À corriger (…) »; else null. */
export const sayUntransmitted = (instruction: NonTransmis): string | null =>
  instruction.etat === 'C'
    ? sayDossierRenvoye(instruction)
    : instruction.etat === 'A'
      ? 'Non transmis'
      : null;

/** Says what a report that is still owed prevents. */
export const crfBloque = ({ id_fo, exercice }: { id_fo: string; exercice: number }, isEnRetard: boolean) =>
  `Le dossier ${id_fo} ne peut pas se terminer sans le compte rendu ${exercice}${
    isEnRetard ? ', en retard : un service peut refuser une nouvelle demande' : ''
  }.`;

/** Says of a dossier, where its reports are not listed, that one of them was sent back. */
export const sayCrfRenvoye = (exercice: number): string =>
  `À vous : le compte rendu ${exercice} vous est renvoyé, corrigez-le.`;
