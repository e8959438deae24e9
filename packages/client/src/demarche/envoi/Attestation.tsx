import { FieldList } from '../../ui/fields/FieldList.tsx';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import type { DossierRempli, PageDEdition } from '../demarche.ts';
import { formOf } from '../use-etape.ts';
import type { Certification } from './use-certification.ts';

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
      <p className="fr-hint-text" role="status">
        {certification.isWithdrawn
          ? 'Une réponse a changé depuis que vous avez coché « Je certifie » : relisez, puis cochez à nouveau.'
          : 'La case « Je certifie » est à cocher à chaque envoi.'}
      </p>
    </section>
  );
}
