import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import { triOf } from '@asso/domain/dossier/dossier-tris.rows';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { ColonneFile } from '@asso/domain/instruction/colonnes-file.rows';
import { useEffect, useRef, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { notify } from '../../platform/session/announcements.ts';
import { ListRefusal } from '../../platform/list/ListRefusal.tsx';
import { useLatest } from '../../platform/list/use-latest.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useRead } from '../../platform/use-read.ts';
import { announce } from '../../ui/page/announcer.ts';
import { FilterBar } from '../../ui/table/FilterBar.tsx';
import type { FilterValues } from '../../ui/table/filters.ts';
import { Loading } from '../../ui/page/Loading.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { ColonnesMenu } from './ColonnesMenu.tsx';
import { ExporterMenu } from './ExporterMenu.tsx';
import { fileOf, inFileHref, keepFile, ligneId, numeroDeLigne } from './file-instruction.ts';
import { InstructionTable } from './InstructionTable.tsx';
import { InstructionVide } from './InstructionVide.tsx';
import { InstructionVues } from './InstructionVues.tsx';
import { addressValues, filtersOf, filterValues, knownValues } from './instruction-filters.ts';
import {
  laisseFiltres,
  listQuery,
  ordreSaid,
  pageParam,
  queueAddress,
  triParam,
  vueParam,
  wordsParam,
} from './instruction-query.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { listeOf } from './selection.ts';
import { useSelection } from './use-selection.ts';
import { useVueDAbord } from './use-vue-d-abord.ts';
import { useVues } from './use-vues.ts';
import { VuesEnregistrees } from './VuesEnregistrees.tsx';
import { vuePresente } from './vues-enregistrees.ts';
import '../bureau/bureau.css';
import '../dossier/service-dossier.css';

const valuesFromAtMost = 100;

/** « Lesquels traiter, dans quel ordre ? » The queue of a service keeps all its filters in the address. */
export function FileInstructionPage({ isAgrements = false }: { isAgrements?: boolean }) {
  const params = useQueryParams();
  const vues = useVues();
  const isWaiting = useVueDAbord(params, vues);
  const read = useRead(dossierEndpoints.listDossiers, isWaiting ? null : { query: listQuery(params) });
  const recent = useRead(dossierEndpoints.listDossiers, { query: { limit: valuesFromAtMost } });
  const { value: page, isOld } = useLatest(read);
  const address = queueAddress(params);
  const values = filterValues(params);
  const asked = isAgrements ? besides(values) : values;
  const words = params.get(wordsParam);
  const bureau = useBureau();
  const colonnes = vuePresente(params, vues.items)?.vue.colonnes ?? vues.colonnes;
  const known = {
    ...knownValues([...(recent.state === 'lu' ? recent.value.items : []), ...(page?.items ?? [])]),
    ...valeursDuBureau(bureau),
  };
  const isAside = laisseFiltres(params);
  const selection = useSelection(listeOf(params), page?.items ?? [], page?.total ?? 0);
  const quitte = useQuitte(page !== null);
  const results = useResultsFocus(params.get(pageParam), isOld);
  const fresh = read.state === 'lu' ? read.value : null;
  useEffect(() => {
    if (fresh) keepFile(fileOf(address, fresh));
  }, [fresh, address]);
  const etats = params.all('etats');
  const tri = triOf(params.get(triParam));
  const isFiltered = Object.keys(asked).length > 0 || words !== null;
  const hrefOf = ({ genre, id_fo, demandeur }: DossierItem) =>
    inFileHref({ genre, id_fo, id_siret: demandeur.id_siret }, address);
  /** The columns are saved with one's own view when one is open, and otherwise as one's usual columns. */
  const chooseColonnes = async (next: readonly ColonneFile[]) => {
    const vue = vuePresente(params, vues.items)?.vue;
    const refusal = vue?.rights.edit
      ? await vues.save(vue, { colonnes: [...next] })
      : await vues.choose(next);
    if (refusal) return notify('erreur', refusal.message);
    // A colleague's view keeps its own columns: an agent who chooses others leaves that view.
    if (vue && !vue.rights.edit) params.set({ [vueParam]: null }, { replace: true });
  };
  return (
    <div className="page page--serree">
      <PageHeading titre={isAgrements ? 'Agréments' : 'Dossiers'} aide="instruction" />
      <InstructionVues values={isAside ? {} : asked} isWhole={!isFiltered} isAgrements={isAgrements} />
      <VuesEnregistrees
        vues={vues}
        bureau={bureau}
        params={params}
        colonnes={colonnes}
        isAgrements={isAgrements}
      />
      <FilterBar
        filters={filtersOf(values, known)}
        values={values}
        onChange={(next) => params.set({ ...addressValues(next), [pageParam]: null })}
        search={{
          label: 'Numéro, association, projet, subvention',
          text: words ?? '',
          onSearch: (text) => params.set({ [wordsParam]: text || null, [pageParam]: null }),
        }}
        actions={
          <>
            <ColonnesMenu key={colonnes.join()} colonnes={colonnes} onChange={chooseColonnes} />
            <ExporterMenu query={listQuery(params)} colonnes={colonnes} />
          </>
        }
        countText={page ? `${countOf(page)}, ${ordreSaid(tri)}` : ''}
      />
      {isAside && (
        <Notice tone="info" title="Vous cherchez un numéro : les filtres sont laissés de côté.">
          <p>
            <AppLink href={params.href({ [wordsParam]: null, [pageParam]: null })}>
              Revenir aux filtres
            </AppLink>
          </p>
        </Notice>
      )}
      {read.state === 'refuse' && (
        <ListRefusal
          problem={read.problem}
          firstHref={params.get(pageParam) === null ? null : params.href({ [pageParam]: null })}
          onRetry={read.reload}
        />
      )}
      {page === null && read.state === 'attente' && <Loading />}
      {page !== null && read.state !== 'refuse' && (
        <section
          ref={results}
          className={isOld ? 'pile ancien' : 'pile'}
          aria-label="Résultats"
          aria-busy={isOld}
          tabIndex={-1}
        >
          {page.items.length === 0 ? (
            <InstructionVide
              etats={etats}
              words={words}
              isFiltered={isFiltered}
              isOnlyEtats={words === null && Object.keys(asked).join() === 'etats'}
            />
          ) : (
            <>
              <SelectionBar
                selection={selection.selection}
                onChange={selection.set}
                search={params}
                total={page.total}
                isTotalExact={page.totalExact}
                bureau={bureau}
                colonnes={colonnes}
              />
              <InstructionTable
                caption={`Dossiers : ${countOf(page)}`}
                rows={page.items}
                hrefOf={hrefOf}
                colonnes={colonnes}
                tri={tri}
                quitte={quitte}
                onTri={(nom) => {
                  params.set({ [triParam]: nom, [pageParam]: null });
                  announce(`Liste triée : ${ordreSaid(triOf(nom))}.`);
                }}
                selection={bureau.services.length > 0 ? selection.table : undefined}
              />
            </>
          )}
          <Pager
            onPrevious={page.previous ? () => params.set({ [pageParam]: page.previous }) : null}
            onNext={page.next ? () => params.set({ [pageParam]: page.next }) : null}
          />
        </section>
      )}
    </div>
  );
}

/** The page of accreditations always filters by them, so this filter is not counted among what the agent asked. */
const besides = ({ genres: _, ...others }: FilterValues): FilterValues => others;

const countOf = ({ total, totalExact }: { total: number; totalExact: boolean }): string =>
  `${totalExact ? '' : 'plus de '}${count(total, 'résultat', 'résultats')}`;

/** When the agent goes to another page of the list, the focus moves to its results once they are read. */
function useResultsFocus(page: string | null, isOld: boolean) {
  const results = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (isOld || shown.current === page) return;
    shown.current = page;
    if (page === null) return;
    results.current?.focus();
    results.current?.scrollIntoView({ block: 'start' });
  }, [page, isOld]);
  return results;
}

/** The line of the dossier the agent comes back from is marked, and its link gets the focus once the list is read. */
function useQuitte(isThere: boolean): string | null {
  const [quitte] = useState(() => numeroDeLigne(location.hash));
  useEffect(() => {
    if (!isThere || quitte === null) return;
    const line = document.getElementById(ligneId(quitte))?.closest('tr');
    line?.querySelector('a')?.focus({ preventScroll: true });
    line?.scrollIntoView({ block: 'center' });
  }, [isThere, quitte]);
  return quitte;
}
