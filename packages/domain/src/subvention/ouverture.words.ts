// Whether a subvention may be asked for now is said in these words, on its page, in lists, in feeds and in mails.
import { showEcheance } from '../identifiants/echeances-affichees.ts';
import type { Ouverture } from './campagne.rules.ts';

type Periode = { date_debut: string; date_fin: string };
export type Ouvrable = {
  ouverture: Ouverture;
  campagne: { sous_dispositifs: readonly Periode[]; fuseau: string };
};

export const ouverturesSaid = {
  ouverte: { label: 'Ouverte', tone: 'vert' },
  'a-venir': { label: 'Pas encore ouverte', tone: 'gris' },
  fermee: { label: 'Fermée', tone: 'gris' },
} as const satisfies Record<Ouverture, { label: string; tone: string }>;

/** Says until when a subvention is open, when it opens, or since when it is closed. */
export function ouvertureSentence({ ouverture, campagne }: Ouvrable, now: Date): string {
  const { sous_dispositifs: types, fuseau } = campagne;
  const said = (instant: string) => showEcheance(new Date(instant), now, fuseau);
  if (ouverture === 'a-venir') return `ouvre le ${said(premierJour(types)).date}`;
  const { date, locale, relative } = said(dernierJour(types));
  if (ouverture === 'fermee') return `fermée depuis le ${date}`;
  return `jusqu’au ${date}${locale ? `, soit ${locale}` : ''}, ${relative}`;
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
