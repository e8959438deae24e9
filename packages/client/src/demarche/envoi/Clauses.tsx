import { certifiezSaid } from '@asso/domain/dossier/signature/signature.words';
import type { DossierRempli, PageDEdition } from '../demarche.ts';

/** Shows who certifies, and each clause that is certified. */
export function Clauses<D extends DossierRempli, T extends object, E extends string, P>({
  demarche,
}: Pick<PageDEdition<D, T, E, P>, 'demarche'>) {
  const { clauses = [] } = demarche.envoi.attestation;
  if (clauses.length === 0) return null;
  return (
    <>
      <p>{certifiezSaid}</p>
      <ul>
        {clauses.map((clause) => (
          <li key={clause}>{clause}</li>
        ))}
      </ul>
    </>
  );
}
