import { attenduEndpoints } from '@asso/contract/catalogue/attendu.endpoints';
import type { SorteModele } from '@asso/domain/catalogue/modele-attendu.rules';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useRead } from '../../platform/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { FilterBar } from '../../ui/table/FilterBar.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { ChampsOfficiels } from './ChampsOfficiels.tsx';
import { administrationHref, bibliothequeHref } from './campagne-href.ts';
import { ModelePage } from './ModelePage.tsx';
import { type Modele, ModelesTable } from './ModelesTable.tsx';
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
      <nav aria-label="Rubriques de la bibliothèque">
        <ul className="liste-nue vues">
          {onglets.map((one) => (
            <li key={one.id}>
              <AppLink
                className="vues__lien"
                href={one === premier ? bibliothequeHref : `${bibliothequeHref}?onglet=${one.id}`}
                aria-current={one === onglet ? 'page' : undefined}
              >
                {one.label}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <Liste key={onglet.id} sorte={onglet.sorte} label={onglet.label} />
      {onglet.sorte === 'champ' && <ChampsOfficiels />}
    </div>
  );
}

function Liste({ sorte, label }: { sorte: SorteModele; label: string }) {
  const params = useQueryParams();
  const words = params.get('q');
  const row =
    sorte === 'champ' ? attenduEndpoints.listChampsAttendus : attenduEndpoints.listDocumentsAttendus;
  const read = useRead(row, {
    query: { q: words ?? undefined, limit: 50, cursor: params.get('page') ?? undefined },
  });
  const page = read.state === 'lu' ? read.value : null;
  const items: readonly Modele[] = page?.items ?? [];
  return (
    <>
      <FilterBar
        filters={[]}
        values={{}}
        onChange={() => undefined}
        search={{
          label: 'Libellé ou code',
          text: words ?? '',
          onSearch: (text) => params.set({ q: text || null, page: null }),
        }}
        countText={page ? count(page.total, 'élément', 'éléments') : ''}
      />
      {read.state === 'attente' && <Loading />}
      {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
      {page && items.length === 0 && (
        <EmptyState
          fact={words ? 'Rien pour ces mots.' : 'La bibliothèque est vide.'}
          why={
            words
              ? 'Essayez un mot plus court.'
              : 'Ce que vous y ajoutez se reprend ensuite dans chaque campagne, sans le réécrire.'
          }
        />
      )}
      {items.length > 0 && (
        <ModelesTable
          caption={label}
          sorte={sorte}
          rows={items}
          hrefOf={(id) => params.href({ modele: id, q: null, page: null })}
        />
      )}
      {page && (
        <Pager
          onPrevious={page.previous ? () => params.set({ page: page.previous }) : null}
          onNext={page.next ? () => params.set({ page: page.next }) : null}
        />
      )}
    </>
  );
}
