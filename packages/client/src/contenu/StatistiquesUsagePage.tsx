import { type Usage, usageEndpoints } from '@asso/contract/contenu/usage.endpoints';
import { demarchesJugees, notesDemarche, reponsesMin } from '@asso/domain/contenu/satisfaction.rules';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { count, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useUser } from '../platform/session/session.ts';
import { useRead } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import '../ui/key-figures.css';

/** The figures of use, without any name, open to everybody. */
export function StatistiquesUsagePage() {
  const isAdmin = useUser()?.role === 'lca.admin';
  const read = useRead(usageEndpoints.readUsages, {});
  return (
    <ReadPage read={read}>
      {({ depuis, items }) => (
        <div className="page">
          <PageHeading
            titre="Statistiques d’utilisation"
            chapo={`Les démarches depuis le ${formatDay(depuis)} : combien, en combien de temps, et ce qu’on en dit.`}
          />
          <section className="pile pile--serree" aria-labelledby="demarches">
            <h2 id="demarches" className="fr-h4">
              Par démarche
            </h2>
            <DataTable
              caption="Par démarche"
              hidesCaption
              columns={columns}
              rows={items}
              rowId={({ demarche }) => demarche}
            />
            <p className="fr-hint-text">
              Le délai est médian : la moitié des réponses données ont pris moins de jours, l’autre moitié
              davantage. Il se compte en jours du calendrier, depuis le premier envoi, sur toutes les réponses
              de la période, même à ce qui était envoyé avant. Un taux demande {reponsesMin} réponses. Aucun
              nom, aucun compte et aucune heure n’est gardé avec un avis.
            </p>
          </section>
          <Barres items={items} />
          {isAdmin && <Commentaires />}
        </div>
      )}
    </ReadPage>
  );
}

const columns: Column<Usage>[] = [
  { key: 'demarche', label: 'Démarche', isHeader: true, cell: ({ demarche }) => demarchesJugees[demarche] },
  {
    key: 'envoyees',
    label: 'Envoyées',
    isNumber: true,
    cell: ({ envoyees }) => (envoyees === null ? 'non compté' : formatNombre(envoyees, 0)),
  },
  {
    key: 'delai',
    label: 'Délai médian de réponse',
    isNumber: true,
    cell: ({ delai_jours, delai_annee }) =>
      delai_jours === null
        ? 'pas assez de réponses'
        : `${count(delai_jours, 'jour', 'jours')}${delai_annee === null ? '' : ` en ${delai_annee}`}`,
  },
  { key: 'reponses', label: 'Avis', isNumber: true, cell: ({ reponses }) => formatNombre(reponses, 0) },
  {
    key: 'satisfaction',
    label: 'Satisfaits',
    isNumber: true,
    cell: ({ satisfaction }) => (satisfaction === null ? 'pas assez d’avis' : `${satisfaction} %`),
  },
];

/** Draws the rates, to be compared at a glance. */
function Barres({ items }: { items: readonly Usage[] }) {
  const known = items.filter(({ satisfaction }) => satisfaction !== null);
  if (known.length === 0) return null;
  return (
    <table className="barres">
      <caption>Part des personnes satisfaites</caption>
      <tbody>
        {known.map(({ demarche, satisfaction }) => (
          <tr key={demarche}>
            <th scope="row">{demarchesJugees[demarche]}</th>
            <td className="nombre">{satisfaction} %</td>
            <td className="barres__dessin" aria-hidden="true">
              <span className="barres__barre" style={{ width: `${satisfaction}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Commentaires() {
  const read = useRead(usageEndpoints.listCommentaires, {});
  if (read.state !== 'lu') return null;
  return (
    <section className="pile pile--serree" aria-labelledby="commentaires">
      <h2 id="commentaires" className="fr-h4">
        Derniers commentaires
      </h2>
      {read.value.items.length === 0 ? (
        <EmptyState fact="Aucun commentaire pour l’instant." />
      ) : (
        <ul>
          {read.value.items.map(({ id, demarche, note, commentaire, jour }) => (
            <li key={id}>
              <strong>
                {demarchesJugees[demarche]}, {notesDemarche[note].toLowerCase()}, le {formatDay(jour)}
              </strong>{' '}
              : {commentaire}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
