import { CertificationHint } from '../dossier/CertificationHint.tsx';
import type { Certification } from '../dossier/use-certification.ts';
import { FieldList } from '../ui/fields/FieldList.tsx';
import type { FieldError } from '../ui/fields/field-errors.ts';
import type { PageDEdition } from './CadreEtape.tsx';
import type { DossierRempli } from './demarche.ts';
import { formOf } from './use-etape.ts';

type AttestationProps<D extends DossierRempli, T extends object, E extends string, P> = PageDEdition<
  D,
  T,
  E,
  P
> & {
  certification: Certification;
  errors: readonly FieldError[];
};

/** The person reads each clause that is certified, then signs. */
export function Attestation<D extends DossierRempli, T extends object, E extends string, P>({
  demarche,
  edition,
  certification,
  errors,
}: AttestationProps<D, T, E, P>) {
  const { intro, clauses = [], avant, fields, only, parentPath, certifie, avec } = demarche.envoi.attestation;
  const form = formOf(demarche, edition, errors);
  return (
    <section className="pile" aria-labelledby="attestation">
      <h2 id="attestation">Attestation</h2>
      {intro && <p>{intro(edition)}</p>}
      {clauses.length > 0 && (
        <ul>
          {clauses.map((clause) => (
            <li key={clause}>{clause}</li>
          ))}
        </ul>
      )}
      {avant && <FieldList {...form} {...avant} />}
      <FieldList
        {...form}
        value={avec(edition.tete.value, certification.isCertified)}
        // The box counts when the dossier is sent, so it is not saved like the other answers.
        onChange={(path, to) =>
          path === certifie ? certification.certify(to === true) : form.onChange(path, to)
        }
        fields={fields}
        only={only}
        parentPath={parentPath}
        saysRequired={avant === undefined}
      />
      <CertificationHint certification={certification} />
    </section>
  );
}
