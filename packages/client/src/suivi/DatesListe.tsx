import { formatJourCourt, formatMoisAnnee } from '@asso/domain/identifiants/dates-longues';
import { listUpcomingDates } from '@asso/domain/suivi/dates-a-venir.rules';
import { AppLink } from '../platform/AppLink.tsx';
import { now } from '../platform/clock.ts';
import type { Agenda } from './tableau-de-bord.ts';

const shownAtMost = 6;
const unAnMs = 365 * 86_400_000;

type DatesListeProps = {
  agenda: Agenda;
  /** True when no dossier has its row above: a large screen then shows the list too. */
  isAlone: boolean;
};

/** Lists the next dates, one a line, up to `shownAtMost`. */
export function DatesListe({ agenda, isAlone }: DatesListeProps) {
  const dates = listUpcomingDates(agenda, now()).slice(0, shownAtMost);
  const className = `annee__liste${isAlone ? ' annee__liste--seule' : ''}`;
  if (dates.length === 0) return <p className={className}>Aucune date à venir.</p>;
  return (
    <ol className={`liste-nue ${className}`}>
      {dates.map(({ id, le, titre, href, isAVous }) => (
        <li key={id} className={isAVous ? 'annee__date--a-vous' : undefined}>
          <strong>
            {le.getTime() - now().getTime() > unAnMs ? formatMoisAnnee(le) : formatJourCourt(le)}
          </strong>
          <AppLink href={href}>{titre}</AppLink>
        </li>
      ))}
    </ol>
  );
}
