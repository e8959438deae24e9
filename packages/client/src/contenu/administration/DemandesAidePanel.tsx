import { assistanceEndpoints, type DemandeAide } from '@asso/contract/contenu/assistance.endpoints';
import { type EtatAide, etatsAide } from '@asso/domain/contenu/assistance.rules';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { findLabel } from '@asso/domain/referentiel/referentiels.rules';
import { useActe } from '../../catalogue/campagne/use-acte.ts';
import { DocumentLink } from '../../document/DocumentLink.tsx';
import { VoirDocument } from '../../document/VoirDocument.tsx';
import { call } from '../../platform/call/call.ts';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { listRow } from '../../platform/list/list-row.ts';
import { useList } from '../../platform/list/use-list.ts';
import { notify } from '../../platform/session/announcements.ts';
import { Notice } from '../../ui/Notice.tsx';
import { currentListes } from '../../ui/table/listes.ts';
import { Paragraphes } from '../Paragraphes.tsx';

/** Lists the requests for help; they are answered from the mailbox of the help desk. */
export function DemandesAidePanel() {
  const list = useList(demandes);
  return (
    <div className="pile">
      <ListBlock list={list}>
        {({ items }) => (
          <ul className="liste-nue pile">
            {items.map((demande) => (
              <li key={demande.id}>
                <Demande demande={demande} onChanged={() => void list.reload()} />
              </li>
            ))}
          </ul>
        )}
      </ListBlock>
    </div>
  );
}

const demandes = listRow({
  call: assistanceEndpoints.listDemandesAide,
  query: { toutes: 'oui' },
  limit: 20,
  filters: [
    {
      key: 'etat',
      label: 'État',
      options: Object.entries(etatsAide).map(([value, label]) => ({ value, label })),
    },
  ],
  noun: ['demande', 'demandes'],
  empty: { fact: 'Aucune demande d’aide.' },
  noneFound: { fact: 'Aucune demande d’aide dans cet état.' },
});

function Demande({ demande, onChanged }: { demande: DemandeAide; onChanged: () => void }) {
  const { isBusy, problems, send } = useActe();
  const { id, numero, sujet, message, courriel, motif, etat, cree_le, fichier, version } = demande;
  const next: EtatAide = etat === 'ouverte' ? 'traitee' : 'ouverte';
  const change = async () => {
    const outcome = await send(() =>
      call(assistanceEndpoints.updateDemandeAide, { params: { id }, body: { etat: next }, ifMatch: version }),
    );
    if (!outcome) return;
    notify('succes', next === 'traitee' ? `${numero} est traitée.` : `${numero} est rouverte.`);
    onChanged();
  };
  return (
    <article className="cadre pile pile--serree">
      <h2 className="fr-h6">
        {numero} · {sujet}
      </h2>
      <p className="discret">
        {findLabel('motifs-assistance-primaires', motif, currentListes.get())} · {courriel} ·{' '}
        {formatHorodatage(new Date(cree_le))} · {etatsAide[etat]}
      </p>
      <Paragraphes text={message} />
      {fichier && (
        <div className="actions">
          <DocumentLink {...fichier} />
          <VoirDocument {...fichier} />
        </div>
      )}
      {problems.map((problem) => (
        <Notice key={problem.message} tone="erreur" title={problem.message} />
      ))}
      <div className="actions">
        <button
          type="button"
          className="fr-btn fr-btn--secondary fr-btn--sm"
          aria-disabled={isBusy}
          onClick={change}
        >
          {next === 'traitee' ? 'Marquer comme traitée' : 'Rouvrir'}{' '}
          <span className="invisible">{numero}</span>
        </button>
      </div>
    </article>
  );
}
