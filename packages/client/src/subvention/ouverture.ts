import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';
import { showEcheance } from '@asso/domain/identifiants/echeances-affichees';
import { now } from '../platform/clock.ts';

type SousDispositif = SubventionView['campagne']['sous_dispositifs'][number];
type Ouvrable = Pick<SubventionView, 'ouverture'> & {
  campagne: Pick<SubventionView['campagne'], 'sous_dispositifs' | 'fuseau'>;
};

/** An open subvention gives its last day, a coming one its first day. */
export function ouvertureSentence({ ouverture, campagne }: Ouvrable): string {
  const { sous_dispositifs: types, fuseau } = campagne;
  if (ouverture === 'a-venir') return `ouvre le ${said(earliest(types), fuseau).date}`;
  const { date, locale, relative } = said(latest(types), fuseau);
  if (ouverture === 'fermee') return `fermée depuis le ${date}`;
  return `jusqu’au ${date}${locale ? `, soit ${locale}` : ''}, ${relative}`;
}

const said = (instant: string, zone: string) => showEcheance(new Date(instant), now(), zone);

const latest = (types: readonly SousDispositif[]): string =>
  types
    .map(({ date_fin }) => new Date(date_fin).toISOString())
    .toSorted()
    .at(-1) ?? '';
const earliest = (types: readonly SousDispositif[]): string =>
  types.map(({ date_debut }) => new Date(date_debut).toISOString()).toSorted()[0] ?? '';
