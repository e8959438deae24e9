import { formatEuros, spokenEuros } from '@asso/domain/identifiants/nombres-affiches';
import { Fragment } from 'react';
import { fieldId } from '../fields/field-errors.ts';
import { showAmount, unknownMark } from '../show-value.ts';
import { AmountCell } from './AmountCell.tsx';
import type { BudgetGroup, BudgetPartProps, BudgetProps, BudgetSide, LockedLine } from './budget-types.ts';
import { errorsOn, findCellError, shownAccounts, shownGroups } from './budget-view.ts';
import { LockedName } from './LockedName.tsx';
import { ToCorrect } from './ToCorrect.tsx';

/** Shows one side of a budget as a table whose groups fold; a folded group still shows its subtotal. */
export function BudgetTable({ budget, side, filter, isOpen, onToggle }: BudgetPartProps) {
  const { sousTotaux, prevu, ecarts } = budget;
  return (
    <table className="budget__table">
      <caption>
        {side.titre}
        <span className="invisible">, en euros</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Compte</th>
          {prevu && <th scope="col">Prévu</th>}
          <th scope="col">{prevu ? 'Réalisé' : 'Montant'}</th>
          {ecarts && <th scope="col">Écart</th>}
          {ecarts && <th scope="col">Part réalisée</th>}
        </tr>
      </thead>
      <tbody>
        {shownGroups(budget, side.groupes, filter).map((group) =>
          group.comptes.length === 0 && !group.lignes?.length ? (
            <Fragment key={group.code}>
              <AccountRow budget={budget} compte={group} isGroup />
              <QuestionRow budget={budget} code={group.code} />
            </Fragment>
          ) : (
            <Fragment key={group.code}>
              <tr className="budget__groupe">
                <th scope="row">
                  <button
                    type="button"
                    className="budget__pli"
                    aria-expanded={isOpen(group)}
                    onClick={() => onToggle(group)}
                  >
                    {group.code} {group.label}
                    <span className="invisible">, {spokenEuros(sousTotaux[group.code] ?? 0)}</span>
                  </button>
                </th>
                {prevu && <td className="nombre">{formatEuros(plannedOf(budget, group))}</td>}
                <td className="nombre">{formatEuros(sousTotaux[group.code] ?? 0)}</td>
                <EcartCells budget={budget} code={group.code} />
              </tr>
              {isOpen(group) && (
                <>
                  {shownAccounts(budget, group, filter.onlyFilled).map((compte) => (
                    <AccountRow key={compte.code} budget={budget} compte={compte} />
                  ))}
                  {group.lignes?.map((ligne) => (
                    <LockedRow key={ligne.id} ligne={ligne} budget={budget} />
                  ))}
                </>
              )}
              <QuestionRow budget={budget} code={group.code} />
            </Fragment>
          ),
        )}
      </tbody>
      {side.total && (
        <tfoot>
          <tr>
            <th scope="row">
              {side.total.label}
              <ToCorrect n={errorsOn(budget, side)} />
            </th>
            {prevu && <td className="nombre">{formatEuros(plannedTotal(budget, side))}</td>}
            <td className="nombre">
              <output aria-live="off">{formatEuros(side.total.montant)}</output>
            </td>
            <EcartCells budget={budget} code={side.id} />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

type AccountRowProps = { budget: BudgetProps; compte: { code: string; label: string }; isGroup?: boolean };

function AccountRow({ budget, compte: { code, label }, isGroup }: AccountRowProps) {
  const error = findCellError(budget, code);
  return (
    <>
      <tr
        className={`budget__compte${isGroup ? ' budget__compte--seul' : ''}${error ? ' budget__compte--erreur' : ''}`}
      >
        <th scope="row">
          <span className="budget__numero">{code}</span> {label}
        </th>
        {budget.prevu && <td className="nombre">{showAmount(budget.prevu[code]) ?? unknownMark}</td>}
        <td className="nombre">
          {budget.isReadOnly ? (
            (showAmount(budget.values[code]) ?? unknownMark)
          ) : (
            <AmountCell budget={budget} code={code} name={`${code} ${label}`} />
          )}
        </td>
        <EcartCells budget={budget} code={code} />
      </tr>
      {error && (
        <tr className="budget__erreur">
          <td colSpan={columnsOf(budget)}>
            <p id={`${fieldId(`${budget.path}.${code}`)}-message`} className="fr-message fr-message--error">
              {error}
            </p>
          </td>
        </tr>
      )}
    </>
  );
}

const columnsOf = ({ prevu, ecarts }: BudgetProps): number => 2 + (prevu ? 1 : 0) + (ecarts ? 2 : 0);

type PlaceProps = { budget: BudgetProps; code: string };

function EcartCells({ budget: { ecarts }, code }: PlaceProps) {
  if (!ecarts) return null;
  const found = ecarts(code);
  return (
    <>
      <td className="nombre">{found?.ecart}</td>
      <td className="nombre">{found?.part}</td>
    </>
  );
}

/** The question about the gap of a group, on a row of its own under the group, as wide as the table. */
function QuestionRow({ budget, code }: PlaceProps) {
  const question = budget.ecarts?.(code)?.question;
  if (!question) return null;
  return (
    <tr className="budget__question">
      <td colSpan={columnsOf(budget)}>{question}</td>
    </tr>
  );
}

const LockedRow = ({ ligne, budget }: { ligne: LockedLine; budget: BudgetProps }) => (
  <tr className="budget__compte budget__compte--verrou">
    <th scope="row">
      <LockedName ligne={ligne} />
    </th>
    {budget.prevu && <td className="nombre">{showAmount(ligne.prevu)}</td>}
    <td className="nombre">{showAmount(ligne.montant) ?? unknownMark}</td>
    {budget.ecarts && <td colSpan={2} />}
  </tr>
);

const plannedOf = ({ prevu = {} }: BudgetProps, { code, comptes }: BudgetGroup): number =>
  [code, ...comptes.map((compte) => compte.code)].reduce((sum, one) => sum + (Number(prevu[one]) || 0), 0);

const plannedTotal = (budget: BudgetProps, side: BudgetSide): number =>
  side.groupes.reduce((sum, group) => sum + plannedOf(budget, group), 0);
