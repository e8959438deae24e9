import { attenduEndpoints } from '@asso/contract/catalogue/attendu.endpoints';
import { compteRenduModes } from '@asso/domain/catalogue/champ-personnalise.fields';
import type { SorteModele } from '@asso/domain/catalogue/modele-attendu.rules';
import { champsOfficiels, modeCrf } from '@asso/domain/subvention/champs-crf.rows';
import { AppLink } from '../../platform/AppLink.tsx';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { listRow } from '../../platform/list/list-row.ts';
import { useList } from '../../platform/list/use-list.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { administrationHref, bibliothequeHref } from './campagne-href.ts';
import { ModelePage } from './ModelePage.tsx';
import { ModelesTable } from './ModelesTable.tsx';
import '../../ui/table/filter-bar.css';
import '../../ui/fields/fields.css';
import '../../dossier/dossier.css';
import './campagne.css';

const onglets: readonly { id: string; sorte: SorteModele; label: string; chapo: string; ajouter: string }[] =
  [
    {
      id: 'champs',
      sorte: 'champ',
      label: 'Champs personnalisés',
      chapo: 'Des questions écrites une fois, que chaque campagne peut reprendre.',
      ajouter: 'Ajouter un champ',
    },
    {
      id: 'pieces',
      sorte: 'document',
      label: 'Pièces attendues',
      chapo: 'Des pièces décrites une fois, que chaque campagne peut reprendre.',
      ajouter: 'Ajouter une pièce',
    },
  ];

const [premier] = onglets;

/** The library holds what campaigns can ask: each kind has a tab and each element a page. */
export function BibliothequePage() {
  const params = useQueryParams();
  const onglet = onglets.find(({ id }) => id === params.get('onglet')) ?? premier;
  const id = params.get('modele');
  if (!onglet) return null;
  const href = onglet === premier ? bibliothequeHref : `${bibliothequeHref}?onglet=${onglet.id}`;
  if (id) return <ModelePage key={id} id={id === 'nouveau' ? null : id} sorte={onglet.sorte} retour={href} />;
  return (
    <div className="page page--serree">
      <PageHeading
        titre={onglet.label}
        chapo={onglet.chapo}
        fil={[{ label: 'Subventions et campagnes', href: administrationHref }]}
        actions={
          <AppLink className="fr-btn" href={params.href({ modele: 'nouveau' })}>
            {onglet.ajouter}
          </AppLink>
        }
      />
      <TabLinks
        label="Rubriques de la bibliothèque"
        tabs={onglets.map((one) => ({
          id: one.id,
          label: one.label,
          href: one === premier ? bibliothequeHref : `${bibliothequeHref}?onglet=${one.id}`,
        }))}
        present={onglet.id}
      />
      <Liste key={onglet.id} sorte={onglet.sorte} label={onglet.label} />
      {onglet.sorte === 'champ' && <ChampsOfficiels />}
    </div>
  );
}

function Liste({ sorte, label }: { sorte: SorteModele; label: string }) {
  const list = useList(modeles[sorte]);
  return (
    <ListBlock list={list}>
      {({ items }) => (
        <ModelesTable
          caption={label}
          sorte={sorte}
          rows={items}
          hrefOf={(id) => list.params.href({ modele: id, q: null, page: null })}
        />
      )}
    </ListBlock>
  );
}

const modelesOf = (call: typeof attenduEndpoints.listChampsAttendus) =>
  listRow({
    call,
    search: { label: 'Libellé ou code', name: 'q' },
    noun: ['élément', 'éléments'],
    empty: {
      fact: 'La bibliothèque est vide.',
      why: 'Ce que vous y ajoutez se reprend ensuite dans chaque campagne, sans le réécrire.',
    },
    noneFound: { fact: 'Rien pour ces mots.', why: 'Essayez un mot plus court.' },
  });

/** Both endpoints have the same reply, except for the content of each kind. */
const modeles: Record<SorteModele, ReturnType<typeof modelesOf>> = {
  champ: modelesOf(attenduEndpoints.listChampsAttendus),
  document: modelesOf(
    attenduEndpoints.listDocumentsAttendus as unknown as typeof attenduEndpoints.listChampsAttendus,
  ),
};

const rows = Object.entries(champsOfficiels).map(([code, row]) => ({
  code,
  label: row.label,
  mode: compteRenduModes.find(({ value }) => value === modeCrf(code, row))?.label ?? '',
}));

const columns: Column<(typeof rows)[number]>[] = [
  { key: 'label', label: 'Question', isHeader: true, cell: ({ label }) => label },
  { key: 'code', label: 'Code', cell: ({ code }) => code },
  { key: 'mode', label: 'Dans le compte rendu financier', cell: ({ mode }) => mode },
];

/** Questions common to all campaigns of a domain; their code gives their place in a CRF. */
const ChampsOfficiels = () => (
  <section className="pile" aria-labelledby="officiels">
    <h2 id="officiels" className="fr-h4">
      Champs officiels
    </h2>
    <p>
      Ils se reprennent dans une campagne comme les autres. Leur code fixe leur place dans le compte rendu.
    </p>
    <DataTable
      caption="Champs officiels"
      hidesCaption
      columns={columns}
      rows={rows}
      rowId={({ code }) => code}
    />
  </section>
);
