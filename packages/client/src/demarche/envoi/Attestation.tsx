import { isBlank } from '@asso/domain/kernel/asks';
import { readAt } from '@asso/domain/kernel/changes';
import { useEffect, useRef, useState } from 'react';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import type { Demarche, DossierRempli, EditionPage } from '../demarche.ts';
import { makeForm } from '../use-etape.ts';
import { Clauses } from './Clauses.tsx';

type AttestationProps<D extends DossierRempli, T extends object, E extends string, P> = EditionPage<
  D,
  T,
  E,
  P
> & {
  errors: readonly FieldError[];
};

/** Writes the proposed answers once, when the page opens; a note stands under each as long as nobody changes it. */
function useProposed<D extends DossierRempli, T extends object, E extends string, P>(
  demarche: Demarche<D, T, E, P>,
  { dossier, tete }: EditionPage<D, T, E, P>['edition'],
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

/** Shows the clauses that the last press certifies, in its dialog, then the fields of the signature. */
export function Attestation<D extends DossierRempli, T extends object, E extends string, P>({
  demarche,
  edition,
  errors,
}: AttestationProps<D, T, E, P>) {
  const { clauses = [], avant, fields, only, parentPath } = demarche.envoi.attestation;
  const { name: box } = describeCertification(demarche);
  const asked = (only ?? Object.keys(fields)).filter((name) => name !== box);
  const notes = useProposed(demarche, edition);
  const form = makeForm(demarche, edition, errors);
  // Where only the sentence of the last press is certified, it says all.
  if (!avant && clauses.length + asked.length === 0) return null;
  return (
    <section className="pile" aria-labelledby="attestation">
      <h2 id="attestation">Attestation</h2>
      <Clauses demarche={demarche} />
      {avant && <FieldList {...form} {...avant} />}
      <FieldList
        {...form}
        notes={notes}
        fields={fields}
        only={asked}
        parentPath={parentPath}
        saysRequired={avant === undefined}
      />
    </section>
  );
}

/** Returns the answer that the last press gives: its name among the fields, and the sentence that is certified. */
export function describeCertification<D extends DossierRempli, T extends object, E extends string, P>({
  envoi: { attestation },
}: Pick<Demarche<D, T, E, P>, 'envoi'>): { name: string; label: string } {
  const name = attestation.certifie.split('.').at(-1) ?? '';
  return { name, label: attestation.fields[name]?.label ?? '' };
}
