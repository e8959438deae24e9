import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { readTri } from '@asso/domain/dossier/dossier-tris.rows';
import { agrementColonnes, type ColonneFile } from '@asso/domain/instruction/colonnes-file.rows';
import { useEffect, useMemo } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useRead } from '../../platform/use-read.ts';
import { Notice } from '../../ui/Notice.tsx';
import { announce } from '../../ui/page/announcer.ts';
import type { FilterValues } from '../../ui/table/filters.ts';
import { ColonnesMenu } from './ColonnesMenu.tsx';
import { ExporterMenu } from './ExporterMenu.tsx';
import { inFileHref, keepFile, toFileInstruction } from './file-instruction.ts';
import { sortByGroupe, titleGroupes } from './groupes-file.ts';
import { HauteurButtons } from './HauteurButtons.tsx';
import { InstructionTable } from './InstructionTable.tsx';
import { InstructionVide } from './InstructionVide.tsx';
import { InstructionVues } from './InstructionVues.tsx';
import { addressValues, filterValues, knownValues, listFileFilters } from './instruction-filters.ts';
import {
  dropsFiltres,
  listQuery,
  pageParam,
  queueAddress,
  sayOrdre,
  triParam,
  vueParam,
  wordsParam,
} from './instruction-query.ts';
import { champs, champsFiltres, champsLus, type LigneFile } from './ligne-file.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { listeKey } from './selection.ts';
import { TouchesAide } from './TouchesAide.tsx';
import { isForQueue, touchesFile } from './touches-file.ts';
import { useGroupes, useVueComptes } from './use-comptes-des-vues.ts';
import { useQuitte } from './use-quitte.ts';
import { useSelection } from './use-selection.ts';
import { useTouches } from './use-touches.ts';
import { useFirstVue, useVues } from './use-vues.ts';
import { VuesEnregistrees } from './VuesEnregistrees.tsx';
import { findPresentVue, isAgrementsVue } from './vues-enregistrees.ts';
import '../bureau/bureau.css';
import './file.css';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { listRow, sayCount } from '../../platform/list/list-row.ts';
import { useList } from '../../platform/list/use-list.ts';
import { bureauValeurs, useBureau } from '../bureau/use-bureau.ts';
import { VoletTete } from '../poste/VoletTete.tsx';
import { VoletTouches } from '../poste/VoletTouches.tsx';
import { labelVue, useVoletLignes, type Volet, voletClasses } from '../poste/volet.ts';
import { useFileSignaux } from '../signaux/use-signaux-de-la-file.ts';

const valuesFromAtMost = 100;

/** The queue of a service; all its filters are in the address. */
export function FileInstructionPage({ isAgrements = false, volet = null }: FileInstructionPageProps) {
  const params = useQueryParams();
  const vues = useVues();
  const isBeside = volet !== null;
  const isPageWaiting = useFirstVue(params, vues, isBeside);
  // When a dossier is opened by its address, the queue beside it waits for the saved views, to be read once with the
  // right columns.
  const isWaiting = isPageWaiting || (isBeside && !vues.isRead);
  const touches = useTouches(touchesFile, { isFor: isForQueue, isOn: !isBeside });
  const presente = findPresentVue(params, vues.items);
  const colonnes = presente?.vue.colonnes ?? vues.colonnes;
  const valeurs = champsFiltres(params);
  const fields = champs(champsLus(colonnes), valeurs);
  const lue = useList(file, { query: isWaiting ? null : { ...listQuery(params), fields } });
  const { isFileGroupee } = usePreferences();
  const lues = lue.page;
  // The order of the groups also holds beside a dossier, so that the next dossier is the next line on the screen.
  const page = useMemo(
    () => (lues && isFileGroupee ? { ...lues, items: [...sortByGroupe(lues.items)] } : lues),
    [lues, isFileGroupee],
  );
  const list = { ...lue, page };
  const recent = useRead(
    dossierEndpoints.listDossiers,
    isBeside ? null : { query: { limit: valuesFromAtMost, fields: valeurs } },
  );
  const { values, words } = list;
  const address = queueAddress(params);
  const asked = isAgrements ? besides(values) : values;
  const bureau = useBureau();
  const known = {
    ...knownValues([...(recent.state === 'lu' ? recent.value.items : []), ...(page?.items ?? [])]),
    ...bureauValeurs(bureau),
  };
  const isAside = dropsFiltres(params);
  const selection = useSelection(listeKey(params), page?.items ?? [], page?.total ?? 0);
  const quitte = useQuitte(page !== null, isBeside);
  const fresh = list.isOld || list.problem ? null : page;
  useEffect(() => {
    if (fresh && !isBeside) keepFile(toFileInstruction(address, fresh));
  }, [fresh, address, isBeside]);
  const etats = params.all('etats');
  const comptes = useVueComptes(isBeside ? null : lues, isAgrements);
  const isWhole = !lues?.next && !lues?.previous;
  // What drafts ask is not summed: others only know that they were begun.
  const isSummed = isFileGroupee && !isBeside && !isWhole && !etats.includes('A');
  const { cursor: _, limit: __, tri: ___, ...liste } = listQuery(params);
  const groupes = useGroupes(isSummed ? lues : null, liste);
  const lignes = useVoletLignes(address, page?.items, volet);
  const contraires = useFileSignaux(volet ? lignes : (page?.items ?? []), bureau.services.length > 0);
  const tri = readTri(params.get(triParam));
  const isFiltered = Object.keys(asked).length > 0 || words !== null;
  const hrefOf = ({ genre, id_fo, demandeur }: LigneFile) =>
    inFileHref({ genre, id_fo, id_siret: demandeur.id_siret }, address, volet?.onglet);
  /** Saves the columns with the open view if it belongs to the agent, or else as the agent's usual columns. */
  const chooseColonnes = async (next: readonly ColonneFile[]) => {
    const vue = presente?.vue;
    const refusal = vue?.rights.edit
      ? await vues.save(vue, { colonnes: [...next] })
      : await vues.choose(next);
    if (refusal) return notify('erreur', refusal.message);
    // The columns of a colleague's view cannot be changed: choosing others leaves that view.
    if (vue && !vue.rights.edit) params.set({ [vueParam]: null }, { replace: true });
  };
  const table = (items: readonly LigneFile[]) => (
    <InstructionTable
      caption={`Dossiers : ${sayCount(file, page)}`}
      rows={volet ? lignes : items}
      hrefOf={hrefOf}
      contraires={contraires}
      colonnes={volet ? colonnesVolet : isAgrements ? agrementColonnes(colonnes) : colonnes}
      tri={tri}
      quitte={quitte}
      groupOf={isFileGroupee && !volet ? titleGroupes(items, { isWhole, groupes }) : undefined}
      ouvert={volet?.id_fo}
      bureau={!volet && bureau.services.length > 0 ? bureau : undefined}
      onTri={(nom) => {
        params.set({ [triParam]: nom, [pageParam]: null });
        announce(`Liste triée : ${sayOrdre(readTri(nom))}.`);
      }}
      selection={!volet && bureau.services.length > 0 ? selection.table : undefined}
    />
  );
  return (
    <div
      className={volet ? voletClasses(volet) : 'page page-file'}
      {...(volet && { role: 'navigation', 'aria-label': 'Dossiers de la file' })}
    >
      {volet ? (
        <VoletTete volet={volet} nom={presente?.vue.nom ?? (isAgrements ? 'Agréments' : labelVue(etats))} />
      ) : (
        <div className={vues.isRead ? 'file-tete' : 'file-tete suite-attendue'}>
          <PageHeading titre={isAgrements ? 'Agréments' : 'Dossiers'} aide="instruction" />
          <InstructionVues
            values={isAside ? {} : asked}
            isWhole={!isFiltered}
            isAgrements={isAgrements}
            // A saved view of the other list, agréments or subventions, is not shown, since it would lead to that list.
            nommees={isAgrements ? vues.items.filter(isAgrementsVue) : vues.items}
            ouverte={presente?.vue}
            comptes={comptes}
          />
          <VuesEnregistrees vues={vues} bureau={bureau} params={params} colonnes={colonnes} />
        </div>
      )}
      <ListBlock
        isWork
        isBare={isBeside}
        list={{ ...list, filters: listFileFilters(values, known) }}
        label="Résultats"
        countMore={sayOrdre(tri)}
        actions={
          <>
            <HauteurButtons />
            <ColonnesMenu
              key={colonnes.join()}
              colonnes={colonnes}
              vue={presente?.vue.rights.edit ? presente.vue.nom : undefined}
              onChange={chooseColonnes}
            />
            <ExporterMenu query={listQuery(params)} colonnes={colonnes} />
          </>
        }
        under={
          isAside && !volet && <SansFiltres href={params.href({ [wordsParam]: null, [pageParam]: null })} />
        }
        empty={
          volet ? (
            table([])
          ) : (
            <InstructionVide
              etats={etats}
              words={words}
              isFiltered={isFiltered}
              isOnlyEtats={words === null && Object.keys(asked).join() === 'etats'}
            />
          )
        }
        foot={(pages) =>
          volet ? (
            <VoletTouches />
          ) : (
            <SelectionBar
              selection={selection.selection}
              onChange={selection.set}
              search={params}
              rows={page?.items ?? []}
              pages={pages}
              total={page?.total ?? 0}
              isTotalExact={page?.totalExact ?? true}
              bureau={bureau}
              colonnes={colonnes}
            />
          )
        }
      >
        {({ items }) => table(items)}
      </ListBlock>
      {!volet && touches.isHelpOpen && (
        <TouchesAide titre="Touches de la file" lignes={touchesFile} onClose={touches.closeHelp} />
      )}
    </div>
  );
}

type FileInstructionPageProps = {
  isAgrements?: boolean;
  /** The dossier open beside the queue, which is then a narrow column; null when there is none. */
  volet?: Volet | null;
};

/** The columns of the queue beside a dossier. */
const colonnesVolet: readonly ColonneFile[] = ['projet', 'etat', 'demande'];

/** Returns the filters chosen by the agent, without the one that the page of agréments always applies. */
const besides = ({ genres: _, ...others }: FilterValues): FilterValues => others;

const SansFiltres = ({ href }: { href: string }) => (
  <Notice tone="info" title="Vous cherchez un numéro : les filtres sont laissés de côté.">
    <p>
      <AppLink href={href}>Revenir aux filtres</AppLink>
    </p>
  </Notice>
);

/** The whole query comes from the address, so the row asks nothing by itself. */
const file = listRow({
  call: dossierEndpoints.listDossiers,
  search: { label: 'Numéro, association, projet, subvention', court: 'Dans cette liste' },
  filters: {
    read: (search) => filterValues(search),
    write: (values) => addressValues(values),
    asked: () => ({}),
    shown: () => [],
  },
  noun: ['résultat', 'résultats'],
  empty: { fact: 'Aucun dossier.' },
});
