import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { AppLink } from '../../platform/AppLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { DossierRempli, Liens, Renvoi } from '../demarche.ts';
import { champHref } from '../liens.ts';
import { EtatDuPoint } from './EtatDuPoint.tsx';
import { OuCorriger } from './OuCorriger.tsx';
import './renvoi.css';

type RenvoiNoticeProps<D, E extends string> = { liens: Liens<D, E>; dossier: D };

/** Shows on each step of a dossier sent back what each service asks for, and which corrections are made. */
export const RenvoiNotice = <D extends DossierRempli, E extends string>({
  liens,
  dossier,
}: RenvoiNoticeProps<D, E>) =>
  liens.renvois(dossier).map((renvoi) => (
    <Notice key={renvoi.titre} tone="attention" title={renvoi.titre} level="h2">
      <div className="pile pile--serree">
        {renvoi.le && <p className="discret">Renvoyé le {formatDate(new Date(renvoi.le))}</p>}
        <Demande renvoi={renvoi} liens={liens} dossier={dossier} />
      </div>
    </Notice>
  ));

type DemandeProps<D, E extends string> = { renvoi: Renvoi; liens: Liens<D, E>; dossier: D };

/** Lists the points with a link to each part to correct, then the message of the service. */
function Demande<D extends DossierRempli, E extends string>({ renvoi, liens, dossier }: DemandeProps<D, E>) {
  const { points, message } = renvoi;
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
      {points.length === 0 && <OuCorriger liens={liens} dossier={dossier} />}
    </>
  );
}
