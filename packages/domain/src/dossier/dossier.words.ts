// How a dossier is called wherever it is named (screens, Words): two requests for one subvention are told apart.
import { formatDate } from '../identifiants/dates-affichees.ts';

export type DossierNomme = {
  /** Of the subvention, with its year. */
  titre: string;
  /** Its type of request, in words. */
  type: string | null;
  /** The title of its first project, once somebody wrote one. */
  projet: string | null;
};

const projetMax = 80;

/** « FDVA Formation 2027, Formation des bénévoles, « Former nos arbitres » ». */
export const nomDossier = ({ titre, type, projet }: DossierNomme): string =>
  [titre, type, projet?.trim() && `« ${shortened(projet.trim())} »`].filter(Boolean).join(', ');

/** Inside a sentence: « dossier 27-000412 (FDVA Formation 2027, Formation des bénévoles) ». */
export const dossierSaid = ({ id_fo, ...nomme }: DossierNomme & { id_fo: string }): string =>
  `dossier ${id_fo} (${nomDossier(nomme)})`;

const shortened = (text: string): string =>
  text.length > projetMax ? `${text.slice(0, projetMax - 1).trimEnd()}…` : text;

/** A dossier sent back was transmitted once: it is never said not to have been. */
export function aCorrigerSaid({
  transmis_le,
  renvoye_le,
}: Record<'transmis_le' | 'renvoye_le', string | null>) {
  const facts = [
    transmis_le && `transmis le ${formatDate(new Date(transmis_le))}`,
    renvoye_le && `renvoyé le ${formatDate(new Date(renvoye_le))}`,
  ].filter(Boolean);
  return facts.length > 0 ? `À corriger (${facts.join(', ')})` : 'À corriger';
}

/** What a report that is still owed holds up. */
export const crfBloque = ({ id_fo, exercice }: { id_fo: string; exercice: number }, isEnRetard: boolean) =>
  `Le dossier ${id_fo} ne peut pas se terminer sans le compte rendu ${exercice}${
    isEnRetard ? ', en retard : un service peut refuser une nouvelle demande' : ''
  }.`;
