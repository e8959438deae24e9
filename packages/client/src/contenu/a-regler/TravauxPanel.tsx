import { aReglerEndpoints } from '@asso/contract/contenu/a-regler.endpoints';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useActe } from '../../catalogue/campagne/use-acte.ts';
import { call } from '../../platform/call/call.ts';
import { ReadPart } from '../../platform/page/ReadPart.tsx';
import { notify } from '../../platform/session/announcements.ts';
import { useRead } from '../../platform/use-read.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import './a-regler.css';

type Travaux = ReplyOf<typeof aReglerEndpoints.listTravaux>;

/**
 * Lists the jobs that failed, which can be run again from here; then the state of the server, and the command that
 * resumes an import of the registers.
 */
export function TravauxPanel() {
  const read = useRead(aReglerEndpoints.listTravaux, {});
  return (
    <ReadPart read={read}>
      {({ items, serveur }) => (
        <div className="pile">
          <Morts items={items} onChanged={() => void read.reload()} />
          <section className="pile pile--serree" aria-labelledby="serveur">
            <h2 id="serveur" className="fr-h5">
              Ce serveur
            </h2>
            <DataTable
              caption="État du serveur"
              hidesCaption
              rows={serveur}
              rowId={({ nom }) => nom}
              columns={[
                { key: 'nom', label: 'Quoi', isHeader: true, cell: ({ nom }) => nom },
                { key: 'dit', label: 'État', cell: ({ dit }) => dit },
              ]}
            />
          </section>
          <section className="pile pile--serree" aria-labelledby="import-registre">
            <h2 id="import-registre" className="fr-h5">
              Relancer l’import du registre
            </h2>
            <p>
              Les fichiers du RNA et de Sirene se lisent sur le serveur. La même commande reprend un import
              arrêté là où il en était.
            </p>
            <pre className="commande">
              <code>npm run import:registre -- --rna rna_import.zip --sirene StockUniteLegale_utf8.zip</code>
            </pre>
          </section>
        </div>
      )}
    </ReadPart>
  );
}

function Morts({ items, onChanged }: Pick<Travaux, 'items'> & { onChanged: () => void }) {
  const { problems, send } = useActe();
  const relancer = async (ids: readonly string[]) => {
    const done = await send(() => call(aReglerEndpoints.relancerTravaux, { body: { ids: [...ids] } }));
    if (!done) return;
    notify(
      'succes',
      `${count(ids.length, 'travail relancé', 'travaux relancés')}. Relisez la page dans un instant.`,
    );
    onChanged();
  };
  if (items.length === 0)
    return (
      <EmptyState
        fact="Aucun travail n’a échoué deux fois."
        why="Les courriels qui ne partent pas ont leur page."
      />
    );
  const abandonnes = items.filter(({ reessaye_le }) => reessaye_le === null);
  return (
    <section className="pile pile--serree" aria-label="Travaux qui n’ont pas abouti">
      {problems.map((problem) => (
        <Notice key={problem.message} tone="erreur" title={problem.message} />
      ))}
      <div className="actions">
        {abandonnes.length > 0 && (
          <ActionButton busyText="Relance en cours…" onPress={() => relancer(abandonnes.map(({ id }) => id))}>
            {abandonnes.length === 1 ? 'Relancer ce travail' : `Relancer les ${abandonnes.length} travaux`}
          </ActionButton>
        )}
      </div>
      <DataTable
        caption="Travaux qui n’ont pas abouti"
        hidesCaption
        rows={items}
        rowId={({ id }) => id}
        columns={[
          { key: 'le', label: 'Quand', cell: ({ le }) => formatHorodatage(new Date(le)) },
          { key: 'travail', label: 'Travail', isHeader: true, cell: ({ travail }) => travail },
          { key: 'essais', label: 'Essais', isNumber: true, cell: ({ essais }) => essais },
          { key: 'erreur', label: 'Ce qui s’est passé', cell: ({ erreur }) => erreur },
          {
            key: 'agir',
            label: 'Agir',
            hidesLabel: true,
            cell: ({ id, travail, reessaye_le }) =>
              reessaye_le === null ? (
                <ActionButton kind="secondaire" isSmall onPress={() => relancer([id])}>
                  Relancer<span className="invisible"> : {travail}</span>
                </ActionButton>
              ) : (
                `réessayé le ${formatHorodatage(new Date(reessaye_le))}`
              ),
          },
        ]}
      />
    </section>
  );
}
