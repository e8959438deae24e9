// A document is valid for a time that depends on its type (ADR 0103).
import { formatDay, localDay, localYear } from '../identifiants/dates-affichees.ts';
import { daysBetween } from '../identifiants/echeances-affichees.ts';

/**
 * The validity is in months after the deposit, or in years after the document's year, the last day included. A type
 * that is not listed never expires.
 */
const durees: Readonly<Record<string, { mois: number } | { annees: number }>> = {
  RIB: { mois: 3 },
  SIR: { mois: 3 },
  BPA: { annees: 0 },
  AFF: { annees: 0 },
  ASS: { annees: 0 },
  CHA: { annees: 0 },
  // RAR, RFA and the types below expire with the years that annual accounts may be given [R9.3].
  RAR: { annees: 2 },
  RFA: { annees: 2 },
  CPT: { annees: 2 },
  RCA: { annees: 2 },
  PAG: { annees: 2 },
};

type Depose = { type: string; annee_validite: number | null; date_chargement: Date };

/**
 * Returns the last day on which the document is valid, « YYYY-MM-DD »; null when its type never expires, or when its
 * year was not given.
 */
export function documentExpiry({ type, annee_validite, date_chargement }: Depose): string | null {
  const duree = durees[type];
  if (!duree) return null;
  if ('mois' in duree) return plusMonths(localDay(date_chargement), duree.mois);
  return annee_validite === null ? null : `${annee_validite + duree.annees}-12-31`;
}

/** A campaign may limit the age of a document to ten years at most. */
export const validiteMaxMois = 120;

/** Returns the last day for a campaign with a maximum age: the type's own, or the campaign's if it comes first. */
export function expiresWithin(
  document: { expire_le: string | null; date_chargement: Date },
  validite_mois: number | undefined,
): string | null {
  if (validite_mois === undefined) return document.expire_le;
  const limite = plusMonths(localDay(document.date_chargement), validite_mois);
  return document.expire_le !== null && document.expire_le < limite ? document.expire_le : limite;
}

/** Returns the same day of the month, or the last day of a shorter month. */
function plusMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** How many days before its last one a document is shown as expiring and its people are told. */
export const alerteJours = 30;

export const validites = ['perime', 'bientot', 'valable', 'sans-echeance'] as const;
export type Validite = (typeof validites)[number];

/** Tells whether a document is valid; the days are those of Paris, and the last day is still valid. */
export function findValidite({ expire_le }: { expire_le: string | null }, now: Date): Validite {
  if (expire_le === null) return 'sans-echeance';
  const left = daysBetween(now, new Date(`${expire_le}T12:00:00Z`), 'Europe/Paris');
  if (left < 0) return 'perime';
  return left <= alerteJours ? 'bientot' : 'valable';
}

type Valable = { expire_le: string | null; annee_validite: number | null };

/** Returns « Périmé », « Expire le 02/05/2027 », « Année 2025 » or « Sans échéance ». */
export function sayValidite(document: Valable, now: Date): string {
  const { expire_le, annee_validite } = document;
  const validite = findValidite(document, now);
  if (validite === 'perime') return 'Périmé';
  if (annee_validite !== null && validite !== 'bientot') return `Année ${annee_validite}`;
  return expire_le === null ? 'Sans échéance' : `Expire le ${formatDay(expire_le)}`;
}

/**
 * Lists what dossiers ask most often and the association has not: its statutes, a RIB, a report and accounts of the
 * last closed year.
 */
export function manquantsUsuels(
  documents: readonly (Valable & { type: string })[],
  now: Date,
): { type: string; annee: number | null }[] {
  const year = localYear(now) - 1;
  const usual = [
    { type: 'STC', annee: null },
    { type: 'RIB', annee: null },
    { type: 'RAR', annee: year },
    { type: 'CPT', annee: year },
  ];
  const isThere = ({ type, annee }: (typeof usual)[number]) =>
    documents.some(
      (one) =>
        one.type === type &&
        (annee === null ? findValidite(one, now) !== 'perime' : one.annee_validite === annee),
    );
  return usual.filter((one) => !isThere(one));
}
