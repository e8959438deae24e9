import { suitesSubvention } from '@asso/domain/dossier/recepisse.words';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { useEffect, useRef } from 'react';
import { dossierHref } from '../../dossier/dossier-href.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { RecepissePdf } from '../RecepissePdf.tsx';
import type { ASignerOuvert } from './use-a-signer.ts';
import type { Signer } from './use-signer.ts';

type SigneEtTransmisProps = { demande: ASignerOuvert; recepisse: NonNullable<Signer['recepisse']> };

/** Says that the dossier was transmitted: when, to whom, who is told, and what comes next. */
export function SigneEtTransmis({ demande, recepisse }: SigneEtTransmisProps) {
  const { id_fo, id_siret, par } = demande;
  const { transmis_le, services, delai_habituel_jours } = recepisse;
  const recu = new Date(transmis_le);
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
          chapo={`Le ${formatHorodatage(recu)}, à ${services.join(', ')}, dossier ${id_fo}.`}
        />
        <p>
          {par.prenom} {par.nom} reçoit un courriel. Le récépissé est dans les vôtres.
        </p>
        <div className="actions">
          <AppLink className="fr-btn" href={dossierHref({ id_fo, id_siret, genre: 'subvention' })}>
            Suivre le dossier
          </AppLink>
          <RecepissePdf id={id_fo} />
        </div>
        <h2 className="fr-h5">Et maintenant</h2>
        <ul className="liste-nue signer__suites">
          {suitesSubvention({ recu, delaiJours: delai_habituel_jours }).map((suite) => (
            <li key={suite}>{suite}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
