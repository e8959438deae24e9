import {
  clausesAttestation,
  dossierSubventionFields,
} from '@asso/domain/subvention/dossier-subvention.fields';
import { CertificationHint } from '../dossier/CertificationHint.tsx';
import type { Certification } from '../dossier/use-certification.ts';
import { FieldList } from '../ui/fields/FieldList.tsx';
import type { FieldError } from '../ui/fields/field-errors.ts';
import type { Edition } from './edition.ts';
import { askedIn, formOf } from './use-etape.ts';
import { certifieAt, withCertification } from './use-transmission.ts';

type AttestationFormProps = {
  edition: Edition;
  certification: Certification;
  errors: readonly FieldError[];
};

/** The form shows each clause that the signatory certifies, then the fields of the attestation. */
export function AttestationForm({ edition, certification, errors }: AttestationFormProps) {
  const { dossier, tete } = edition;
  const { id_signataire, id_representant_legal } = tete.value.demandeur ?? {};
  const nom =
    dossier.choix.representants.find(({ id }) => id === id_signataire)?.nom ?? 'La personne qui signe';
  const isPouvoir = id_signataire !== id_representant_legal;
  const form = formOf(edition, errors);
  return (
    <section className="pile" aria-labelledby="attestation">
      <h2 id="attestation">Attestation</h2>
      <p>
        {nom}
        {isPouvoir ? ', par pouvoir du représentant légal,' : ', qui représente légalement l’association,'}{' '}
        certifie que :
      </p>
      <ul>
        {clausesAttestation.map((clause) => (
          <li key={clause}>{clause}</li>
        ))}
      </ul>
      <FieldList
        {...form}
        value={withCertification(tete.value, certification.isCertified)}
        // The box counts when the dossier is sent, so it is not saved like the other answers.
        onChange={(path, to) =>
          path === certifieAt ? certification.certify(to === true) : form.onChange(path, to)
        }
        fields={dossierSubventionFields.attestation.fields}
        only={askedIn('attestation')}
        parentPath="attestation"
      />
      <CertificationHint certification={certification} />
    </section>
  );
}
