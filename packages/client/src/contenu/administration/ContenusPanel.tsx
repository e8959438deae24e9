import type { SorteContenu } from '@asso/domain/contenu/contenu.fields';
import { typographie } from '@asso/domain/identifiants/typographie';
import { AppLink } from '../../platform/AppLink.tsx';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { listRow } from '../../platform/list/list-row.ts';
import { useList } from '../../platform/list/use-list.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { ContenuForm } from './ContenuForm.tsx';
import { appels, type ContenuRead } from './contenus-calls.ts';

/** Lists one kind of content, and edits one at a time. */
export function ContenusPanel({ sorte }: { sorte: SorteContenu }) {
  const params = useQueryParams();
  const list = useList(contenus[sorte]);
  const id = params.get('contenu');
  if (id) {
    const back = (isChanged: boolean, next: string | null = null) => {
      if (isChanged) void list.reload();
      params.set({ contenu: next });
    };
    return <ContenuForm key={id} sorte={sorte} id={id === 'nouveau' ? null : id} onDone={back} />;
  }
  return (
    <div className="pile">
      <div className="actions">
        <AppLink className="fr-btn" href={params.href({ contenu: 'nouveau' })}>
          {appels[sorte].ajouter}
        </AppLink>
      </div>
      <ListBlock list={list} />
    </div>
  );
}

/** The endpoints of the kinds of contents have the same reply, so one type stands for all of them. */
type CallOfContenus = (typeof appels)['question']['list'];

const listOf = (sorte: SorteContenu) =>
  listRow({
    call: appels[sorte].list as CallOfContenus,
    query: { toutes: 'oui' },
    noun: appels[sorte].un,
    empty: { fact: 'Rien pour l’instant.', why: appels[sorte].vide },
    caption: appels[sorte].un[1],
    rowId: ({ id }) => id,
    columns: ({ params }) => [
      {
        key: 'nom',
        label: 'Nom',
        isHeader: true,
        cell: (one) => (
          <AppLink href={params.href({ contenu: one.id })}>
            {typographie(String(lu(one).valeur[appels[sorte].nom] ?? ''))}
          </AppLink>
        ),
      },
      { key: 'rang', label: 'Rang', isNumber: true, cell: (one) => Number(lu(one).valeur.rang ?? 0) },
      { key: 'publie', label: 'État', cell: (one) => <Etat sorte={sorte} contenu={lu(one)} /> },
    ],
  });

const lu = (one: object) => one as ContenuRead;

const contenus: Record<SorteContenu, ReturnType<typeof listOf>> = {
  question: listOf('question'),
  url: listOf('url'),
  'document-modele': listOf('document-modele'),
};

function Etat({ sorte, contenu: { valeur, fichier } }: { sorte: SorteContenu; contenu: ContenuRead }) {
  if (!valeur.publie) return <StateBadge tone="gris">brouillon</StateBadge>;
  // Associations are not shown a template that has neither a file nor an address.
  if (sorte === 'document-modele' && !fichier && !valeur.url)
    return <StateBadge tone="orange">fichier à déposer</StateBadge>;
  return <StateBadge tone="vert">publié</StateBadge>;
}
