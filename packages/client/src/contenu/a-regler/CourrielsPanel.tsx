import { aReglerEndpoints } from '@asso/contract/contenu/a-regler.endpoints';
import { sayNoCourriel } from '@asso/domain/contenu/a-regler/courriels.words';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { useActe } from '../../catalogue/campagne/use-acte.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { ReadPart } from '../../platform/page/ReadPart.tsx';
import { notify } from '../../platform/session/announcements.ts';
import { useRead } from '../../platform/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { RowActs } from '../../ui/table/RowActs.tsx';

/** Lists the e-mails that could not be sent; once the address is corrected in the account, they are sent again. */
export function CourrielsPanel() {
  const read = useRead(aReglerEndpoints.listCourriels, {});
  const { problems, send } = useActe();
  const regler = async (id: string, suite: 'renvoyer' | 'classer') => {
    const done = await send(() => call(aReglerEndpoints.reglerCourriel, { params: { id }, body: { suite } }));
    if (!done) return;
    notify('succes', suite === 'renvoyer' ? 'Le courriel repart.' : 'Classé : il n’est plus compté.');
    void read.reload();
  };
  return (
    <ReadPart read={read}>
      {({ items, enAttente }) =>
        items.length === 0 ? (
          <EmptyState
            fact={sayNoCourriel(enAttente)}
            why="Ceux qui reviennent, ou qui échouent deux fois, se verront ici."
          />
        ) : (
          <div className="pile">
            {problems.map((problem) => (
              <Notice key={problem.message} tone="erreur" title={problem.message} />
            ))}
            <DataTable
              caption="Courriels revenus ou qui ne partent pas"
              hidesCaption
              rows={items}
              rowId={({ id }) => id}
              columns={[
                { key: 'le', label: 'Écrit le', cell: ({ le }) => formatHorodatage(new Date(le)) },
                {
                  key: 'destinataire',
                  label: 'Adresse',
                  isHeader: true,
                  cell: ({ destinataire, compte }) =>
                    compte ? (
                      <AppLink href={`/administration/lca?onglet=comptes&compte=${compte}`}>
                        {destinataire}
                      </AppLink>
                    ) : (
                      destinataire
                    ),
                },
                { key: 'objet', label: 'Objet', cell: ({ objet }) => objet },
                {
                  key: 'etat',
                  label: 'État',
                  cell: ({ etat }) =>
                    etat === 'echec' ? (
                      <StateBadge tone="rouge">revenu</StateBadge>
                    ) : (
                      <StateBadge tone="orange">attend</StateBadge>
                    ),
                },
                { key: 'erreur', label: 'Ce que dit la messagerie', cell: ({ erreur }) => erreur || '–' },
                {
                  key: 'agir',
                  label: 'Agir',
                  hidesLabel: true,
                  cell: ({ id, objet, destinataire }) => (
                    <RowActs
                      of={`${objet}, ${destinataire}`}
                      acts={[
                        {
                          label: 'Renvoyer',
                          of: `à ${destinataire} : ${objet}`,
                          onPress: () => regler(id, 'renvoyer'),
                        },
                        {
                          label: 'Classer',
                          of: `${objet}, ${destinataire}`,
                          onPress: () => regler(id, 'classer'),
                        },
                      ]}
                    />
                  ),
                },
              ]}
            />
          </div>
        )
      }
    </ReadPart>
  );
}
