import { clausesAgrement, dossierAgrementFields } from '@asso/domain/agrement/dossier-agrement.fields';
import { useState } from 'react';
import { useChampDemande } from '../demarche/use-champ-demande.ts';
import { autresBlocages } from '../dossier/autres-blocages.ts';
import { BlocagesPanel } from '../dossier/BlocagesPanel.tsx';
import { CertificationHint } from '../dossier/CertificationHint.tsx';
import { EnvoiNotice } from '../dossier/EnvoiNotice.tsx';
import { isRenvoye, nomsServices } from '../dossier/etat-dossier.ts';
import { useCertification } from '../dossier/use-certification.ts';
import { certifieAt } from '../subvention/use-transmission.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { AgrementEtape } from './AgrementEtape.tsx';
import { blocageHref } from './agrement-href.ts';
import { ContenuAgrement } from './ContenuAgrement.tsx';
import { EchecAgrement } from './EchecAgrement.tsx';
import type { EditionAgrement } from './use-dossier-agrement.ts';
import { formAgrement } from './use-etape-agrement.ts';
import { useTransmissionAgrement } from './use-transmission-agrement.ts';

/** « Tout est-il juste, puis-je transmettre ? » The association reads everything again, certifies and transmits. */
export function VerifierAgrementStep(edition: EditionAgrement) {
  const { dossier, tete } = edition;
  const services = nomsServices(dossier);
  const { attestation: _, ...reponses } = tete.value;
  const certification = useCertification(
    JSON.stringify([reponses, dossier.pieces.map((one) => one.document)]),
  );
  const envoi = useTransmissionAgrement(edition, certification.isCertified);
  const [isAsked, setIsAsked] = useState(false);
  useChampDemande();
  const isAlert = envoi.errors.length > 0;
  const blocages = (isAlert ? envoi.errors : autresBlocages(dossier)).map(({ field, message }) => ({
    field,
    message,
    href: field.startsWith('attestation') ? null : blocageHref(dossier, field),
  }));
  return (
    <AgrementEtape
      {...edition}
      etape="transmission"
      chapo={`Relisez, certifiez, puis transmettez à ${services}.`}
    >
      <BlocagesPanel blocages={blocages} isAlert={isAlert} attempt={envoi.attempt} />
      <ContenuAgrement dossier={{ ...dossier, tete: tete.value }} isEditable />
      <Attestation edition={edition} certification={certification} errors={envoi.errors} />
      <div className="pile pile--serree">
        <p>
          <strong>Une fois transmis à {services}, le dossier ne pourra plus être modifié.</strong>
        </p>
        <ActionButton
          onPress={async () => setIsAsked(await envoi.check())}
          isBusy={envoi.isBusy}
          busyText="Transmission en cours…"
          className="fr-btn--icon-left fr-icon-send-plane-line"
        >
          {isRenvoye(dossier) ? 'Transmettre la correction' : 'Transmettre'}
        </ActionButton>
        {envoi.state.kind === 'refus' && <EchecAgrement raison={envoi.state.message} />}
        {envoi.state.kind !== 'refus' && <EnvoiNotice state={envoi.state} objet="dossier" />}
      </div>
      {isAsked && certification.isCertified && (
        <Dialog
          title="Transmettre ce dossier ?"
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
            Dossier <span className="nombre">{dossier.id_fo}</span> de {dossier.demandeur.nom} :{' '}
            <strong>{dossier.description.titre}</strong>, à {services}.
          </p>
          <p>Une fois transmis, vous ne pourrez plus modifier le dossier.</p>
        </Dialog>
      )}
    </AgrementEtape>
  );
}

type AttestationProps = {
  edition: EditionAgrement;
  certification: ReturnType<typeof useCertification>;
  errors: ReturnType<typeof useTransmissionAgrement>['errors'];
};

/** It lists what the signatory certifies, clause by clause, then the fields that say so. */
function Attestation({ edition, certification, errors }: AttestationProps) {
  const { dossier, tete } = edition;
  const signataire = dossier.choix.representants.find(({ id }) => id === tete.value.demandeur?.id_signataire);
  const form = formAgrement(edition, errors);
  const value = {
    ...tete.value,
    attestation: { ...tete.value.attestation, certifie: certification.isCertified },
  };
  return (
    <section className="pile" aria-labelledby="attestation">
      <h2 id="attestation">Attestation</h2>
      <p>{signataire?.nom ?? 'La personne qui signe'} certifie que :</p>
      <ul>
        {clausesAgrement.map((clause) => (
          <li key={clause}>{clause}</li>
        ))}
      </ul>
      <FieldList
        {...form}
        value={value}
        // The tick is kept on this page and saved only when the dossier is sent.
        onChange={(path, to) =>
          path === certifieAt ? certification.certify(to === true) : tete.set(path, to)
        }
        fields={dossierAgrementFields.attestation.fields}
        parentPath="attestation"
      />
      <CertificationHint certification={certification} />
    </section>
  );
}
