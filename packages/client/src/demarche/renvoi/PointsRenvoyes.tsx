import type { PointSuivi } from '@asso/domain/dossier/renvoi.rules';
import { isAnsweredUnchanged } from '@asso/domain/dossier/renvoi.rules';
import { formatDate, formatHeure, localDay } from '@asso/domain/identifiants/dates-affichees';
import { type ReactNode, Suspense } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { now } from '../../platform/clock.ts';
import type { DossierRempli, Liens, Renvoi } from '../demarche.ts';
import { autresBlocages } from '../etapes-liees.ts';
import { champHref } from '../liens.ts';
import { OuCorriger } from './OuCorriger.tsx';
import '../../dossier/dossier.css';
import './points-renvoyes.css';

type PointsRenvoyesProps<D, E extends string> = {
  liens: Liens<D, E>;
  dossier: D;
  /** Draws the button that answers a point without changing anything. */
  repondre?: (point: PointSuivi) => ReactNode;
};

/** Lists the points sent back: the words of the service, the link to the field, then what was changed. */
export const PointsRenvoyes = <D extends DossierRempli, E extends string>({
  liens,
  dossier,
  repondre,
}: PointsRenvoyesProps<D, E>) =>
  liens.renvois(dossier).map((renvoi) => (
    <section
      key={renvoi.titre}
      className="points-renvoyes"
      aria-label={`${renvoi.titre} : points à corriger`}
    >
      {renvoi.points.length > 0 && (
        <ol className="liste-nue">
          {renvoi.points.map((point, index) => (
            <li key={point.cible} className="points-renvoyes__point">
              <Point {...{ liens, dossier, point, repondre }} rang={index + 1} />
            </li>
          ))}
        </ol>
      )}
      <Reste {...{ liens, dossier, renvoi }} />
    </section>
  ));

type PointProps<D, E extends string> = PointsRenvoyesProps<D, E> & { point: PointSuivi; rang: number };

function Point<D extends DossierRempli, E extends string>(props: PointProps<D, E>) {
  const { liens, dossier, point, rang, repondre } = props;
  const { cible, libelle, phrase, corrige_le } = point;
  const isDone = corrige_le !== null;
  const canEdit = dossier.rights.edit === true;
  const { Corrections } = liens;
  return (
    <>
      <span
        className={`points-renvoyes__rang${isDone ? ' points-renvoyes__rang--fait' : ''}`}
        aria-hidden="true"
      >
        {isDone ? '' : rang}
      </span>
      <div className="points-renvoyes__dit">
        <h3>{libelle}</h3>
        {phrase.trim() !== '' && <blockquote className="citation">« {phrase.trim()} »</blockquote>}
        {corrige_le !== null && (
          <p className="points-renvoyes__corrige">
            {faitSaid(point, corrige_le)}
            {Corrections && (
              <Suspense>
                <Corrections dossier={dossier} corrections={point.corrections} />
              </Suspense>
            )}
          </p>
        )}
        {canEdit && repondre?.(point)}
      </div>
      {canEdit && (
        <AppLink href={champHref(liens, dossier, cible)}>
          {isDone ? 'Revoir' : 'Aller à cette réponse'}
          <span className="invisible"> : {libelle}</span>
        </AppLink>
      )}
    </>
  );
}

/** Returns « Corrigé à 20h14 », with the day when it is not today. */
function faitSaid(point: PointSuivi, le: string): string {
  const instant = new Date(le);
  const day = localDay(instant) === localDay(now()) ? '' : `le ${formatDate(instant)} `;
  return `${isAnsweredUnchanged(point) ? 'Répondu' : 'Corrigé'} ${day}à ${formatHeure(instant)}`;
}

type ResteProps<D, E extends string> = PointsRenvoyesProps<D, E> & { renvoi: Renvoi };

/** Shows the message of the service, what the portal finds, and what is left before transmitting again. */
function Reste<D extends DossierRempli, E extends string>({ liens, dossier, renvoi }: ResteProps<D, E>) {
  const { points, message } = renvoi;
  const blockers = autresBlocages(dossier);
  const left = points.filter(({ corrige_le }) => corrige_le === null).length;
  const parts: ReactNode[] = [
    message && (
      <blockquote key="message" className="citation texte-saisi">
        {message}
      </blockquote>
    ),
    points.length === 0 && dossier.rights.edit && <OuCorriger key="ou" {...{ liens, dossier }} />,
    blockers.length > 0 && (
      <ul key="manques">
        {blockers.map(({ field, message: said }) => (
          <li key={`${field} ${said}`}>
            <AppLink href={champHref(liens, dossier, field)}>{said}</AppLink>
          </li>
        ))}
      </ul>
    ),
    left > 0 && dossier.rights.edit && (
      <p key="suite" className="discret">
        {points.length === 1
          ? 'Une fois ce point corrigé, le bouton devient « Renvoyer ».'
          : `Quand les ${points.length} points sont corrigés, le bouton devient « Renvoyer ».`}
      </p>
    ),
  ].filter(Boolean);
  return parts.length > 0 && <div className="points-renvoyes__reste pile pile--serree">{parts}</div>;
}
