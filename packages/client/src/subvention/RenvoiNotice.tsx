import type { RenvoiSuivi } from '@asso/contract/dossier/preparation.schemas';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { texteRenvoi } from '@asso/domain/dossier/renvoi.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { Fragment, type ReactNode } from 'react';
import { EtatDuPoint } from '../demarche/EtatDuPoint.tsx';
import { renvoyees } from '../dossier/etat-dossier.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { Notice } from '../ui/Notice.tsx';
import { blockerHref, etapeHref, pointHref, projetHref } from './dossier-liens.ts';
import '../demarche/renvoi.css';

type RenvoiNoticeProps = {
  dossier: DossierSubventionView;
  /** When true, the page already shows elsewhere the problems that the portal itself finds. */
  isShort?: boolean;
  children?: ReactNode;
};

/** The dossier was sent back: this shows what each service asks, in its own words, and which corrections are made. */
export function RenvoiNotice({ dossier, isShort = false, children }: RenvoiNoticeProps) {
  const blockers = isShort ? [] : dossier.blockers.filter(({ field }) => !field?.startsWith('attestation'));
  return renvoyees(dossier).map(({ id_service_instructeur: id, service, motif, renvoye_le }, index) => (
    <Notice key={id} tone="attention" title={`${service.nom} demande des corrections`} level="h2">
      <div className="pile pile--serree">
        {renvoye_le && <p className="discret">Renvoyé le {formatDate(new Date(renvoye_le))}</p>}
        <Demande
          dossier={dossier}
          renvoi={dossier.renvois.find((one) => one.id_service_instructeur === id)}
          motif={motif}
        />
        {index === 0 && blockers.length > 0 && (
          <ul>
            {blockers.map(({ code, field, message }) => (
              <li key={`${code} ${field}`}>
                <AppLink href={blockerHref(dossier, field)}>{message}</AppLink>
              </li>
            ))}
          </ul>
        )}
        {index === 0 && children}
      </div>
    </Notice>
  ));
}

type DemandeProps = { dossier: DossierSubventionView; renvoi?: RenvoiSuivi; motif: string | null };

/** Each point has a link to the part to correct; the service's message follows. */
function Demande({ dossier, renvoi, motif }: DemandeProps) {
  const points = renvoi?.points ?? [];
  const listed = texteRenvoi(points);
  const isListed = points.length > 0 && motif?.startsWith(listed);
  const message = isListed ? motif?.slice(listed.length).trim() : motif;
  return (
    <>
      {isListed && (
        <ul className="liste-nue points-renvoi">
          {points.map((point) => (
            <li key={point.cible}>
              <EtatDuPoint point={point} /> ·{' '}
              <AppLink href={pointHref(dossier, point.cible)}>{point.libelle}</AppLink>
              {point.phrase.trim() !== '' && ` : ${point.phrase}`}
            </li>
          ))}
        </ul>
      )}
      {message && <blockquote className="citation">{message}</blockquote>}
      {/* The service wrote only a message, so this links to every part of the dossier that it may be about. */}
      {!isListed && (
        <p>
          Où corriger : <AppLink href={etapeHref(dossier, 'demandeur')}>qui demande</AppLink>,{' '}
          <AppLink href={etapeHref(dossier, 'pieces')}>les pièces</AppLink>
          {dossier.projets.map((projet) => (
            <Fragment key={projet.id}>
              , <AppLink href={projetHref(dossier, projet.id)}>{nomProjet(projet)}</AppLink>
            </Fragment>
          ))}
          .
        </p>
      )}
    </>
  );
}
