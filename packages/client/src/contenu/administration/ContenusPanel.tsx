import type { SorteContenu } from '@asso/domain/contenu/contenu.fields';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { typographie } from '@asso/domain/identifiants/typographie';
import { AppLink } from '../../platform/AppLink.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { type Read, useRead } from '../../platform/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { ContenuForm } from './ContenuForm.tsx';
import { appels, type ContenuLu } from './contenus-calls.ts';

type Page = { items: ContenuLu[]; total: number; next: string | null; previous: string | null };

/** It lists one kind of content in its order, and edits one at a time. */
export function ContenusPanel({ sorte }: { sorte: SorteContenu }) {
  const params = useQueryParams();
  const { list, ajouter, un, vide } = appels[sorte];
  const read = useRead(list, {
    query: { toutes: 'oui', limit: 50, cursor: params.get('page') ?? undefined },
  }) as unknown as Read<Page>;
  const id = params.get('contenu');
  const page = read.state === 'lu' ? read.value : null;
  if (id) {
    const back = (isChanged: boolean, next: string | null = null) => {
      if (isChanged) void read.reload();
      params.set({ contenu: next });
    };
    return <ContenuForm key={id} sorte={sorte} id={id === 'nouveau' ? null : id} onDone={back} />;
  }
  return (
    <div className="pile">
      <div className="actions">
        <AppLink className="fr-btn" href={params.href({ contenu: 'nouveau' })}>
          {ajouter}
        </AppLink>
      </div>
      {read.state === 'attente' && <Loading />}
      {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
      {page && <p>{count(page.total, un[0], un[1])}</p>}
      {page && page.items.length === 0 && <EmptyState fact="Rien pour l’instant." why={vide} />}
      {page && page.items.length > 0 && (
        <DataTable
          caption={un[1]}
          hidesCaption
          columns={columns(sorte, (one) => params.href({ contenu: one }))}
          rows={page.items}
          rowId={(row) => row.id}
        />
      )}
      {page && (
        <Pager
          onPrevious={page.previous ? () => params.set({ page: page.previous }) : null}
          onNext={page.next ? () => params.set({ page: page.next }) : null}
        />
      )}
    </div>
  );
}

const columns = (sorte: SorteContenu, hrefOf: (id: string) => string): Column<ContenuLu>[] => [
  {
    key: 'nom',
    label: 'Nom',
    isHeader: true,
    cell: ({ id, valeur }) => (
      <AppLink href={hrefOf(id)}>{typographie(String(valeur[appels[sorte].nom] ?? ''))}</AppLink>
    ),
  },
  { key: 'rang', label: 'Rang', isNumber: true, cell: ({ valeur }) => Number(valeur.rang ?? 0) },
  { key: 'publie', label: 'État', cell: (one) => <Etat sorte={sorte} contenu={one} /> },
];

function Etat({ sorte, contenu: { valeur, fichier } }: { sorte: SorteContenu; contenu: ContenuLu }) {
  if (!valeur.publie) return <StateBadge tone="gris">brouillon</StateBadge>;
  // Associations are not shown a template that has neither a file nor an address.
  if (sorte === 'document-modele' && !fichier && !valeur.url)
    return <StateBadge tone="orange">fichier à déposer</StateBadge>;
  return <StateBadge tone="vert">publié</StateBadge>;
}
