// What is said of an absence: to who gives a dossier, to who receives in the place of somebody, to who comes back.
import { formatJourLong, formatJourMois } from '../identifiants/dates-longues.ts';
import { count } from '../identifiants/nombres-affiches.ts';
import type { Vacance } from './absence.rules.ts';

type Jours = { du: string; au: string };

/** Returns « 12 janvier » from « 2027-01-12 ». */
export const sayJour = (jour: string): string => formatJourMois(new Date(`${jour}T12:00:00Z`));

/** Returns « du 21 au 31 décembre », « du 21 décembre au 4 janvier 2027 », or « le 21 décembre ». */
export function sayPeriode({ du, au }: Jours): string {
  if (du === au) return `le ${sayJour(du)}`;
  const isSame = (length: number) => du.slice(0, length) === au.slice(0, length);
  const debut = sayJour(du);
  const fin = isSame(4) ? sayJour(au) : formatJourLong(new Date(`${au}T12:00:00Z`));
  return `du ${isSame(7) ? debut.split('\u00a0')[0] : debut} au ${fin}`;
}

type Reception = { absent: string; au: string; recoit: string | null; vacance: Vacance | null };

/** Returns « Paul Girard n’est pas là jusqu’au 12 janvier : Maëlle Kerbrat reçoit à sa place. » */
export function sayReception({ absent, au, recoit, vacance }: Reception): string {
  const loin = `${absent} n’est pas là jusqu’au ${sayJour(au)}`;
  if (recoit !== null) return `${loin} : ${recoit} reçoit à sa place.`;
  return vacance === null || vacance === 'aucun'
    ? `${loin}, et personne ne reçoit à sa place.`
    : `${loin}, et personne ne reçoit à sa place : qui devait le faire ${causes[vacance]}.`;
}

const causes: Readonly<Record<Exclude<Vacance, 'aucun'>, string>> = {
  absent: 'n’est pas là non plus',
  parti: 'n’est plus du service',
};

/** Returns what stands beside the name of a stand-in who cannot receive. */
export const sayVacance = (cause: Exclude<Vacance, 'aucun'>): string => causes[cause];

/** Returns why a message reaches a stand-in: « Pour Paul Girard, qui n’est pas là jusqu’au 12 janvier. » */
export const sayOnBehalf = ({ absent, au }: Pick<Reception, 'absent' | 'au'>): string =>
  `Pour ${absent}, qui n’est pas là jusqu’au ${sayJour(au)}.`;

/** Returns for whom one receives: « Vous recevez pour Paul Girard jusqu’au 12 janvier : … » */
export function sayRemplaces(remplaces: readonly { nom: string; au: string }[]): string {
  const [first] = remplaces;
  if (!first) return '';
  if (remplaces.length === 1)
    return `Vous recevez pour ${first.nom} jusqu’au ${sayJour(first.au)} : ses échéances sont aussi dans votre jour.`;
  const noms = remplaces.map(({ nom, au }) => `${nom} (jusqu’au ${sayJour(au)})`);
  return `Vous recevez pour ${noms.slice(0, -1).join(', ')} et ${noms.at(-1)} : leurs échéances sont aussi dans votre jour.`;
}

/** Returns what was done on one’s dossiers meanwhile: « Pendant votre absence, du 21 au 31 décembre : 6 de vos dossiers… » */
export function sayRetour({ dossiers, ...jours }: Jours & { dossiers: number }): string {
  const absence = `Pendant votre absence, ${sayPeriode(jours)}`;
  return dossiers === 0
    ? `${absence}, aucun de vos dossiers n’a changé.`
    : `${absence}, ${count(dossiers, 'de vos dossiers a changé', 'de vos dossiers ont changé')}.`;
}

/** Returns « Paul Girard, du 21 au 31 décembre, Maëlle Kerbrat reçoit », as the journal keeps it. */
export const describeAbsence = ({
  personne,
  remplacant,
  ...jours
}: Jours & { personne: string; remplacant: string | null }): string =>
  `${personne}, ${sayPeriode(jours)}, ${remplacant === null ? 'personne ne reçoit' : `${remplacant} reçoit`}`;
