import { isBlank } from '@asso/domain/kernel/asks';
import { readAt } from '@asso/domain/kernel/changes';
import { useEffect, useRef, useState } from 'react';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import type { Demarche, DossierRempli, PageDEdition } from '../demarche.ts';
import { formOf } from '../use-etape.ts';

type AttestationProps<D extends DossierRempli, T extends object, E extends string, P> = PageDEdition<
  D,
  T,
  E,
  P
> & {
  certification: Certification;
  errors: readonly FieldError[];
};

/** Writes the proposed answers once, when the page opens; a note stands under each as long as nobody changes it. */
function useProposed<D extends DossierRempli, T extends object, E extends string, P>(
  demarche: Demarche<D, T, E, P>,
  { dossier, tete }: PageDEdition<D, T, E, P>['edition'],
): Record<string, string> {
  const { propose, notes } = demarche.envoi.attestation;
  const missing = Object.entries(propose?.(dossier) ?? {}).filter(
    ([path, to]) => to !== null && isBlank(readAt(tete.value, path)),
  );
  const answer = useRef(() => {
    const canWrite = dossier.rights.edit === true && dossier.rights.commit !== false;
    if (canWrite) for (const [path, to] of missing) tete.set(path, to);
  });
  useEffect(() => answer.current(), []);
  const [found] = useState<readonly [string, unknown][]>(() => [
    ...missing,
    ...Object.keys(notes?.(dossier) ?? {}).map((path): [string, unknown] => [path, readAt(tete.value, path)]),
  ]);
  const words = notes?.(dossier) ?? {};
  const kept = found.filter(
    ([path, was]) => words[path] !== undefined && !isBlank(was) && readAt(tete.value, path) === was,
  );
  return Object.fromEntries(kept.map(([path]) => [path, words[path] ?? '']));
}

/** Shows the clauses that are certified, then the fields of the signature. */
export function Attestation<D extends DossierRempli, T extends object, E extends string, P>({
  demarche,
  edition,
  certification,
  errors,
}: AttestationProps<D, T, E, P>) {
  const { intro, clauses = [], avant, fields, only, parentPath, certifie, avec } = demarche.envoi.attestation;
  const notes = useProposed(demarche, edition);
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
        // The box counts for this transmission only, so it is not saved like the other answers.
        onChange={(path, to) =>
          path === certifie ? certification.certify(to === true) : form.onChange(path, to)
        }
        notes={notes}
        fields={fields}
        only={only}
        parentPath={parentPath}
        saysRequired={avant === undefined}
      />
      <p className="fr-hint-text" role="status">
        {certification.isWithdrawn
          ? 'Une réponse a changé depuis que vous avez coché « Je certifie » : relisez, puis cochez à nouveau.'
          : ''}
      </p>
    </section>
  );
}

type Certification = {
  isCertified: boolean;
  /** True when answers changed since the box was ticked: it must then be ticked again. */
  isWithdrawn: boolean;
  certify: (isCertified: boolean) => void;
};

/** Remembers that the person certified what the page shows now (`present`), for this transmission only. */
export function useCertification(present: string): Certification {
  const [certified, setCertified] = useState<string | null>(null);
  return {
    isCertified: certified === present,
    isWithdrawn: certified !== null && certified !== present,
    certify: (isCertified) => setCertified(isCertified ? present : null),
  };
}
