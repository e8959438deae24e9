import type { Signe } from '@asso/contract/dossier/signature.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { toServices } from '@asso/domain/service/nom-service.words';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { dossierHref } from '../dossier-href.ts';
import { RecepissePdf } from '../RecepissePdf.tsx';
import type { ASignerOuvert } from './use-a-signer.ts';

type SigneEtTransmisProps = { demande: ASignerOuvert; signe: Signe };

/** Says that the dossier was transmitted: when, to whom, who is told, and what comes next. */
export function SigneEtTransmis({ demande, signe }: SigneEtTransmisProps) {
  const { id_fo, par } = demande;
  const { transmis_le, services, suites } = signe;
  const panel = useRef<HTMLDivElement>(null);
  // The page would stay scrolled where the button was: it goes back to the top, and its title takes the focus to be
  // read aloud.
  useEffect(() => {
    scrollTo(0, 0);
    panel.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="page signer">
      <div className="cadre signer__fait" ref={panel}>
        <span className="signer__coche fr-icon-check-line" aria-hidden="true" />
        <PageHeading
          titre="C’est signé et transmis"
          objet={`Dossier ${id_fo}`}
          chapo={`Le ${formatHorodatage(new Date(transmis_le))}, ${toServices(services)}, dossier ${id_fo}.`}
        />
        <p>
          {par.prenom} {par.nom} reçoit un courriel. Le récépissé est dans les vôtres.
        </p>
        <div className="actions">
          <AppLink className="fr-btn" href={dossierHref(demande)}>
            Suivre le dossier
          </AppLink>
          <RecepissePdf id={id_fo} />
        </div>
        <h2 className="fr-h5">Et maintenant</h2>
        <ul className="liste-nue signer__suites">
          {suites.map((suite) => (
            <li key={suite}>{suite}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
