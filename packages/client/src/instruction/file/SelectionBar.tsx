import { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import type { ColonneFile } from '@asso/domain/instruction/colonnes-file.rows';
import { nommesAuPlus } from '@asso/domain/instruction/export.rows';
import { type ActionLot, actionsLot, isMouvement } from '@asso/domain/instruction/lot.states';
import { motsLot } from '@asso/domain/instruction/lot.words';
import { useRef, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { go } from '../../platform/page/navigation.ts';
import { notify } from '../../platform/session/announcements.ts';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { newId } from '../../ui/page/new-id.ts';
import type { Bureau } from '../bureau/use-bureau.ts';
import { lotHref, lotsHref } from '../lot/lot-href.ts';
import { ExporterMenu } from './ExporterMenu.tsx';
import type { Search } from './instruction-filters.ts';
import { listQuery } from './instruction-query.ts';
import { demandeOf, envoiOf, exportOf, nombreOf, rienOf, type Selection, toutOf } from './selection.ts';
import '../lot/lot.css';

type SelectionBarProps = {
  selection: Selection;
  onChange: (selection: Selection) => void;
  search: Search;
  total: number;
  isTotalExact: boolean;
  bureau: Bureau;
  colonnes: readonly ColonneFile[];
};

/** The head of the table sticks under this bar, so the section around both is told the height of the bar. */
function sayHeight(bar: HTMLElement | null): (() => void) | undefined {
  const part = bar?.parentElement;
  if (!bar || !part || typeof ResizeObserver === 'undefined') return;
  const watcher = new ResizeObserver(() =>
    part.style.setProperty('--dessus-tableau', `${Math.floor(bar.getBoundingClientRect().height)}px`),
  );
  watcher.observe(bar);
  return () => watcher.disconnect();
}

const directs = actionsLot.filter((action) => !isMouvement(action));
const mouvements = actionsLot.filter(isMouvement);

/**
 * The bar over the table says how many dossiers are selected and offers the acts on all of them; each act is
 * checked first.
 */
export function SelectionBar({
  selection,
  onChange,
  search,
  total,
  isTotalExact,
  bureau,
  colonnes,
}: SelectionBarProps) {
  const [chosenService, setService] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const sent = useRef({ content: '', key: newId() });
  const n = nombreOf(selection, total);
  const demande = demandeOf(selection);
  const exported = exportOf(selection);
  const service = bureau.services.find(({ id }) => id === chosenService) ?? bureau.services[0];
  if (!service) return null;
  const prepare = async (action: ActionLot) => {
    if (isBusy) return;
    setIsBusy(true);
    const body = { action, id_service: service.id, selection: envoiOf(selection, search) };
    const content = JSON.stringify(body);
    // Pressing twice with the same selection prepares a single lot.
    if (sent.current.content !== content) sent.current = { content, key: newId() };
    const outcome = await call(lotEndpoints.createLot, { body, idempotencyKey: sent.current.key });
    setIsBusy(false);
    if (outcome.ok) go(lotHref(outcome.value.id));
    else notify('erreur', outcome.problem.message);
  };
  return (
    <section ref={sayHeight} className="selection" aria-label="Sélection" aria-busy={isBusy}>
      <p className="selection__compte">
        <strong>{n === 0 ? 'Aucun dossier sélectionné' : count(n, 'sélectionné', 'sélectionnés')}</strong>
        {n > 0 && demande !== null && ` (${formatEuros(demande)} demandés)`}
      </p>
      {n > 0 && (
        <>
          {bureau.services.length > 1 && (
            <SelectControl
              id="selection-service"
              label="Pour le service"
              options={bureau.services.map(({ id, nom }) => ({ value: id, label: nom }))}
              value={service.id}
              onChange={(value) => setService(typeof value === 'string' ? value : null)}
            />
          )}
          <MenuButton label="Changer l’état" className="fr-btn fr-btn--secondary fr-btn--sm">
            {(close) => (
              <ul className="liste-nue">
                {mouvements.map((action) => (
                  <li key={action}>
                    <button
                      type="button"
                      className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
                      onClick={() => {
                        close();
                        void prepare(action);
                      }}
                    >
                      {motsLot(action).verbe}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </MenuButton>
          {directs.map((action) => (
            <button
              key={action}
              type="button"
              className="fr-btn fr-btn--secondary fr-btn--sm"
              onClick={() => void prepare(action)}
            >
              {motsLot(action).verbe}
            </button>
          ))}
          {exported ? (
            <ExporterMenu
              label="Exporter la sélection"
              query={listQuery(search)}
              colonnes={colonnes}
              {...exported}
            />
          ) : (
            <span className="discret">{nommesAuPlus} dossiers au plus s’exportent un par un.</span>
          )}
          <button
            type="button"
            className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
            onClick={() => onChange(rienOf(selection))}
          >
            Tout désélectionner
          </button>
        </>
      )}
      {n < total && total > 0 && (
        <button
          type="button"
          className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
          onClick={() => onChange(toutOf(selection))}
        >
          {`Tout sélectionner (${isTotalExact ? total : `plus de ${total}`})`}
        </button>
      )}
      <AppLink className="fr-link fr-link--sm" href={lotsHref}>
        Actions déjà lancées
      </AppLink>
    </section>
  );
}
