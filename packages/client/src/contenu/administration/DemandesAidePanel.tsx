import { assistanceEndpoints, type DemandeAide } from '@asso/contract/contenu/assistance.endpoints';
import { type EtatAide, etatsAide } from '@asso/domain/contenu/assistance.rules';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { labelOf } from '@asso/domain/referentiel/referentiels.rules';
import { useActe } from '../../catalogue/campagne/use-acte.ts';
import { call } from '../../platform/call/call.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useRead } from '../../platform/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { FilterBar } from '../../ui/table/FilterBar.tsx';
import { listesDuJour } from '../../ui/table/listes.ts';
import { Pager } from '../../ui/table/Pager.tsx';
import { Paragraphes } from '../Paragraphes.tsx';

const etats = {
  key: 'etat',
  label: 'État',
  options: Object.entries(etatsAide).map(([value, label]) => ({ value, label })),
};

/** « Qui attend une réponse ? » The answer itself is written in the mailbox of the help desk. */
export function DemandesAidePanel() {
  const params = useQueryParams();
  const etat = params.get('etat') as EtatAide | null;
  const read = useRead(assistanceEndpoints.listDemandesAide, {
    query: { toutes: 'oui', etat: etat ?? undefined, limit: 20, cursor: params.get('page') ?? undefined },
  });
  const page = read.state === 'lu' ? read.value : null;
  return (
    <div className="pile">
      <FilterBar
        filters={[etats]}
        values={{ etat: params.all('etat') }}
        onChange={(next) => params.set({ etat: next.etat ?? null, page: null })}
        countText={page ? count(page.total, 'demande', 'demandes') : ''}
      />
      {read.state === 'attente' && <Loading />}
      {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
      {page && page.items.length === 0 && <EmptyState fact="Aucune demande d’aide." />}
      <ul className="liste-nue pile">
        {page?.items.map((demande) => (
          <li key={demande.id}>
            <Demande demande={demande} onChanged={() => void read.reload()} />
          </li>
        ))}
      </ul>
      {page && (
        <Pager
          onPrevious={page.previous ? () => params.set({ page: page.previous }) : null}
          onNext={page.next ? () => params.set({ page: page.next }) : null}
        />
      )}
    </div>
  );
}

function Demande({ demande, onChanged }: { demande: DemandeAide; onChanged: () => void }) {
  const { isBusy, problems, send } = useActe();
  const { id, numero, sujet, message, courriel, motif, etat, cree_le, version } = demande;
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
        {labelOf('motifs-assistance-primaires', motif, listesDuJour.get())} · {courriel} ·{' '}
        {formatHorodatage(new Date(cree_le))} · {etatsAide[etat]}
      </p>
      <Paragraphes text={message} />
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
