// What an administrator reads before two files of one association become one, and after (ADR 0567).
import { annulationJours } from '../../identifiants/durees.ts';
import { count, formatSiren } from '../../identifiants/nombres-affiches.ts';
import type { Cles } from '../registre/registre.rules.ts';
import { movedTables, type TableDeplacee } from './fusion.rows.ts';
import type { NumerosReunis } from './fusion.rules.ts';

/** How many rows of a table go to the file kept, and how many stay since it has them already. */
export type FusionCompte = { table: TableDeplacee; nombre: number; doublons: number };

export type LigneApercu = { quoi: string; doublons: string | null };

/** Says what will be moved, a line a table; what nobody lists is not told. */
export const sayApercuFusion = (comptes: readonly FusionCompte[]): LigneApercu[] =>
  comptes.flatMap(({ table, nombre, doublons }) => {
    const { noms, doublon }: { noms?: readonly [string, string]; doublon?: string } = movedTables[table];
    if (!noms || nombre + doublons === 0) return [];
    const said = doublons > 0 && doublon ? `${count(doublons, 'doublon', 'doublons')}. ${doublon}` : null;
    return [{ quoi: count(nombre, ...noms), doublons: said }];
  });

const noms = { id_rna: 'RNA', id_siren: 'SIREN', id_ex: 'ancien numéro' } as const;

/** Says each number as it is read: « RNA W131234567 », « SIREN 900 000 019 ». */
export const sayNumeros = (cles: Cles): string[] =>
  (['id_rna', 'id_siren', 'id_ex'] as const).flatMap((name) => {
    const numero = cles[name];
    return numero ? [`${noms[name]} ${name === 'id_siren' ? formatSiren(numero) : numero}`] : [];
  });

/** Says what becomes of the numbers of the merged file. */
export function sayNumerosMerged({ pris, anterieurs }: NumerosReunis): string[] {
  return [
    ...sayNumeros(pris).map((said) => `${said} : la fiche gardée le portera.`),
    ...sayNumeros(anterieurs).map((said) => `${said} : il mènera à la fiche gardée, qui garde le sien.`),
  ];
}

/** The rules that hold whatever the two files contain. */
export const reglesFusion = [
  'Les réponses de la fiche gardée restent ; celles de l’autre ne remplissent que ce qui y manque.',
  'Les personnes de chaque fiche verront tout ce que les deux contiennent.',
  'Les dossiers gardent leur numéro, leur historique et le SIRET avec lequel ils ont été faits.',
  'L’adresse et les numéros de l’autre fiche mèneront à la fiche gardée.',
  `Pendant ${annulationJours} jours, la fusion s’annule : ce qui a été déplacé revient. Ce qui aura été fait depuis restera sur la fiche gardée.`,
] as const;

/** Says, where one confirms a merge, that it may be undone. */
export const annulationDelaiText = `Vous pourrez annuler pendant ${annulationJours} jours.`;

/** Names who made a merge, whose account may be gone. */
export const nameAuteurFusion = (nom: string | null): string => nom ?? 'un compte supprimé';

/** Says that the two files asked the same grant for the same year. */
export const sayAidesInBoth = (nombre: number): string | null =>
  nombre === 0
    ? null
    : `${count(nombre, 'aide est demandée', 'aides sont demandées')} sur les deux fiches pour la même année : les deux dossiers sont gardés, et le service décide lequel il instruit.`;

/** Says that both files have the same bank account. */
export const sayRibsInBoth = (nombre: number): string | null =>
  nombre === 0
    ? null
    : `${count(nombre, 'compte bancaire est', 'comptes bancaires sont')} sur les deux fiches : les deux RIB sont gardés, car des dossiers désignent l’un ou l’autre.`;

/** Says what did not come back when a merge was undone; an empty text when all did. */
export const sayNotRestored = (restes: number): string =>
  restes === 0
    ? ''
    : `${count(restes, 'élément n’existe plus ou a été déplacé depuis', 'éléments n’existent plus ou ont été déplacés depuis')}.`;

export const sayFusionUndone = ({ revenus, restes }: { revenus: number; restes: number }): string =>
  [
    `La fusion est annulée : ${count(revenus, 'élément est revenu', 'éléments sont revenus')} sur l’autre fiche.`,
    sayNotRestored(restes),
    'Ce qui a été fait depuis la fusion reste sur cette fiche.',
  ]
    .filter(Boolean)
    .join(' ');
