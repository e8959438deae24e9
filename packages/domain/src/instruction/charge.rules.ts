// The load of a team: what each person has in charge, by the week in which an answer is due.
import { echeances, findLundi, sayEcheance } from '../dossier/echeance-semaine.rules.ts';

/** What is late comes first, then each week; what went back to an association waits for nobody of the service. */
export const colonnesCharge = ['retard', ...echeances, 'renvoye'] as const;
export type ColonneCharge = (typeof colonnesCharge)[number];

/** Returns each column, with the Monday of those that are weeks. */
export const listColonnesCharge = (now: Date): { code: ColonneCharge; lundi: string | null }[] =>
  colonnesCharge.map((code) => ({
    code,
    lundi: code.startsWith('semaine-') ? findLundi(now, Number(code.slice(8))) : null,
  }));

export const sayColonneCharge = (code: ColonneCharge): string => {
  if (code === 'retard') return 'en retard';
  return code === 'renvoye' ? 'chez l’association' : sayEcheance(code);
};

type Compte = { id: string | null; nom: string | null; colonne: ColonneCharge; nombre: number };
type Personne = { id: string | null; nom: string; isDuService: boolean; nombres: number[] };

/**
 * Returns the rows of the team: every colleague, even with nothing in charge, then those whose account is closed and
 * who still have dossiers; the dossiers assigned to nobody come last.
 */
export function computeChargeEquipe(
  collegues: readonly { id: string; nom: string }[],
  comptes: readonly Compte[],
): Personne[] {
  const partis = new Map(
    comptes.flatMap(({ id, nom }) =>
      id === null || collegues.some((one) => one.id === id) ? [] : [[id, nom ?? '']],
    ),
  );
  const nombresOf = (of: string | null) =>
    colonnesCharge.map(
      (code) => comptes.find(({ id, colonne }) => id === of && colonne === code)?.nombre ?? 0,
    );
  return [
    ...collegues.map(({ id, nom }) => ({ id, nom, isDuService: true, nombres: nombresOf(id) })),
    ...[...partis].map(([id, nom]) => ({ id, nom, isDuService: false, nombres: nombresOf(id) })),
    { id: null, nom: 'Personne', isDuService: true, nombres: nombresOf(null) },
  ];
}

/** Returns what remains to study, without what is with the associations. */
export const sumToStudy = (nombres: readonly number[]): number =>
  nombres.reduce((sum, n, rank) => (colonnesCharge[rank] === 'renvoye' ? sum : sum + n), 0);
