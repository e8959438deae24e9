import { declarationEndpoints } from '@asso/contract/benevolat/declaration.endpoints';
import { modelesCec } from '@asso/domain/benevolat/import-cec.rules';
import { call } from '../platform/call/call.ts';
import { useRead, useReread } from '../platform/use-read.ts';
import { ImportFichierForm } from '../referentiel/ImportFichierForm.tsx';
import { ImportsFaits, useImportsQuery } from '../referentiel/ImportsFaits.tsx';

const { importCec, listImports, listSessions } = declarationEndpoints;

/** It imports the files of the site where volunteers declare their hours. */
export function ImportCec() {
  const reread = useReread();
  const imports = useRead(listImports, { query: useImportsQuery() });
  return (
    <>
      <section className="pile" aria-labelledby="import-cec">
        <h2 id="import-cec" className="fr-h4">
          Importer un fichier
        </h2>
        <ImportFichierForm
          genres={[
            { value: 'sessions', label: 'Sessions', modele: modelesCec.sessions },
            { value: 'declarations', label: 'Déclarations', modele: modelesCec.declarations },
          ]}
          premier="declarations"
          send={(body, idempotencyKey) => call(importCec, { query: {}, body, idempotencyKey })}
          onImported={() => Promise.all([reread(listSessions), reread(listImports)])}
        />
      </section>
      {imports.state === 'lu' && <ImportsFaits imports={imports.value} />}
    </>
  );
}
