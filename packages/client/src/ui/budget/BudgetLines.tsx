import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { fieldId } from '../fields/field-errors.ts';
import { Link } from '../Link.tsx';
import { showAmount, unknownMark } from '../show-value.ts';
import { AmountCell } from './AmountCell.tsx';
import type { BudgetCells, LockedLine, PlainLine, PlainSide } from './budget-types.ts';
import { findCellError } from './budget-view.ts';
import { LockedName } from './LockedName.tsx';
import { ToCorrect } from './ToCorrect.tsx';

type BudgetLinesProps = {
  budget: BudgetCells;
  side: PlainSide;
  lignes: readonly PlainLine[];
  hasNumbers: boolean;
};

/**
 * Shows one side of a budget as a list in plain words, the same on a phone; the numbers of the accounts are shown on
 * demand.
 */
export function BudgetLines({ budget, side, lignes, hasNumbers }: BudgetLinesProps) {
  const wrong = lignes.filter(({ code }) => findCellError(budget, code)).length;
  return (
    <table className="mots">
      <caption>
        {side.titre}
        <span className="invisible">, en euros</span>
      </caption>
      <thead className="invisible">
        <tr>
          <th scope="col">Ligne</th>
          <th scope="col">Montant</th>
        </tr>
      </thead>
      <tbody>
        {side.verrous?.map((ligne) => (
          <LockedRow key={ligne.id} budget={budget} ligne={ligne} hasNumbers={hasNumbers} />
        ))}
        {lignes.map((ligne) => (
          <LineRow key={ligne.code} budget={budget} ligne={ligne} hasNumbers={hasNumbers} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {side.total.label}
            <ToCorrect n={wrong} />
          </th>
          <td>
            <output className="nombre" aria-live="off">
              {formatEuros(side.total.montant)}
            </output>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

type LineRowProps = { budget: BudgetCells; ligne: PlainLine; hasNumbers: boolean };

function LineRow({ budget, ligne: { code, mot, label }, hasNumbers }: LineRowProps) {
  const error = findCellError(budget, code);
  return (
    <>
      <tr className={error ? 'mots__ligne--erreur' : undefined}>
        <th scope="row">
          {hasNumbers && <span className="budget__numero">{code}</span>} {mot}
          {hasNumbers && label !== mot && <span className="mots__officiel">{label}</span>}
        </th>
        <td>
          <AmountCell budget={budget} code={code} name={hasNumbers ? `${code} ${mot}` : mot} hasUnit />
        </td>
      </tr>
      <ErrorRow budget={budget} code={code} />
    </>
  );
}

function ErrorRow({ budget, code }: { budget: BudgetCells; code: string }) {
  const error = findCellError(budget, code);
  if (!error) return null;
  return (
    <tr className="mots__erreur">
      <td colSpan={2}>
        <p id={`${fieldId(`${budget.path}.${code}`)}-message`} className="fr-message fr-message--error">
          {error}
        </p>
      </td>
    </tr>
  );
}

type LockedRowProps = { budget: BudgetCells; ligne: LockedLine; hasNumbers: boolean };

/**
 * A line typed elsewhere: the amount asked from the service is only read here, while that of another funder may be
 * typed here too.
 */
function LockedRow({ budget, ligne, hasNumbers }: LockedRowProps) {
  const { saisie, label, href, marque, montant } = ligne;
  return (
    <>
      <tr>
        <th scope="row">
          {hasNumbers && <span className="budget__numero">74</span>}{' '}
          {saisie === undefined ? (
            <LockedName ligne={ligne} />
          ) : (
            <>
              {label}{' '}
              <span className="budget__marque">{href ? <Link href={href}>{marque}</Link> : marque}</span>
            </>
          )}
        </th>
        <td>
          {saisie === undefined ? (
            <strong className="nombre mots__lu">{showAmount(montant) ?? unknownMark}</strong>
          ) : (
            <AmountCell budget={budget} code={saisie} name={label} hasUnit />
          )}
        </td>
      </tr>
      {saisie !== undefined && <ErrorRow budget={budget} code={saisie} />}
    </>
  );
}
