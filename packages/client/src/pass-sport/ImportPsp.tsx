import { servicePspEndpoints } from '@asso/contract/pass-sport/service-psp.endpoints';
import { modelesPsp } from '@asso/domain/pass-sport/import-pass-sport.rules';
import { call } from '../platform/call/call.ts';
import { useReread } from '../platform/use-read.ts';
import { ImportFichierForm } from '../referentiel/ImportFichierForm.tsx';
import { ImportsFaits, importsDe } from '../referentiel/ImportsFaits.tsx';

const { importPsp, listImportsPsp } = servicePspEndpoints;
const imports = importsDe(listImportsPsp);

/** It imports files of the State and of federations; a file too long for a page is imported by the command line. */
export function ImportPsp() {
  const reread = useReread();
  return (
    <>
      <section className="pile" aria-labelledby="import-psp">
        <h2 id="import-psp" className="fr-h4">
          Importer un fichier
        </h2>
        <ImportFichierForm
          genres={[
            { value: 'exercices', label: 'Exercices', modele: modelesPsp.exercices },
            { value: 'federations', label: 'Fédérations sportives', modele: modelesPsp.federations },
            { value: 'beneficiaires', label: 'Bénéficiaires', modele: modelesPsp.beneficiaires },
            {
              value: 'confirmations',
              label: 'Affiliations confirmées par une fédération',
              modele: modelesPsp.confirmations,
            },
          ]}
          premier="beneficiaires"
          send={(body, idempotencyKey) => call(importPsp, { query: {}, body, idempotencyKey })}
          onImported={() => reread(listImportsPsp)}
        />
      </section>
      <ImportsFaits row={imports} />
    </>
  );
}
