import { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import { count, formatEuros, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import type { ColonneFile } from '@asso/domain/instruction/colonnes-file.rows';
import { maxNamed } from '@asso/domain/instruction/export.rows';
import type { ActionLot } from '@asso/domain/instruction/lot.states';
import { motsLot } from '@asso/domain/instruction/lot.words';
import { Suspense, useRef, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { go } from '../../platform/page/navigation.ts';
import { notify } from '../../platform/session/announcements.ts';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { actedPart } from '../../ui/page/lazy-part.ts';
import { newId } from '../../ui/page/new-id.ts';
import type { PagerProps } from '../../ui/table/Pager.tsx';
import type { Bureau } from '../bureau/use-bureau.ts';
import { lotHref, lotsHref } from '../lot/lot-href.ts';
import { ExporterMenu } from './ExporterMenu.tsx';
import { ActesAttendus } from './en-place/ActesAttendus.tsx';
import { ResultatEnPlace, useLaisses } from './en-place/ResultatEnPlace.tsx';
import { useBulkActe } from './en-place/use-acte-en-place.ts';
import { useActeByDossier } from './en-place/use-acte-par-dossier.ts';
import { useActesOfferts } from './en-place/use-actes-offerts.ts';
import { FilePlace } from './FilePlace.tsx';
import type { Search } from './instruction-filters.ts';
import { listQuery } from './instruction-query.ts';
import type { LigneFile } from './ligne-file.ts';
import {
  countHidden,
  countSelection,
  type Selection,
  selectAllLignes,
  selectNone,
  selectOnlyShown,
  sumSelection,
  toEnvoi,
  toExport,
} from './selection.ts';

/** What may be done at once, which only ticked dossiers show. */
const ActesEnPlace = actedPart(async () => (await import('./en-place/ActesEnPlace.tsx')).ActesEnPlace);

type SelectionBarProps = {
  selection: Selection;
  onChange: (selection: Selection) => void;
  search: Search;
  /** The lines of the page that is shown. */
  rows: readonly LigneFile[];
  total: number;
  isTotalExact: boolean;
  pages: PagerProps;
  bureau: Bureau;
  colonnes: readonly ColonneFile[];
};

/** The decisions that are made for many dossiers only after a page shows what each dossier would become. */
const decisions = ['grant', 'refuse', 'reject'] as const satisfies ActionLot[];

/**
 * The bar at the bottom of the queue says which lines are shown; once dossiers are ticked, it says how many and offers
 * the actions on all of them.
 */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, onChange, search, rows, total, isTotalExact, bureau, colonnes } = props;
  const [chosenService, setService] = useState<string | null>(null);
  const sent = useRef({ content: '', key: newId() });
  const n = countSelection(selection, total);
  const demande = sumSelection(selection);
  const hidden = countHidden(selection, rows);
  const exported = toExport(selection);
  const service = bureau.services.find(({ id }) => id === chosenService) ?? bureau.services[0];
  const { onLaisses, ...laisses } = useLaisses();
  const id_service = service?.id ?? '';
  const { isBusy, run } = useBulkActe(id_service, () => toEnvoi(selection, search), onLaisses);
  const parDossier = useActeByDossier(id_service, selection.nommes, onLaisses);
  useActesOfferts(service ? n : 0);
  const conclure = async (action: ActionLot) => {
    if (!service) return;
    const body = { action, id_service: service.id, selection: toEnvoi(selection, search) };
    const content = JSON.stringify(body);
    // With the same key, two presses on the same selection prepare a single lot.
    if (sent.current.content !== content) sent.current = { content, key: newId() };
    const outcome = await call(lotEndpoints.createLot, { body, idempotencyKey: sent.current.key });
    if (outcome.ok) go(lotHref(outcome.value.id));
    else notify('erreur', outcome.problem.message);
  };
  const tout = service && n < total && total > 0 && (
    <button
      type="button"
      className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
      onClick={() => onChange(selectAllLignes(selection))}
    >
      {/* One element is needed, because a button would drop the spaces between several. */}
      <span>
        Tout <span className={n > 0 ? 'invisible' : undefined}>sélectionner</span>
        {` (${isTotalExact ? formatNombre(total) : `plus de ${formatNombre(total)}`})`}
      </span>
    </button>
  );
  if (!service || n === 0) {
    return (
      <section className="file-barre" aria-label="Sélection">
        <FilePlace {...props} shown={rows.length} />
        {tout}
        {service && (
          <AppLink className="fr-link fr-link--sm" href={lotsHref}>
            Actions déjà lancées
          </AppLink>
        )}
        {total > 0 && <Touches />}
      </section>
    );
  }
  return (
    <section className="file-barre file-barre--choix" aria-label="Sélection" aria-busy={isBusy}>
      <ResultatEnPlace {...laisses} />
      <button
        type="button"
        className="fr-btn fr-btn--tertiary fr-btn--sm fr-icon-close-line"
        title="Tout désélectionner"
        onClick={() => onChange(selectNone(selection))}
      >
        Tout désélectionner
      </button>
      <p>
        <strong>{count(n, 'sélectionné', 'sélectionnés')}</strong>
        {hidden > 0
          ? `, dont ${hidden} hors de cette page`
          : demande !== null && ` (${formatEuros(demande)} demandés)`}
      </p>
      {hidden > 0 && (
        <button
          type="button"
          className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
          onClick={() => onChange(selectOnlyShown(selection, rows))}
        >
          Les décocher
        </button>
      )}
      {tout}
      {bureau.services.length > 1 && (
        <SelectControl
          id="selection-service"
          label="Pour le service"
          options={bureau.services.map(({ id, nom }) => ({ value: id, label: nom }))}
          value={service.id}
          onChange={(value) => setService(typeof value === 'string' ? value : null)}
        />
      )}
      <div className="file-barre__actes">
        <Suspense fallback={<ActesAttendus />}>
          <ActesEnPlace
            key={service.id}
            n={n}
            moi={bureau.moi}
            service={service}
            run={run}
            parDossier={selection.isTout ? null : parDossier}
          />
        </Suspense>
        {exported ? (
          <ExporterMenu query={listQuery(search)} colonnes={colonnes} {...exported} />
        ) : (
          <span className="discret">{maxNamed} dossiers au plus s’exportent un par un.</span>
        )}
        <MenuButton
          className="fr-btn fr-btn--sm acte-d"
          panelClassName="menu-actes"
          isFloating
          label={
            <>
              Conclure…
              <span className="touche" aria-hidden="true">
                d
              </span>
            </>
          }
        >
          {(close) => (
            <ul className="liste-nue">
              {decisions.map((action) => (
                <li key={action}>
                  <button
                    type="button"
                    className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
                    aria-label={motsLot(action).verbe}
                    aria-describedby={`effet-${action}`}
                    onClick={() => {
                      close();
                      void conclure(action);
                    }}
                  >
                    {motsLot(action).verbe}
                    <span id={`effet-${action}`} className="menu-actes__effet">
                      {motsLot(action).effet}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </MenuButton>
      </div>
    </section>
  );
}

const rappels = [
  ['j', 'k', 'parcourir'],
  ['Entrée', 'ouvrir'],
  ['x', 'cocher'],
  ['Maj x', 'plage'],
  ['?', 'toutes les touches'],
] as const;

/** A reminder of the keys, on the screen only: the dialog opened by « ? » has them for screen readers too. */
const Touches = () => (
  <p className="file-barre__actes file-barre__touches" aria-hidden="true">
    {rappels.map((rappel) => (
      <span key={rappel.at(-1)}>
        {rappel.slice(0, -1).map((touche) => (
          <span key={touche}>
            <kbd>{touche}</kbd>{' '}
          </span>
        ))}
        {rappel.at(-1)}
      </span>
    ))}
  </p>
);
