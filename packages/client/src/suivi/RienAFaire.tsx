import { paris } from '@asso/domain/identifiants/dates-affichees';
import { formatJourEntier } from '@asso/domain/identifiants/dates-longues';
import { listZonesShown, sayLimite } from '@asso/domain/identifiants/echeances-affichees';
import { listUpcomingDates } from '@asso/domain/suivi/dates-a-venir.rules';
import { AppLink } from '../platform/AppLink.tsx';
import { localZone, now } from '../platform/clock.ts';
import type { Agenda } from './tableau-de-bord.ts';
import './accueil.css';

/** Shown when the person has nothing to do: the next date, if there is one, and a drawing. */
export function RienAFaire({ agenda }: { agenda: Agenda }) {
  const [next] = listUpcomingDates(agenda, now());
  return (
    <div className="cadre rien">
      <div>
        {next ? (
          <>
            <h2 className="chose__titre">
              Prochaine date :{' '}
              {next.isAVous
                ? `avant le ${sayLimite(next.le, listZonesShown(paris, localZone()))}`
                : `vers le ${formatJourEntier(next.le)}`}
            </h2>
            <p>
              <AppLink href={next.href}>{next.titre}</AppLink>
            </p>
          </>
        ) : (
          <h2 className="chose__titre">Aucune date ne vous attend.</h2>
        )}
      </div>
      <svg className="rien__dessin" viewBox="0 0 300 120" aria-hidden="true">
        <circle className="rien__soleil" cx="214" cy="44" r="24" />
        <path className="rien__vague" d="M0 88q25-12 50 0t50 0 50 0 50 0 50 0 50 0v32H0z" />
        <path className="rien__voile" d="M97 18v62H50zM104 30v50h38z" />
        <path className="rien__voile" d="M46 86h108l-18 15H66z" />
        <path className="rien__mer" d="M0 102q25-10 50 0t50 0 50 0 50 0 50 0 50 0v18H0z" />
      </svg>
    </div>
  );
}
