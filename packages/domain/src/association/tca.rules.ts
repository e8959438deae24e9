// The state of the tronc commun d’agrément (TCA) follows from its dates, as do its reminders and the State's agréments
// that depend on it (§3 agrement; loi 2000-321, art. 25-1; ADR 0140).
import type { Choice } from '../kernel/fields.ts';
import { isDate } from '../kernel/value-problems.ts';
import { addAnnees, addMois } from '../referentiel/exercices.rules.ts';
import type { AgrementObtenu } from './collection/agrement-obtenu.fields.ts';

export const etatsTca = {
  non_demande: 'Jamais demandé',
  en_cours: 'Demandé, en cours d’instruction',
  valide: 'Obtenu, en cours de validité',
  expire: 'Expiré',
  refuse: 'Refusé',
} as const;
export type EtatTca = keyof typeof etatsTca;
export const choixEtatsTca: Choice[] = Object.entries(etatsTca).map(([value, label]) => ({ value, label }));

/** The stored values of a tronc commun d’agrément; days are « YYYY-MM-DD ». */
export type TcaRead = {
  tca_etat?: unknown;
  tca_date_renouvellement?: unknown;
  tca_date_refus?: unknown;
  tca_date_demande?: unknown;
};

const dureeAnnees = 5;

/** Returns the last day on which the tronc commun d’agrément holds, when it is granted on the given day. */
export const tcaEnd = (accorde: string): string => addAnnees(accorde, dureeAnnees);

const dayIn = (value: unknown): string | null => (typeof value === 'string' && isDate(value) ? value : null);

/**
 * Returns the state of the tronc commun d’agrément; `jour` is today in Paris. An association recognised as of public
 * use is deemed to have it (`isRup`).
 */
export function etatTca(tca: TcaRead | null | undefined, jour: string, isRup = false): EtatTca {
  const fin = dayIn(tca?.tca_date_renouvellement);
  if (isRup || (fin !== null && jour <= fin)) return 'valide';
  const refus = dayIn(tca?.tca_date_refus);
  const demande = dayIn(tca?.tca_date_demande);
  if (demande !== null && (refus === null || refus < demande)) return 'en_cours';
  if (refus !== null && (fin === null || refus > fin || demande !== null)) return 'refuse';
  if (fin !== null) return 'expire';
  return etatConnu(tca?.tca_etat);
}

/** Reads the stored state, which is all that is known without any date; « non_demande » when there is none. */
const etatConnu = (etat: unknown): EtatTca =>
  typeof etat === 'string' && Object.hasOwn(etatsTca, etat) ? (etat as EtatTca) : 'non_demande';

/** Returns the tronc commun d’agrément with its state of today, as conditions and pages read it. */
export const tcaOn = <T extends TcaRead>(tca: T, jour: string, isRup = false): T & { tca_etat: EtatTca } => ({
  ...tca,
  tca_etat: etatTca(tca, jour, isRup),
});

type FicheLue = { agrement?: TcaRead | null; identite?: { util_publique?: boolean | null } | null };

/**
 * Returns the tronc commun d’agrément of an association's file, for the conditions that do not know the day: the portal
 * marks each morning those that ended. An association that never asked for one has none, which is known too.
 */
export function readFicheTca(fiche: unknown): TcaRead & { tca_etat: EtatTca } {
  const { agrement, identite } = (fiche ?? {}) as FicheLue;
  const isRup = identite?.util_publique === true;
  return { ...agrement, tca_etat: isRup ? 'valide' : etatConnu(agrement?.tca_etat) };
}

/** How many months before the end the association is reminded. */
export const alertesTcaMois = [12, 6, 3] as const;

/**
 * Returns the last reminder whose date has come; null when there is none, when the end has passed, or when the renewal
 * is already requested.
 */
export function alerteTca(
  tca: TcaRead | null | undefined,
  jour: string,
): { fin: string; mois: number } | null {
  const fin = dayIn(tca?.tca_date_renouvellement);
  if (fin === null || fin < jour || isRenouvellementDemande(tca)) return null;
  const mois = alertesTcaMois.findLast((one) => fin <= addMois(jour, one));
  return mois === undefined ? null : { fin, mois };
}

/** Tells whether the renewal was requested in time and was not refused. */
function isRenouvellementDemande(tca: TcaRead | null | undefined): boolean {
  const [fin, demande, refus] = [
    tca?.tca_date_renouvellement,
    tca?.tca_date_demande,
    tca?.tca_date_refus,
  ].map(dayIn);
  return Boolean(fin && demande && demande <= fin && !(refus && refus >= demande));
}

/** The agréments of the State that depend on the tronc commun d’agrément. */
const surLeTca: ReadonlySet<unknown> = new Set([
  'JEP',
  'SPORT',
  'SC',
  'EN',
  'ENV',
  'SANTE',
  'CONSO',
  'FAM',
  'SECU',
]);
export const restsOnTca = ({ type }: { type?: unknown }): boolean => surLeTca.has(type);

/**
 * Tells whether an agrément is lost: the tronc commun d’agrément on which it depends ended, and its renewal was not
 * requested in time. Agréments given after that end are not lost.
 */
export function isLostWithTca(agrement: AgrementObtenu, tca: TcaRead, jour: string): boolean {
  const fin = dayIn(tca.tca_date_renouvellement);
  if (fin === null || jour <= fin || isRenouvellementDemande(tca) || !restsOnTca(agrement)) return false;
  const attribue = dayIn(agrement.date_attribution);
  return attribue === null || attribue <= fin;
}
