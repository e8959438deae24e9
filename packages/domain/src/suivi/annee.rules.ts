// The year of a dossier that is not finished: what was done, what is expected, and what awaits the association, each
// with its date.
import { dateLimiteCrf } from '../dossier/crf-attendu.rules.ts';
import type { GenreDossier } from '../dossier/genre.rows.ts';
import { type EtatInstruction, isAtStudy, isDecide, isInPaiement } from '../dossier/instruction.states.ts';
import { delaiVersement, type SuiteArgent } from '../dossier/suivi/suite-argent.rules.ts';
import { endOfDay, localYear } from '../identifiants/dates-affichees.ts';
import { formatJourCourt, formatMoisAnnee } from '../identifiants/dates-longues.ts';
import { addJours } from '../identifiants/durees.ts';

export type EtapeAnnee = {
  nom: 'Demande' | 'Correction' | 'Décision' | 'Versement' | 'Compte rendu';
  etat: 'fait' | 'a-vous' | 'attendu';
  /** Null when nobody can say: the step then stands after the one before. */
  le: Date | null;
};

/** Instants are ISO texts; delays are in days, null when the campaign does not say. */
export type DossierVivant = {
  genre: GenreDossier;
  etat: EtatInstruction;
  /** The end of the campaign, or the last instant to answer what a service asks. */
  echeance: string | null;
  transmis_le: string | null;
  decide_le: string | null;
  accorde_le: string | null;
  /** What comes next for the money granted; null when nothing does. */
  argent: SuiteArgent | null;
  /** The instant at which the dossier entered its present state. */
  etat_le: string;
  delai_jours: number | null;
  delai_versement_jours: number | null;
  /** The first exercise whose report is still to be sent. */
  exercice_crf: number;
  manque: string | null;
  crf: { exercice: number; isRenvoye: boolean } | null;
};

/**
 * Tells whether a dossier is still drawn on the line of the year: a removed, finished, refused or rejected one is not,
 * nor is an agrément once decided.
 */
export const isVivant = ({ etat, genre }: Pick<DossierVivant, 'etat' | 'genre'>): boolean =>
  !['B', '10', '11', '12'].includes(etat) && !(genre === 'agrement' && isDecide(etat));

export function etapesAnnee(dossier: DossierVivant, now: Date): EtapeAnnee[] {
  const decision = decisionOf(dossier, now);
  const before = [demandeOf(dossier), ...correctionOf(dossier, now), decision];
  if (dossier.genre === 'agrement') return before;
  return [...before, versementOf(dossier, decision), compteRenduOf(dossier)];
}

const instant = (le: string | null): Date | null => (le === null ? null : new Date(le));

const demandeOf = ({ etat, transmis_le, echeance }: DossierVivant): EtapeAnnee =>
  etat === 'A'
    ? { nom: 'Demande', etat: 'a-vous', le: instant(echeance) }
    : { nom: 'Demande', etat: 'fait', le: instant(transmis_le) };

/**
 * Returns the step of a correction: what was sent back, or found missing, is awaited now, and today stands for the date
 * that nobody gave.
 */
function correctionOf({ etat, manque, echeance }: DossierVivant, now: Date): EtapeAnnee[] {
  if (etat === 'C') return [{ nom: 'Correction', etat: 'a-vous', le: now }];
  return manque === null ? [] : [{ nom: 'Correction', etat: 'a-vous', le: instant(echeance) ?? now }];
}

/**
 * Returns the step of the decision. Before a first sending, the usual delay is counted from the last day on which the
 * dossier may be sent; once it was sent back, from now.
 */
function decisionOf(
  { etat, decide_le, accorde_le, transmis_le, echeance, delai_jours }: DossierVivant,
  now: Date,
): EtapeAnnee {
  if (isDecide(etat)) return { nom: 'Décision', etat: 'fait', le: instant(accorde_le ?? decide_le) };
  const since = isAtStudy(etat) ? instant(transmis_le) : etat === 'A' ? instant(echeance) : now;
  return {
    nom: 'Décision',
    etat: 'attendu',
    le: since && delai_jours !== null ? addJours(since, delai_jours) : null,
  };
}

function versementOf(dossier: DossierVivant, decision: EtapeAnnee): EtapeAnnee {
  const { etat, etat_le, argent } = dossier;
  const nom = 'Versement';
  if (isDecide(etat) && !isInPaiement(etat)) return { nom, etat: 'fait', le: new Date(etat_le) };
  if (argent?.tour === 'association') return { nom, etat: 'a-vous', le: null };
  const le = isInPaiement(etat)
    ? instant(argent?.attendu?.le ?? null)
    : decision.le && addJours(decision.le, delaiVersement(dossier));
  return { nom, etat: 'attendu', le };
}

/**
 * Returns the step of the report, which has a date from the first day. A report that was sent back is the association's
 * turn.
 */
function compteRenduOf({ etat, crf, exercice_crf }: DossierVivant): EtapeAnnee {
  const le = endOfDay(dateLimiteCrf(exercice_crf));
  const nom = 'Compte rendu';
  if (etat === '9' && crf === null) return { nom, etat: 'fait', le: null };
  return { nom, etat: crf?.isRenvoye ? 'a-vous' : 'attendu', le };
}

/** The line of dates goes from the beginning of the present quarter to the end of the year of the day in 300 days. */
export type Axe = { debut: Date; fin: Date; annee: number; reperes: { le: Date; nom: string }[] };

const moisMs = (year: number, month: number): Date => new Date(Date.UTC(year, month, 1));

export function yearAxe(now: Date): Axe {
  const trimestre = Math.floor(now.getUTCMonth() / 3) * 3;
  const debut = moisMs(now.getUTCFullYear(), trimestre);
  const annee = localYear(addJours(now, 300));
  const fin = moisMs(annee + 1, 0);
  const months = (fin.getUTCFullYear() - debut.getUTCFullYear()) * 12 - debut.getUTCMonth();
  const every = months > 15 ? 6 : 3;
  const reperes = Array.from({ length: Math.ceil(months / every) }, (_, index) => {
    const le = moisMs(debut.getUTCFullYear(), debut.getUTCMonth() + index * every);
    const said = formatMoisAnnee(new Date(le.getTime() + 43_200_000));
    return { le, nom: le.getUTCMonth() === 0 ? said : said.replace(/\u00a0.*/, '') };
  });
  return { debut, fin, annee, reperes };
}

/** Returns where the instant stands on the line, from 0 to 1; what is outside stands at its end. */
export function placeOnAxe({ debut, fin }: Pick<Axe, 'debut' | 'fin'>, le: Date): number {
  const part = (le.getTime() - debut.getTime()) / (fin.getTime() - debut.getTime());
  return Math.min(1, Math.max(0, part));
}

/** Two names side by side are at least this far from each other, as a part of the line. */
const ecart = 0.13;

/** The name of a step stands at `place`, and its point at `point`: a name may move aside, a point never does. */
type Placee<E> = { etape: E; place: number; point: number };

/**
 * Places the steps of a row in their order. What is done never stands after today: of two names that would cover each
 * other the earlier one is pulled back, and left out where the line begins. What is to come is pushed on instead, then
 * pulled back within the line. The point of a step stands at its very day, and under its name when it has none.
 */
export function placeAllOnAxe<E extends Pick<EtapeAnnee, 'le' | 'etat'>>(
  etapes: readonly E[],
  axe: Pick<Axe, 'debut' | 'fin'>,
  now: Date,
): Placee<E>[] {
  const premiere = etapes.findIndex(({ etat }) => etat !== 'fait');
  const combien = premiere === -1 ? etapes.length : premiere;
  const placees: Omit<Placee<E>, 'point'>[] = [];
  for (const etape of etapes.slice(0, combien).reverse()) {
    const most = (placees[0]?.place ?? Number.POSITIVE_INFINITY) - ecart;
    if (most < 0) break;
    placees.unshift({ etape, place: Math.min(placeOnAxe(axe, etape.le ?? now), most) });
  }
  for (const etape of etapes.slice(combien)) {
    const after = (placees.at(-1)?.place ?? -ecart) + ecart;
    placees.push({ etape, place: etape.le === null ? after : Math.max(after, placeOnAxe(axe, etape.le)) });
  }
  let most = 1;
  for (const placee of placees.toReversed()) {
    placee.place = Math.max(0, Math.min(placee.place, most));
    most = placee.place - ecart;
  }
  return placees.map(({ etape, place }) => ({
    etape,
    place,
    point: etape.le === null ? place : placeOnAxe(axe, etape.le),
  }));
}

/**
 * Returns for example « 2 oct. », « vers le 12 févr. », « avant le 30 juin », or « janv. 2028 » for what is beyond the
 * line.
 */
export function sayDateEtape(
  { nom, etat, le }: EtapeAnnee,
  axe: Pick<Axe, 'debut' | 'fin'>,
  now: Date,
): string {
  if (le === null)
    return etat === 'fait' ? 'fait' : nom === 'Versement' && etat === 'a-vous' ? 'à demander' : 'sans date';
  if (le >= axe.fin || le < axe.debut) return formatMoisAnnee(le);
  if (etat === 'fait') return formatJourCourt(le);
  if (etat === 'a-vous' && nom === 'Correction' && le <= now) return 'maintenant';
  if (le < now) return `depuis le ${formatJourCourt(le)}`;
  return `${nom === 'Demande' || nom === 'Compte rendu' || etat === 'a-vous' ? 'avant' : 'vers'} le ${formatJourCourt(le)}`;
}
