import { clausesAttestationCrf, crfFields } from '@asso/domain/crf/crf.fields';
import { rappelTransmissionCrf } from '@asso/domain/crf/crf.words';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { useChampDemande } from '../demarche/use-champ-demande.ts';
import { autresBlocages } from '../dossier/autres-blocages.ts';
import { BlocagesPanel } from '../dossier/BlocagesPanel.tsx';
import { CertificationHint } from '../dossier/CertificationHint.tsx';
import { EnvoiNotice } from '../dossier/EnvoiNotice.tsx';
import { type Certification, useCertification } from '../dossier/use-certification.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import type { FieldError } from '../ui/fields/field-errors.ts';
import { CrfEtape } from './CrfEtape.tsx';
import { blocageCrfHref, etapeDuChamp } from './crf-href.ts';
import { formCrf } from './form-crf.ts';
import { ResumeCrf } from './ResumeCrf.tsx';
import type { EditionCrf } from './use-crf.ts';
import { useTransmissionCrf } from './use-transmission-crf.ts';

/** « Tout est-il juste, puis-je transmettre ? » The association reads everything again, certifies and transmits. */
export function VerifierCrfStep(edition: EditionCrf) {
  const { crf, tete } = edition;
  const { attestation: _, ...reponses } = tete.value;
  const read = JSON.stringify([reponses, crf.projets.map(({ corps }) => corps)]);
  const certification = useCertification(read);
  const envoi = useTransmissionCrf(edition, certification.isCertified);
  const [isAsked, setIsAsked] = useState(false);
  useChampDemande();
  const services = crf.dossier.services.map(({ nom }) => nom).join(', ');
  const isAlert = envoi.errors.length > 0;
  const blocages = (isAlert ? envoi.errors : autresBlocages(crf)).map(({ field, message }) => ({
    field,
    message,
    href: etapeDuChamp(field) === 'transmission' ? null : blocageCrfHref(crf, field),
  }));
  return (
    <CrfEtape {...edition} etape="transmission" chapo={`Relisez, certifiez, puis transmettez à ${services}.`}>
      <BlocagesPanel blocages={blocages} isAlert={isAlert} attempt={envoi.attempt} />
      <ResumeCrf crf={{ ...crf, corps: tete.value }} isEditable />
      <Attestation edition={edition} certification={certification} errors={envoi.errors} />
      <div className="pile pile--serree">
        <p>{rappelTransmissionCrf}</p>
        <p>
          <strong>Une fois transmis à {services}, le compte rendu ne pourra plus être modifié.</strong>
        </p>
        <ActionButton
          onPress={async () => setIsAsked(await envoi.check())}
          isBusy={envoi.isBusy}
          busyText="Transmission en cours…"
          className="fr-btn--icon-left fr-icon-send-plane-line"
        >
          {crf.description.id_etat === 3 ? 'Transmettre la correction' : 'Transmettre'}
        </ActionButton>
        <EnvoiNotice state={envoi.state} objet="compteRendu" />
      </div>
      {isAsked && certification.isCertified && (
        <Dialog
          title="Transmettre ce compte rendu ?"
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
            Compte rendu financier {crf.description.exercice}, dossier{' '}
            <span className="nombre">{crf.id_fo}</span> : {formatEuros(crf.description.montant_realise)}{' '}
            utilisés sur {formatEuros(crf.description.montant_accorde)}.
          </p>
          <p>Une fois transmis, vous ne pourrez plus le modifier.</p>
        </Dialog>
      )}
    </CrfEtape>
  );
}

type AttestationProps = {
  edition: EditionCrf;
  certification: Certification;
  errors: readonly FieldError[];
};

function Attestation({ edition, certification, errors }: AttestationProps) {
  const form = formCrf(edition, errors);
  const { value } = edition.tete;
  return (
    <section className="pile" aria-labelledby="attestation">
      <h2 id="attestation">Attestation</h2>
      <p>La personne qui signe certifie que :</p>
      <ul>
        {clausesAttestationCrf.map((clause) => (
          <li key={clause}>{clause}</li>
        ))}
      </ul>
      <FieldList {...form} fields={crfFields.demandeur.fields} parentPath="demandeur" />
      <FieldList
        {...form}
        saysRequired={false}
        value={{ ...value, attestation: { ...value.attestation, certifie: certification.isCertified } }}
        // The tick is kept on this page and saved only when the report is sent.
        onChange={(path, to) =>
          path === 'attestation.certifie' ? certification.certify(to === true) : form.onChange(path, to)
        }
        fields={crfFields.attestation.fields}
        parentPath="attestation"
      />
      <CertificationHint certification={certification} />
    </section>
  );
}
