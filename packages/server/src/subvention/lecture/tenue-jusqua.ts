// A reading depends on the time only by its campaign, by the age of its documents and by the year.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { expiresWithin } from '@asso/domain/document/validite.rules';
import { endOfDay, instantThere, localDay, localYear } from '@asso/domain/identifiants/dates-affichees';
import { jourMs } from '@asso/domain/identifiants/durees';

/** Even a reading that nothing changes is made again after this many days, and the old text is deleted. */
const mostDays = 30;

type Dated = Pick<DossierSubventionView, 'campagne' | 'pieces' | 'projets'>;

/** Gives the first instant at which this view, made at `now`, may be another one although nobody changes anything. */
export function tenueJusqua({ campagne, pieces, projets }: Dated, now: Date): Date {
  const instants = campagne.sous_dispositifs.flatMap(({ date_debut, date_fin }) => [
    Date.parse(date_debut),
    // The last instant of a campaign still belongs to it.
    Date.parse(date_fin) + 1,
  ]);
  const today = localDay(now);
  const all = [...pieces, ...projets.flatMap((one) => one.pieces)];
  const [lastDay] = all
    .flatMap(lastDays)
    .filter((day) => day >= today)
    .toSorted();
  if (lastDay !== undefined) instants.push(endOfDay(lastDay).getTime() + 1000);
  instants.push(instantThere(`${localYear(now) + 1}-01-01`, '00:00:00').getTime());
  const later = instants.filter((one) => one > now.getTime());
  return new Date(Math.min(now.getTime() + mostDays * jourMs, ...later));
}

/**
 * Lists the last valid days of the document joined to a piece and of those that may be joined, by their own expiry and
 * by the age that the campaign accepts.
 */
function lastDays({ document, proposes, validite_mois }: Dated['pieces'][number]): string[] {
  const asked = validite_mois ?? undefined;
  const days = proposes.map(({ expire_le }) => expire_le);
  if (document) {
    const date_chargement = new Date(document.date_chargement);
    days.push(document.expire_le, expiresWithin({ expire_le: null, date_chargement }, asked));
  }
  return days.filter((day) => day !== null);
}
