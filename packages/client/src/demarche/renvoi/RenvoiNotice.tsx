import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { Fragment, type ReactNode } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { DossierRempli, Lien, Liens, Renvoi } from '../demarche.ts';
import { autresBlocages } from '../etapes-liees.ts';
import { champHref, etapeHref, isEtape } from '../liens.ts';
import { EtatDuPoint } from './EtatDuPoint.tsx';
import './renvoi.css';

type RenvoiNoticeProps<D, E extends string> = {
  liens: Liens<D, E>;
  dossier: D;
  /** When true, the page already shows elsewhere the problems that the portal itself finds. */
  isShort?: boolean;
  children?: ReactNode;
};

/** The dossier was sent back: this shows what each service asks, in its own words, and which corrections are made. */
export function RenvoiNotice<D extends DossierRempli, E extends string>({
  liens,
  dossier,
  isShort = false,
  children,
}: RenvoiNoticeProps<D, E>) {
  const blockers = isShort ? [] : autresBlocages(dossier);
  return liens.renvois(dossier).map((renvoi, index) => (
    <Notice key={renvoi.titre} tone="attention" title={renvoi.titre} level="h2">
      <div className="pile pile--serree">
        {renvoi.le && <p className="discret">Renvoyé le {formatDate(new Date(renvoi.le))}</p>}
        <Demande renvoi={renvoi} liens={liens} dossier={dossier} />
        {index === 0 && blockers.length > 0 && (
          <ul>
            {blockers.map(({ field, message }) => (
              <li key={`${field} ${message}`}>
                <AppLink href={champHref(liens, dossier, field)}>{message}</AppLink>
              </li>
            ))}
          </ul>
        )}
        {index === 0 && children}
      </div>
    </Notice>
  ));
}

type DemandeProps<D, E extends string> = { renvoi: Renvoi; liens: Liens<D, E>; dossier: D };

/** Each point has a link to the part to correct; the service's message follows. */
function Demande<D extends DossierRempli, E extends string>({ renvoi, liens, dossier }: DemandeProps<D, E>) {
  const { points, message } = renvoi;
  const parts = liens.ouCorriger?.(dossier) ?? lesEtapes(liens, dossier);
  return (
    <>
      {points.length > 0 && (
        <ul className="liste-nue points-renvoi">
          {points.map((point) => (
            <li key={point.cible}>
              <EtatDuPoint point={point} /> ·{' '}
              <AppLink href={champHref(liens, dossier, point.cible)}>{point.libelle}</AppLink>
              {point.phrase.trim() !== '' && ` : ${point.phrase}`}
            </li>
          ))}
        </ul>
      )}
      {message && <blockquote className="citation texte-saisi">{message}</blockquote>}
      {/* The service wrote only a message, so this links to every part of the dossier that it may be about. */}
      {points.length === 0 && (
        <p>
          Où corriger :{' '}
          {parts.map(({ label, href }, index) => (
            <Fragment key={href}>
              {index > 0 && ', '}
              <AppLink href={href}>{label}</AppLink>
            </Fragment>
          ))}
          .
        </p>
      )}
    </>
  );
}

const lesEtapes = <D extends DossierRempli, E extends string>(liens: Liens<D, E>, dossier: D): Lien[] =>
  dossier.etapes.flatMap(({ id, title }) =>
    isEtape(liens, id) && id !== 'transmission'
      ? [{ label: title, href: etapeHref(liens, dossier, id) }]
      : [],
  );
