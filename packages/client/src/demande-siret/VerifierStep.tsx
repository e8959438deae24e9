import { demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { valeursEnvoyees } from '@asso/domain/demande-siret/envoi.rules';
import { useState } from 'react';
import { useChampDemande } from '../demarche/use-champ-demande.ts';
import { autresBlocages } from '../dossier/autres-blocages.ts';
import { BlocagesPanel } from '../dossier/BlocagesPanel.tsx';
import { CertificationHint } from '../dossier/CertificationHint.tsx';
import { EnvoiNotice } from '../dossier/EnvoiNotice.tsx';
import { useCertification } from '../dossier/use-certification.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { EnvoiTable } from './EnvoiTable.tsx';
import type { Edition } from './edition.ts';
import { ResumeSiret } from './ResumeSiret.tsx';
import { SiretEtape } from './SiretEtape.tsx';
import { blocageHref } from './siret-href.ts';
import { formOf } from './use-etape-siret.ts';
import { useTransmissionSiret } from './use-transmission-siret.ts';

/**
 * « Tout est-il juste, puis-je transmettre ? » The association reads each value as it is sent, certifies and
 * transmits.
 */
export function VerifierStep(edition: Edition) {
  const { demande, saisie } = edition;
  const { attestation: _, ...reponses } = saisie.value;
  const certification = useCertification(JSON.stringify(reponses));
  const envoi = useTransmissionSiret(edition, certification.isCertified);
  const [isAsked, setIsAsked] = useState(false);
  useChampDemande();
  const isAlert = envoi.errors.length > 0;
  const blocages = (isAlert ? envoi.errors : autresBlocages(demande)).map(({ field, message }) => ({
    field,
    message,
    href: field === 'attestation' ? null : blocageHref(demande, field),
  }));
  return (
    <SiretEtape {...edition} etape="transmission" chapo="Relisez, certifiez, puis transmettez.">
      <BlocagesPanel blocages={blocages} isAlert={isAlert} attempt={envoi.attempt} />
      <ResumeSiret demande={{ ...demande, demande: saisie.value }} isEditable />
      <EnvoiTable valeurs={valeursEnvoyees(saisie.value)} titre="Ce qui part au service" />
      <section className="pile" aria-labelledby="attestation">
        <h2 className="fr-h4" id="attestation">
          Attestation
        </h2>
        <FieldList
          {...formOf(edition, envoi.errors)}
          value={{ attestation: certification.isCertified }}
          // The tick is kept on this page and leaves with the request: it is not saved before.
          onChange={(_path, to) => certification.certify(to === true)}
          fields={{ attestation: demandeSiretFields.attestation }}
        />
        <CertificationHint certification={certification} />
      </section>
      <div className="pile pile--serree">
        <p>
          <strong>Une fois transmise, la demande ne pourra plus être modifiée.</strong>
        </p>
        <ActionButton
          onPress={async () => setIsAsked(await envoi.check())}
          isBusy={envoi.isBusy}
          busyText="Transmission en cours…"
          className="fr-btn--icon-left fr-icon-send-plane-line"
        >
          Transmettre
        </ActionButton>
        <EnvoiNotice state={envoi.state} objet="demande" />
      </div>
      {isAsked && certification.isCertified && (
        <Dialog
          title="Transmettre cette demande ?"
          onClose={() => setIsAsked(false)}
          action={{
            label: 'Oui, transmettre',
            onPress: () => {
              setIsAsked(false);
              return envoi.transmit();
            },
          }}
        >
          <p>
            Demande de SIRET <span className="nombre">{demande.identifiant.id_fo_fonctionnel}</span> pour{' '}
            <strong>{demande.identite.nom}</strong>.
          </p>
          <p>Une fois transmise, vous ne pourrez plus la modifier.</p>
        </Dialog>
      )}
    </SiretEtape>
  );
}
