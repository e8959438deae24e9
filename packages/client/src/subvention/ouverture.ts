import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';
import { showEcheance } from '@asso/domain/identifiants/echeances-affichees';
import { now } from '../platform/clock.ts';

type Ouverture = SubventionView['ouverture'];
type SousDispositif = SubventionView['campagne']['sous_dispositifs'][number];

/** The last day of what is open; the first day of what is not yet. */
export function ouvertureSentence({ ouverture, campagne }: SubventionView): string {
  const { sous_dispositifs: types, fuseau } = campagne;
  if (ouverture === 'a-venir') return `ouvre le ${said(earliest(types), fuseau).date}`;
  const { date, locale, relative } = said(latest(types), fuseau);
  if (ouverture === 'fermee') return `fermée depuis le ${date}`;
  return `jusqu’au ${date}${locale ? `, soit ${locale}` : ''}, ${relative}`;
}

/** Open ones first, the nearest deadline on top; then those to come, then those that are closed. */
export function byEcheance(a: SubventionView, b: SubventionView): number {
  const order: Ouverture[] = ['ouverte', 'a-venir', 'fermee'];
  return (
    order.indexOf(a.ouverture) - order.indexOf(b.ouverture) ||
    latest(a.campagne.sous_dispositifs).localeCompare(latest(b.campagne.sous_dispositifs))
  );
}

const said = (instant: string, zone: string) => showEcheance(new Date(instant), now(), zone);

const latest = (types: readonly SousDispositif[]): string =>
  types
    .map(({ date_fin }) => new Date(date_fin).toISOString())
    .toSorted()
    .at(-1) ?? '';
const earliest = (types: readonly SousDispositif[]): string =>
  types.map(({ date_debut }) => new Date(date_debut).toISOString()).toSorted()[0] ?? '';
