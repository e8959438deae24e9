// What awaits a person of an association: what is due soon (`horizonJours`), or what blocks, each with one act. The
// home page and the list of dossiers show it; the calendar lists the same things, however far.
import { paris } from '../../identifiants/dates-affichees.ts';
import { formatJourMois } from '../../identifiants/dates-longues.ts';
import { addJours } from '../../identifiants/durees.ts';
import { daysBetween } from '../../identifiants/echeances-affichees.ts';
import { count } from '../../identifiants/nombres-affiches.ts';

/** How many days ahead something is a thing to do; what is due later is only a date to come. */
export const horizonJours = 60;

/** A thing to do that only this person can do is marked (`bientot`) when fewer days than this are left. */
const bientotJours = 15;

/**
 * In days: once the date of an act has passed for longer than this, nothing can be done about it any more, so the entry
 * is dropped.
 */
const oubliJours = 30;

export type Ton = 'retard' | 'bientot' | 'calme';

/** A thing to do, before it is known whether it is due soon. */
export type Chose = {
  id: string;
  /** The deadline, an ISO instant; null when the act is awaited without a date. */
  avant: string | null;
  /** True when something cannot go on until the act is done: the entry is then listed even without a date. */
  isBloquant: boolean;
  /** True when others may do the act as well, or the administration will. */
  isPartage?: true;
  /** True when the act is no longer possible after its date: the entry is dropped `oubliJours` days later. */
  isPerdu?: true;
  titre: string;
  /** The number of the dossier, which tells apart two acts of the same name. */
  numero?: string;
  /** The facts that stand in grey under the title. */
  faits: string;
  phrase: string;
  acte: { label: string; href: string };
  /** The words of the entry in a calendar. */
  rappel: string;
};

export type ChoseDue = Chose & { ton: Ton; reste: string };

/** Keeps what is due within the horizon or blocks: by date, and what blocks without a date last. */
export function listDueChoses(choses: readonly Chose[], now: Date): ChoseDue[] {
  const dated = choses.filter((one) => one.avant !== null && isDue(one, one.avant, now));
  const blocking = choses.filter((one) => one.isBloquant && !dated.includes(one));
  return [...dated.toSorted(byDate), ...blocking].map((one) => toned(one, now));
}

/** Tells whether the date falls within the horizon, or is past already. */
export const isDueSoon = (avant: string, now: Date): boolean =>
  daysBetween(now, new Date(avant), paris) <= horizonJours;

const isDue = ({ isPerdu }: Chose, avant: string, now: Date): boolean =>
  isDueSoon(avant, now) && !(isPerdu && daysBetween(now, new Date(avant), paris) < -oubliJours);

const byDate = (one: Chose, other: Chose): number =>
  new Date(one.avant ?? 0).getTime() - new Date(other.avant ?? 0).getTime();

/**
 * Completes an entry with its colour and the time that is left. One that blocks something, and is due only after the
 * horizon, is listed without its date, because the date is not why it is listed.
 */
function toned(chose: Chose, now: Date): ChoseDue {
  if (chose.avant === null || !isDue(chose, chose.avant, now)) {
    return { ...chose, avant: null, ton: 'calme', reste: '' };
  }
  const avant = new Date(chose.avant);
  const days = daysBetween(now, avant, paris);
  if (avant.getTime() <= now.getTime()) return { ...chose, ton: 'retard', reste: retardSaid(-days) };
  const ton = days < bientotJours && !chose.isPartage ? 'bientot' : 'calme';
  return { ...chose, ton, reste: days === 0 ? 'aujourd’hui' : `dans ${count(days, 'jour', 'jours')}` };
}

const retardSaid = (days: number): string =>
  days === 0 ? 'en retard depuis aujourd’hui' : `en retard de ${count(days, 'jour', 'jours')}`;

/** Returns the title of the page, which says how much there is to do: « 3 choses à faire d’ici le 22 janvier ». */
export function titreAgenda(nombre: number, now: Date): string {
  const jusque = formatJourMois(addJours(now, horizonJours));
  const quoi = nombre === 0 ? 'Rien' : count(nombre, 'chose', 'choses');
  return `${quoi} à faire d’ici le ${jusque}`;
}
