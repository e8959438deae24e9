// Whether a subvention may be asked for now is said in these words, on its page, in lists, in feeds and in mails.
import { paris } from '../identifiants/dates-affichees.ts';
import { listZonesShown, sayLimite, showEcheance } from '../identifiants/echeances-affichees.ts';
import { timeZoneOfTerritoire } from '../referentiel/territoires.rules.ts';
import type { Ouverture } from './campagne.rules.ts';

type Periode = { date_debut: string; date_fin: string };
export type Ouvrable = {
  ouverture: Ouverture;
  campagne: { sous_dispositifs: readonly Periode[]; fuseau: string; territoires?: readonly string[] };
};

/** The places whose clocks a sentence names: more would be a list that nobody reads. */
const zonesDitesMax = 3;

/** Lists the zones, beside that of Paris, of those who may ask: the campaign's own, or those of its territories. */
export function listZones({
  fuseau,
  territoires = [],
}: Omit<Ouvrable['campagne'], 'sous_dispositifs'>): string[] {
  if (fuseau !== paris) return [fuseau];
  const zones = [...new Set(territoires.map(timeZoneOfTerritoire))].filter((zone) => zone !== paris);
  return zones.length > zonesDitesMax ? [] : zones;
}

export const ouvertureBadges = {
  ouverte: { label: 'Ouverte', tone: 'vert' },
  'a-venir': { label: 'Pas encore ouverte', tone: 'gris' },
  fermee: { label: 'Fermée', tone: 'gris' },
} as const satisfies Record<Ouverture, { label: string; tone: string }>;

/**
 * Says when a type of request opens or closes, with the hour of the places where it may be asked for, and that of the
 * place from which it is read.
 */
export const sayInstant = (
  iso: string,
  campagne: Omit<Ouvrable['campagne'], 'sous_dispositifs'>,
  ici: string = paris,
): string => sayLimite(new Date(iso), listZonesShown(listZones(campagne), ici));

/** Says until when a subvention is open, when it opens, or since when it is closed. */
export function ouvertureSentence({ ouverture, campagne }: Ouvrable, now: Date, ici?: string): string {
  const { sous_dispositifs: types, fuseau } = campagne;
  if (ouverture === 'a-venir') return `ouvre le ${sayInstant(premierJour(types), campagne, ici)}`;
  const fin = dernierJour(types);
  if (ouverture === 'fermee') return `fermée depuis le ${sayInstant(fin, campagne, ici)}`;
  return `jusqu’au ${sayInstant(fin, campagne, ici)}, ${showEcheance(new Date(fin), now, fuseau).relative}`;
}

/** Returns the instant at which the last of these types closes. */
export const dernierJour = (types: readonly Periode[]): string =>
  types
    .map(({ date_fin }) => new Date(date_fin).toISOString())
    .toSorted()
    .at(-1) ?? '';

/** Returns the instant at which the first of these types opens. */
export const premierJour = (types: readonly Periode[]): string =>
  types.map(({ date_debut }) => new Date(date_debut).toISOString()).toSorted()[0] ?? '';
