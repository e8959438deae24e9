// Somebody without an account follows a service, a department or a theme of the catalogue by mail.

import { territoiresIn } from '../../compte/territoire-admin.rules.ts';
import { departements } from '../../referentiel/data/departements.ts';
import { domaines } from '../../referentiel/data/domaines.ts';
import { premierJour } from '../../subvention/ouverture.words.ts';
import { type AidePublique, ouverturePublique } from './aide-publique.rules.ts';
import { minutesBeforeAlert } from './alerte.rules.ts';

export const abonnementPublic = '/abonnement-subventions';

/** A mailbox sends here to stop one subscription; whoever opens it finds the page that asks first. */
export const unsubscribeHref = (jeton: string): string => `${abonnementPublic}/${jeton}/arret`;

export const sujetsSuivis = {
  service: 'Un service',
  departement: 'Un département',
  theme: 'Un thème',
} as const;
export type SujetSuivi = keyof typeof sujetsSuivis;
export type SuiviAbonnement = { sujet: SujetSuivi; valeur: string };

/** The most subjects that an address may follow, then the most that it may leave unconfirmed. */
export const suivisMax = 20;
export const maxPendingSuivis = 5;

type Choix = { value: string; label: string };

/** Lists what may be followed: the services that are in the catalogue, and every department and theme. */
export function choixSuivis(aides: readonly AidePublique[]): Record<SujetSuivi, Choix[]> {
  const services = new Map(aides.flatMap((aide) => aide.services.map(({ id, nom }) => [id, nom] as const)));
  return {
    service: [...services]
      .map(([value, label]) => ({ value, label }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'fr')),
    departement: departements.map(({ value, label }) => ({ value, label: `${label} (${value})` })),
    theme: domaines.map(({ value, label }) => ({ value, label })),
  };
}

/** Returns what a form asks to follow, written « service:… », or null when it cannot be followed. */
export function readSuivi(text: string, aides: readonly AidePublique[]): SuiviAbonnement | null {
  const at = text.indexOf(':');
  const [sujet, valeur] = [text.slice(0, at), text.slice(at + 1)];
  if (!Object.hasOwn(sujetsSuivis, sujet)) return null;
  return nomSuivi({ sujet: sujet as SujetSuivi, valeur }, aides) === null
    ? null
    : { sujet: sujet as SujetSuivi, valeur };
}

/** Returns the name of what is followed, or null when it can no longer be chosen. */
export const nomSuivi = ({ sujet, valeur }: SuiviAbonnement, aides: readonly AidePublique[]): string | null =>
  choixSuivis(aides)[sujet].find(({ value }) => value === valeur)?.label ?? null;

/**
 * Tells whether a subvention concerns what is followed: a national one is for every department, and one of a region for
 * each of its departments.
 */
export function matchesSuivi(
  { campagne, services }: AidePublique,
  { sujet, valeur }: SuiviAbonnement,
): boolean {
  if (sujet === 'service') return services.some(({ id }) => id === valeur);
  if (sujet === 'theme') return campagne.themes?.some((one) => one === valeur) ?? false;
  return campagne.territoires?.some((one) => territoiresIn(one).includes(valeur)) ?? true;
}

export type Nouveaute = { aide: AidePublique; quoi: 'publiee' | 'ouverte' | 'annulee' };

/** Returns an instant: what is published then or later may still be taken back, so nobody is told of it yet. */
export const nouvellesEnd = (now: Date): Date => new Date(now.getTime() - minutesBeforeAlert * 60_000);

type Periode = { depuis: Date; jusqu: Date };

/** Gives what was published, opened or taken back in this time; what is closed already is not told. */
export function nouveautes(
  { aides, reprises }: { aides: readonly AidePublique[]; reprises: readonly AidePublique[] },
  { depuis, jusqu }: Periode,
): Nouveaute[] {
  const isDans = (iso: string) => {
    const at = Date.parse(iso);
    return depuis.getTime() < at && at <= jusqu.getTime();
  };
  const told = aides.flatMap((aide): Nouveaute[] => {
    if (ouverturePublique(aide.campagne, jusqu) === 'fermee') return [];
    if (isDans(aide.publieeLe)) return [{ aide, quoi: 'publiee' }];
    return isDans(premierJour(aide.campagne.sous_dispositifs)) ? [{ aide, quoi: 'ouverte' }] : [];
  });
  // A person who was never told of the publication is not told that it was taken back.
  const annulees = reprises.filter(
    ({ publieeLe, repriseLe }) =>
      repriseLe !== undefined && isDans(repriseLe) && Date.parse(publieeLe) <= depuis.getTime(),
  );
  return [...told, ...annulees.map((aide): Nouveaute => ({ aide, quoi: 'annulee' }))];
}
