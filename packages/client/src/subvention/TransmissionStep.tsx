import { useEffect, useRef, useState } from 'react';
import { isRenvoye, nomsServices } from '../dossier/etat-dossier.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ARelirePanel } from './ARelirePanel.tsx';
import { AttestationForm } from './AttestationForm.tsx';
import { BlockersPanel } from './BlockersPanel.tsx';
import { ConfirmerDialog } from './ConfirmerDialog.tsx';
import { EtapePage } from './EtapePage.tsx';
import type { Edition } from './edition.ts';
import { RenvoiNotice } from './RenvoiNotice.tsx';
import { ResumeDossier } from './ResumeDossier.tsx';
import { useCertification } from './use-certification.ts';
import { useChampDemande } from './use-champ-demande.ts';
import { useTransmission } from './use-transmission.ts';

/** « Tout est-il juste, puis-je transmettre ? » Read again, certify, transmit. */
export function TransmissionStep(edition: Edition) {
  const { dossier } = edition;
  const services = nomsServices(dossier);
  const certification = useCertification(edition);
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
          <TransmissionState state={transmission.state} />
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

type TransmissionStateProps = Pick<ReturnType<typeof useTransmission>, 'state'>;

/** After a loss of network nobody knows: it is asked, then said as it is, until the dossier has left. */
function TransmissionState({ state }: TransmissionStateProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.kind !== 'calme') box.current?.scrollIntoView({ block: 'center' });
  }, [state.kind]);
  const isSpoken = state.kind === 'refus' || state.kind === 'non-parti';
  return (
    <div ref={box} role={isSpoken ? 'alert' : 'status'}>
      <TransmissionNotice state={state} />
    </div>
  );
}

function TransmissionNotice({ state }: TransmissionStateProps) {
  switch (state.kind) {
    case 'calme':
      return null;
    case 'verification':
      return <Notice tone="info" title="Nous ne savons pas si votre dossier est parti. Nous vérifions…" />;
    case 'en-suspens':
      return (
        <Notice
          tone="attention"
          title={
            state.isSent
              ? 'Nous ne savons pas si votre dossier est parti.'
              : 'Votre dossier n’est pas transmis.'
          }
        >
          Le réseau manque. Gardez cette page ouverte : nous réessaierons dès qu’il sera revenu.
        </Notice>
      );
    case 'refus':
      return (
        <Notice tone="erreur" title={state.message}>
          <p>
            Vos réponses sont gardées. Si cela se répète,{' '}
            <AppLink href="/assistance">demandez de l’aide</AppLink>.
          </p>
        </Notice>
      );
    case 'non-parti':
      return (
        <Notice tone="attention" title="Votre dossier n’est pas transmis.">
          Il n’a pas pu partir. Vos réponses sont gardées : cliquez à nouveau sur « Transmettre ».
        </Notice>
      );
  }
}
