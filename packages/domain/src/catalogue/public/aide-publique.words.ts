// The public catalogue says these words of a subvention, on its page, in the list, in feeds and in calendars.
import { hasPouvoir } from '../../dossier/pouvoir.rules.ts';
import { formatJourEntier } from '../../identifiants/dates-longues.ts';
import { daysBetween } from '../../identifiants/echeances-affichees.ts';
import { count } from '../../identifiants/nombres-affiches.ts';
import type { Campagne } from '../../subvention/campagne.rules.ts';
import { sayTerritoires } from '../../subvention/montants/reserve.words.ts';
import {
  dernierJour,
  listZones,
  ouvertureBadges,
  premierJour,
  sayInstant,
} from '../../subvention/ouverture.words.ts';
import { publicsSubvention } from '../../subvention/publics.rows.ts';
import { sayDeplacement } from '../calendrier/cloture.words.ts';
import { type AidePublique, ouverturePublique } from './aide-publique.rules.ts';

type Etat = { label: string; tone: 'vert' | 'orange' | 'bleu' | 'gris' };

/** How many days before its end a subvention is shown as closing soon. */
const bientotJours = 14;

/** Returns the badge: « Ouverte », « Ferme dans 11 jours », « Ouvre dans 8 jours » or « Fermée ». */
export function etatPublic(campagne: Campagne, now: Date): Etat {
  const ouverture = ouverturePublique(campagne, now);
  const { sous_dispositifs: types, fuseau } = campagne;
  const jours = (iso: string) => daysBetween(now, new Date(iso), fuseau);
  if (ouverture === 'a-venir') return { label: `Ouvre ${dans(jours(premierJour(types)))}`, tone: 'bleu' };
  const left = jours(dernierJour(types));
  return ouverture === 'ouverte' && left <= bientotJours
    ? { label: `Ferme ${dans(left)}`, tone: 'orange' }
    : ouvertureBadges[ouverture];
}

/**
 * Returns the state with its date, « Ouvre le … »: others keep this sentence for days, in which « Ouvre dans 8 jours »
 * would become false.
 */
export function etatDate(campagne: Campagne, now: Date): { etat: string; date: string } {
  const { sous_dispositifs: types } = campagne;
  const [debut, fin] = [sayInstant(premierJour(types), campagne), sayInstant(dernierJour(types), campagne)];
  return {
    ouverte: { etat: 'Ouverte', date: `jusqu’au ${fin}` },
    'a-venir': { etat: 'Ouvre', date: `le ${debut}` },
    fermee: { etat: 'Fermée', date: `depuis le ${fin}` },
  }[ouverturePublique(campagne, now)];
}

const dans = (jours: number): string =>
  jours === 0 ? 'aujourd’hui' : jours === 1 ? 'demain' : `dans ${count(jours, 'jour', 'jours')}`;

/** Returns « Jusqu’au … », « Du … au … » or « Fermée depuis le … ». */
export function sayPeriode(campagne: Campagne, now: Date): string {
  const { sous_dispositifs: types } = campagne;
  const fin = sayInstant(dernierJour(types), campagne);
  const ouverture = ouverturePublique(campagne, now);
  if (ouverture === 'fermee') return `Fermée depuis le ${fin}`;
  if (ouverture === 'ouverte') return `Jusqu’au ${fin}`;
  // Overseas the day of Paris may be another one: the opening then has its hour too.
  const debut = premierJour(types);
  return listZones(campagne).length > 0
    ? `Du ${sayInstant(debut, campagne)}, au ${fin}`
    : `Du ${formatJourEntier(new Date(debut))} au ${fin}`;
}

/** Returns one line: « Associations sportives, siège ici : Bouches-du-Rhône ». */
export function sayWhoMayAsk({ publics, territoires }: Pick<Campagne, 'publics' | 'territoires'>): string {
  const [first = 'toutes les associations', ...others] = (publics ?? []).map(
    (nom) => publicsSubvention[nom].pluriel,
  );
  const who = [first, ...others].join(' ou ');
  const said = `${who.charAt(0).toUpperCase()}${who.slice(1)}`;
  return territoires ? `${said} dont le siège est ici : ${sayTerritoires(territoires)}` : said;
}

/** Returns for example « La publication du 26 novembre 2026 a été annulée le 27 novembre 2026. » */
export const sayReprise = ({
  publieeLe,
  repriseLe = publieeLe,
}: Pick<AidePublique, 'publieeLe' | 'repriseLe'>) =>
  `La publication du ${formatJourEntier(new Date(publieeLe))} a été annulée par le service le ${formatJourEntier(new Date(repriseLe))} : cette subvention ne peut pas être demandée pour l’instant.`;

/** Returns what is said where an older version stands again. */
export const versionReprise = (repriseLe: string) =>
  `Une version plus récente, publiée par erreur, a été annulée le ${formatJourEntier(new Date(repriseLe))}. Ce que vous lisez ici est en vigueur.`;

/**
 * Returns what is said of the last closing that was moved, as long as it is the one in force; null when none was.
 */
export function sayCloture({
  campagne,
  deplacee,
}: Pick<AidePublique, 'campagne' | 'deplacee'>): string | null {
  const types = campagne.sous_dispositifs;
  const type = types.find(({ code }) => code === deplacee?.code);
  if (!deplacee || !type || Date.parse(type.date_fin) !== Date.parse(deplacee.apres)) return null;
  return sayDeplacement(deplacee, {
    zones: listZones(campagne),
    type: types.length > 1 ? type.label : undefined,
  });
}

export type Papier = { label: string; conseil: string };

/** Lists the papers to prepare; the bank account comes first, since every request needs it. */
export function listPapiersToPrepare({ documents_attendus }: Pick<Campagne, 'documents_attendus'>): Papier[] {
  const rib = { label: 'Relevé d’identité bancaire', conseil: 'Au nom de l’association. Une photo suffit.' };
  const pieces = hasPouvoir(documents_attendus).map(({ label, aide, obligatoire, asks }) => ({
    label,
    conseil: [aide, asks ? 'Selon votre dossier.' : obligatoire ? null : 'Facultatif.']
      .filter(Boolean)
      .join(' '),
  }));
  return [rib, ...pieces];
}
