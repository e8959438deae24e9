import { useState } from 'react';
import { useChampDemande } from '../demarche/use-champ-demande.ts';
import { EnvoiNotice } from '../dossier/EnvoiNotice.tsx';
import { isRenvoye, nomsServices } from '../dossier/etat-dossier.ts';
import { useCertification } from '../dossier/use-certification.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ARelirePanel } from './ARelirePanel.tsx';
import { AttestationForm } from './AttestationForm.tsx';
import { BlockersPanel } from './BlockersPanel.tsx';
import { ConfirmerDialog } from './ConfirmerDialog.tsx';
import { EtapePage } from './EtapePage.tsx';
import type { Edition } from './edition.ts';
import { RenvoiNotice } from './RenvoiNotice.tsx';
import { ResumeDossier } from './ResumeDossier.tsx';
import { reponsesCertifiees } from './reponses-certifiees.ts';
import { useTransmission } from './use-transmission.ts';

/** « Tout est-il juste, puis-je transmettre ? » The person checks, certifies and transmits. */
export function TransmissionStep(edition: Edition) {
  const { dossier } = edition;
  const services = nomsServices(dossier);
  const certification = useCertification(reponsesCertifiees(edition));
  const transmission = useTransmission(edition, certification.isCertified);
  const [isAsked, setIsAsked] = useState(false);
  useChampDemande();
  const isClosed = dossier.blockers.some(({ code }) => code.startsWith('subvention.campagne-'));
  return (
    <EtapePage
      {...edition}
      etape="transmission"
      chapo={`Relisez, certifiez, puis transmettez à ${services}.`}
    >
      <BlockersPanel dossier={dossier} errors={transmission.errors} attempt={transmission.attempt} />
      <ARelirePanel dossier={dossier} />
      <ResumeDossier dossier={dossier} />
      <AttestationForm edition={edition} certification={certification} errors={transmission.errors} />
      {isRenvoye(dossier) && <RenvoiNotice dossier={dossier} isShort />}
      {isClosed ? (
        <p>
          Ce dossier ne peut plus être transmis ici. Écrivez à {services} : le service peut accepter un
          complément.
        </p>
      ) : (
        <div className="pile pile--serree">
          <p>
            <strong>Une fois transmis à {services}, le dossier ne pourra plus être modifié.</strong>
          </p>
          <ActionButton
            onPress={async () => setIsAsked(await transmission.check())}
            isBusy={transmission.isBusy}
            busyText="Transmission en cours…"
            className="fr-btn--icon-left fr-icon-send-plane-line"
          >
            {isRenvoye(dossier) ? 'Transmettre la correction' : 'Transmettre'}
          </ActionButton>
          <EnvoiNotice state={transmission.state} objet="dossier" />
        </div>
      )}
      {isAsked && certification.isCertified && (
        <ConfirmerDialog
          dossier={dossier}
          onClose={() => setIsAsked(false)}
          onTransmit={() => {
            setIsAsked(false);
            return transmission.transmit();
          }}
        />
      )}
    </EtapePage>
  );
}
