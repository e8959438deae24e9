import { nomsServices } from '../dossier/etat-dossier.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { AttestationForm } from './AttestationForm.tsx';
import { BlockersPanel } from './BlockersPanel.tsx';
import { EtapePage } from './EtapePage.tsx';
import type { Edition } from './edition.ts';
import { ResumeDossier } from './ResumeDossier.tsx';
import { useChampDemande } from './use-champ-demande.ts';
import { useTransmission } from './use-transmission.ts';

/** « Tout est-il juste, puis-je transmettre ? » Read again, certify, transmit. */
export function TransmissionStep(edition: Edition) {
  const { dossier } = edition;
  const services = nomsServices(dossier);
  const transmission = useTransmission(edition);
  useChampDemande();
  const isClosed = dossier.blockers.some(({ code }) => code.startsWith('subvention.campagne-'));
  return (
    <EtapePage
      {...edition}
      etape="transmission"
      chapo={`Relisez, certifiez, puis transmettez à ${services}.`}
    >
      <BlockersPanel dossier={dossier} errors={transmission.errors} attempt={transmission.attempt} />
      <ResumeDossier dossier={dossier} />
      <AttestationForm edition={edition} errors={transmission.errors} />
      <TransmissionState {...transmission} />
      {isClosed ? (
        <p>
          Ce dossier ne peut plus être transmis ici. Écrivez à {services} : le service peut accepter un
          complément.
        </p>
      ) : (
        <div className="actions">
          <ActionButton
            onPress={transmission.transmit}
            isBusy={transmission.state.kind === 'verification'}
            busyText="Transmission en cours…"
            className="fr-btn--icon-left fr-icon-send-plane-line"
          >
            Transmettre
          </ActionButton>
          <span>à {services}. Vous ne pourrez plus modifier le dossier ensuite.</span>
        </div>
      )}
    </EtapePage>
  );
}

/** After a loss of network nobody knows: it is asked, then said as it is. */
function TransmissionState({ state }: Pick<ReturnType<typeof useTransmission>, 'state'>) {
  switch (state.kind) {
    case 'calme':
      return null;
    case 'verification':
      return (
        <div role="status">
          <Notice tone="info" title="Nous ne savons pas si votre dossier est parti. Nous vérifions…" />
        </div>
      );
    case 'refus':
      return (
        <div role="alert">
          <Notice tone="erreur" title={state.message}>
            <p>
              Vos réponses sont gardées. Si cela se répète,{' '}
              <AppLink href="/assistance">demandez de l’aide</AppLink>.
            </p>
          </Notice>
        </div>
      );
    case 'non-parti':
      return (
        <div role="alert">
          <Notice tone="attention" title="Votre dossier n’est pas transmis.">
            Il n’a pas pu partir. Vos réponses sont gardées : cliquez à nouveau sur « Transmettre ».
          </Notice>
        </div>
      );
  }
}
