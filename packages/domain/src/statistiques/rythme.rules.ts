// Two years are compared: days to decide, then to pay, month by month, against what the campaigns promise (§7, figures
// of a service, « Tenons-nous nos délais ? »).
import { computeDelais } from './delais.rules.ts';

export const mesureKinds = ['decider', 'payer', 'argent'] as const;
/** From sending to decision, from decision to the first payment, and from sending to that payment. */
export type MesureKind = (typeof mesureKinds)[number];

/** How many dossiers (`n`) took `jours` days in a month; `tenus` of them kept the promise of their campaign. */
export type RythmeCompte = {
  annee: number;
  mois: number;
  quoi: MesureKind;
  jours: number;
  n: number;
  tenus: number;
};

/** The number of dossiers below which a delay would say more of one of them than of the service. */
export const decisionsMin = 5;

export type Mesure = {
  n: number;
  mediane: number | null;
  neuviemeDecile: number | null;
  /** The percentage of dossiers that kept the promise of their campaign. */
  aTemps: number | null;
  lePlusLong: number | null;
};

export function computeMesure(comptes: readonly RythmeCompte[]): Mesure {
  const n = comptes.reduce((sum, one) => sum + one.n, 0);
  if (n < decisionsMin) return { n, mediane: null, neuviemeDecile: null, aTemps: null, lePlusLong: null };
  const { mediane, neuviemeDecile } = computeDelais(comptes);
  const tenus = comptes.reduce((sum, one) => sum + one.tenus, 0);
  return {
    n,
    mediane,
    neuviemeDecile,
    aTemps: Math.round((100 * tenus) / n),
    lePlusLong: Math.max(...comptes.map(({ jours }) => jours)),
  };
}

export type RythmeMois = { mois: number; decider: Mesure; payer: Mesure };
export type RythmeAnnee = { annee: number; mois: RythmeMois[] } & Record<MesureKind, Mesure>;

/** Returns the figures of a year; months without anything are left out of the table, and leave a gap in the drawing. */
export function rythmeAnnee(comptes: readonly RythmeCompte[], annee: number): RythmeAnnee {
  const of = (quoi: MesureKind, mois?: number) =>
    computeMesure(
      comptes.filter(
        (one) => one.annee === annee && one.quoi === quoi && (mois === undefined || one.mois === mois),
      ),
    );
  const mois = Array.from({ length: 12 }, (_, rank) => ({
    mois: rank + 1,
    decider: of('decider', rank + 1),
    payer: of('payer', rank + 1),
  })).filter(({ decider, payer }) => decider.n + payer.n > 0);
  return { annee, decider: of('decider'), payer: of('payer'), argent: of('argent'), mois };
}
