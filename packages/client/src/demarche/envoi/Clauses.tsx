import type { DossierRempli, PageDEdition } from '../demarche.ts';

/** Shows who certifies, and each clause that is certified. */
export function Clauses<D extends DossierRempli, T extends object, E extends string, P>({
  demarche,
  edition,
}: PageDEdition<D, T, E, P>) {
  const { intro, clauses = [] } = demarche.envoi.attestation;
  return (
    <>
      {intro && <p>{intro(edition)}</p>}
      {clauses.length > 0 && (
        <ul>
          {clauses.map((clause) => (
            <li key={clause}>{clause}</li>
          ))}
        </ul>
      )}
    </>
  );
}
