import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../page/announcer.ts';
import { narrow, useMedia } from '../page/use-media.ts';
import { BudgetNarrow } from './BudgetNarrow.tsx';
import { BudgetTable } from './BudgetTable.tsx';
import { cellsToFill, moveByKey, type Pasted, pastedColumn } from './budget-keyboard.ts';
import type { BudgetGroup, BudgetProps } from './budget-types.ts';
import { holdsError, holdsSomething } from './budget-view.ts';
import { readCell } from './cell-value.ts';
import './budget.css';
import '../fields/fields.css';

const saidAfterMs = 1000;

/**
 * Charges and products stand side by side: amounts are typed as in a spreadsheet, and totals and balance follow
 * each key.
 */
export function BudgetEditor(props: BudgetProps) {
  const isNarrow = useMedia(narrow);
  const [filter, setFilter] = useState({ showsAll: false, onlyFilled: props.isReadOnly ?? false });
  const folds = useFolds(props);
  const paste = usePaste(props);
  const budget = { ...props, onLeave: useSpokenTotals(props) };
  const Part = isNarrow ? BudgetNarrow : BudgetTable;
  const keys = { onKeyDown: moveByKey, onPaste: paste.onPaste };
  return (
    <div className="budget">
      {isNarrow && <Totals {...props} />}
      {isNarrow && <Balance {...props} />}
      {!props.isReadOnly && !props.isShort && (
        <div className="budget__outils">
          <div className="fr-checkbox-group fr-checkbox-group--sm">
            <input
              type="checkbox"
              id={`${props.path}-remplies`}
              checked={filter.onlyFilled}
              onChange={(event) => setFilter({ ...filter, onlyFilled: event.target.checked })}
            />
            <label className="fr-label" htmlFor={`${props.path}-remplies`}>
              Lignes remplies seulement
            </label>
          </div>
          {props.actions}
        </div>
      )}
      {paste.question}
      <div className="budget__cotes" ref={paste.box}>
        {props.sides.map((side) => (
          <div className="budget__cote" key={side.id} {...keys}>
            <Part budget={budget} side={side} filter={filter} {...folds} />
          </div>
        ))}
      </div>
      {!filter.showsAll && !filter.onlyFilled && !props.isShort && (
        <button
          type="button"
          className="fr-btn fr-btn--tertiary fr-btn--sm"
          onClick={() => setFilter({ ...filter, showsAll: true })}
        >
          Afficher tous les comptes
        </button>
      )}
      <Balance {...props} hasBar />
    </div>
  );
}

/** A group that held an amount is open until somebody folds it; a group with an error is always open. */
function useFolds(props: BudgetProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const [openAtFirst] = useState(() =>
    props.sides.flatMap(({ groupes }) =>
      groupes.filter((group) => holdsSomething(props, group)).map(({ code }) => code),
    ),
  );
  const isOpen = (group: BudgetGroup) =>
    holdsError(props, group) || (chosen[group.code] ?? openAtFirst.includes(group.code));
  return {
    isOpen,
    onToggle: (group: BudgetGroup) => setChosen({ ...chosen, [group.code]: !isOpen(group) }),
  };
}

/** The totals are announced in one sentence, a second after a cell is left, when they changed. */
function useSpokenTotals({ spoken, onLeave }: BudgetProps) {
  const latest = useRef(spoken);
  const said = useRef(spoken);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = spoken;
  }, [spoken]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (code: string) => {
    onLeave?.(code);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (latest.current && latest.current !== said.current) announce(latest.current);
      said.current = latest.current;
    }, saidAfterMs);
  };
}

/** A column pasted from a spreadsheet asks for confirmation before it fills any cell. */
function usePaste({ onChange, onLeave }: BudgetProps) {
  const box = useRef<HTMLDivElement>(null);
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const cells = pasted && box.current ? cellsToFill(pasted, box.current) : [];
  const close = () => {
    setPasted(null);
    pasted?.from.focus();
  };
  const fill = () => {
    for (const [index, cell] of cells.entries()) {
      onChange(cell.dataset.compte as string, readCell(pasted?.texts[index] ?? '').value);
    }
    announce(`${count(cells.length, 'montant collé', 'montants collés')}.`);
    onLeave?.(cells[0]?.dataset.compte as string);
    close();
  };
  const montants = count(cells.length, 'montant', 'montants');
  const tooMany = (pasted?.texts.length ?? 0) - cells.length;
  return {
    box,
    onPaste: (event: ClipboardEvent<HTMLElement>) => setPasted(pastedColumn(event)),
    question: pasted && (
      <div className="cadre budget__collage">
        <p>
          Coller {montants} à partir de {pasted.from.dataset.nom} ?
          {tooMany > 0 &&
            ` ${count(tooMany, 'montant', 'montants')} de trop, sans ligne ouverte en face : laissés.`}
        </p>
        <div className="actions">
          <button
            type="button"
            className="fr-btn fr-btn--sm"
            ref={(button) => button?.focus()}
            onClick={fill}
          >
            Coller {montants}
          </button>
          <button type="button" className="fr-btn fr-btn--sm fr-btn--secondary" onClick={close}>
            Annuler
          </button>
        </div>
      </div>
    ),
  };
}

/** On a phone there is no table, so both totals also stand at the top. */
const Totals = ({ sides }: BudgetProps) => (
  <dl className="budget__totaux">
    {sides.map(
      ({ total }) =>
        total && (
          <div key={total.label}>
            <dt>{total.label}</dt>
            <dd className="nombre">{formatEuros(total.montant)}</dd>
          </div>
        ),
    )}
  </dl>
);

function Balance({ equilibre, notes = [], sides, hasBar }: BudgetProps & { hasBar?: boolean }) {
  if (!equilibre) return null;
  const [charges = 0, produits = 0] = sides.map(({ total }) => total?.montant ?? 0);
  const most = Math.max(charges, produits, 1);
  return (
    <div className={`budget__equilibre${equilibre.isBalanced ? '' : ' budget__equilibre--attention'}`}>
      <p className={equilibre.isBalanced ? 'fr-icon-info-line' : 'fr-icon-warning-line'}>
        <output aria-live="off">{equilibre.text}</output>
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {hasBar && (
        <div className="budget__barre" aria-hidden="true">
          <span className="budget__jauge">
            <span style={{ width: `${(100 * Math.min(charges, produits)) / most}%` }} />
          </span>
          <span className="nombre">
            {formatEuros(Math.min(charges, produits))} / {formatEuros(most === 1 ? 0 : most)}
          </span>
        </div>
      )}
    </div>
  );
}
