import { certificationText } from '@asso/domain/dossier/signature/signature.words';
import type { DossierRempli, EditionPage } from '../demarche.ts';

/** Shows who certifies, and each clause that is certified. */
export function Clauses<D extends DossierRempli, T extends object, E extends string, P>({
  demarche,
}: Pick<EditionPage<D, T, E, P>, 'demarche'>) {
  const { clauses = [] } = demarche.envoi.attestation;
  if (clauses.length === 0) return null;
  return (
    <>
      <p>{certificationText}</p>
      <ul>
        {clauses.map((clause) => (
          <li key={clause}>{clause}</li>
        ))}
      </ul>
    </>
  );
}
