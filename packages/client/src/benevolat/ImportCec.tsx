import { declarationEndpoints } from '@asso/contract/benevolat/declaration.endpoints';
import { modelesCec } from '@asso/domain/benevolat/import-cec.rules';
import { call } from '../platform/call/call.ts';
import { useReread } from '../platform/use-read.ts';
import { ImportFichierForm } from '../referentiel/ImportFichierForm.tsx';
import { ImportsFaits, importsDe } from '../referentiel/ImportsFaits.tsx';

const { importCec, listImports, listSessions } = declarationEndpoints;
const imports = importsDe(listImports);

/** It imports the files of the site where volunteers declare their hours. */
export function ImportCec() {
  const reread = useReread();
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
      <ImportsFaits row={imports} />
    </>
  );
}
