import { servicePspEndpoints } from '@asso/contract/pass-sport/service-psp.endpoints';
import { modelesPsp } from '@asso/domain/pass-sport/import-pass-sport.rules';
import type { ComponentType } from 'react';
import { call } from '../platform/call/call.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { useReread } from '../platform/use-read.ts';
import { ImportFichierForm } from '../referentiel/ImportFichierForm.tsx';
import { ImportsFaits, importsList } from '../referentiel/ImportsFaits.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { FileRemboursements } from './FileRemboursements.tsx';
import { RechercheBeneficiaires } from './RechercheBeneficiaires.tsx';

type Vue = { id: string; label: string; chapo: string; Panel: ComponentType };

const vues: readonly [Vue, ...Vue[]] = [
  {
    id: 'remboursements',
    label: 'Remboursements',
    chapo: 'Vérifiez la structure, puis remboursez ses inscriptions. Commencez par les plus anciens.',
    Panel: FileRemboursements,
  },
  {
    id: 'beneficiaires',
    label: 'Bénéficiaires',
    chapo: 'Un code est-il valable, sert-il déjà ? Rien de plus n’est montré de la personne.',
    Panel: RechercheBeneficiaires,
  },
  {
    id: 'fichiers',
    label: 'Fichiers',
    chapo:
      'Exercices, fédérations, bénéficiaires et affiliations confirmées viennent de fichiers de tableur.',
    Panel: ImportPsp,
  },
];

const hrefOf = (id: string): string =>
  id === vues[0].id ? '/administration/psp' : `/administration/psp?vue=${id}`;

/** The page where administrators follow Pass’Sport, one tab for each subject: reimbursements, beneficiaries, files. */
export function AdministrationPspPage() {
  const asked = useQueryParams().get('vue');
  const { id: present, chapo, Panel } = vues.find(({ id }) => id === asked) ?? vues[0];
  return (
    <div className="page">
      <PageHeading titre="Pass’Sport" chapo={chapo} />
      <TabLinks
        label="Vues de Pass’Sport"
        tabs={vues.map(({ id, label }) => ({ id, label, href: hrefOf(id) }))}
        present={present}
      />
      <Panel />
    </div>
  );
}

const { importPsp, listImportsPsp } = servicePspEndpoints;
const imports = importsList(listImportsPsp);

/** Imports files of the State and of federations; a file too long for a page is imported by the command line. */
function ImportPsp() {
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
