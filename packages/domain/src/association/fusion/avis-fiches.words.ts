// What those who manage an association are told when an administrator joins two of its files, parts them again or
// corrects its numbers: what changed, that they have nothing to do, and whom to write to (ADR 0541).
import { formatHorodatage } from '../../identifiants/dates-affichees.ts';
import { formatSiren } from '../../identifiants/nombres-affiches.ts';
import { sayNotRestored } from './fusion.words.ts';

export type AvisFiches = {
  /** The subject of the e-mail, before the name of the association. */
  sujet: string;
  /** What happened, without the name of the association nor the final full stop. */
  fait: string;
  /** What it changes for them; then whom to write to. */
  texte: string;
  contact: string;
};

const rienAFaire = 'Vous n’avez rien à faire';

/** `autre` names the other file, in quotation marks; `aide` is the address of the assistance. */
type DeuxFiches = { autre: string; aide: string };

/** Told on the file kept, to those who managed either file; `fin` is the instant after which the merge stays. */
export const avisReunies = ({ autre, aide, fin }: DeuxFiches & { fin: Date }): AvisFiches => ({
  sujet: 'Deux fiches réunies',
  fait: `l’administration a réuni ici l’autre fiche de la même association, ${autre}. ${rienAFaire}`,
  texte:
    'Votre association n’a pas changé : le portail avait deux fiches pour elle, il n’en a plus qu’une. Dossiers, documents, RIB et accès des deux fiches y sont ensemble, et les anciens numéros y mènent.',
  contact: `Ce n’est pas la même association ? Écrivez à ${aide} avant le ${formatHorodatage(fin)} : la réunion peut encore être annulée.`,
});

/**
 * Told on each of the two files, to those who manage it; `gardee` names the one where all had been joined, and `reasonsByEtat`
 * counts what did not come back.
 */
export const avisSeparees = ({
  autre,
  gardee,
  restes,
  aide,
}: DeuxFiches & { gardee: string; restes: number }): AvisFiches => ({
  sujet: 'Deux fiches séparées',
  fait: `l’administration a séparé cette fiche de ${autre}, avec laquelle elle l’avait réunie. ${rienAFaire}`,
  texte: [
    'Chaque fiche a retrouvé ses dossiers, ses documents, ses RIB, ses accès et ses numéros.',
    sayNotRestored(restes),
    `Ce qui a été fait pendant qu’elles étaient réunies est resté sur la fiche ${gardee}.`,
  ]
    .filter(Boolean)
    .join(' '),
  contact: `Il vous manque quelque chose ? Écrivez à ${aide}.`,
});

const noms = { id_rna: 'numéro RNA', id_siren: 'SIREN' } as const;
export type NumeroCorrige = { nom: keyof typeof noms; avant: string | null; apres: string | null };

type Corriges = {
  numeros: readonly NumeroCorrige[];
  /** Whether the numbers that were replaced go on leading to the file. */
  anciensGardes: boolean;
  /** Whether the SIRET of the seat was that of a SIREN that is no longer the association's. */
  siegeVide: boolean;
  aide: string;
};

export function avisNumeros({ numeros, anciensGardes, siegeVide, aide }: Corriges): AvisFiches {
  const texte = [
    'Vos dossiers gardent le numéro avec lequel ils ont été faits.',
    anciensGardes ? 'L’ancien numéro mène toujours à votre association.' : '',
    siegeVide ? 'Le SIRET du siège reviendra quand le portail relira le registre Sirene.' : '',
  ];
  return {
    sujet: numeros.length > 1 ? 'Numéros corrigés' : 'Numéro corrigé',
    fait: `l’administration a corrigé les numéros de l’association : ${numeros.map(numeroSaid).join(' ; ')}. ${rienAFaire}`,
    texte: texte.filter(Boolean).join(' '),
    contact: `Une erreur ? Écrivez à ${aide}.`,
  };
}

function numeroSaid({ nom, avant, apres }: NumeroCorrige): string {
  const said = (numero: string) => (nom === 'id_siren' ? formatSiren(numero) : numero);
  if (apres === null) return `le ${noms[nom]} ${said(avant ?? '')}, qui n’était pas le sien, est retiré`;
  return avant === null
    ? `le ${noms[nom]} ${said(apres)} est ajouté`
    : `le ${noms[nom]} est ${said(apres)}, et non plus ${said(avant)}`;
}
