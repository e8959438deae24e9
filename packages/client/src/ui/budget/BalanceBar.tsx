import { formatPourcent } from '@asso/domain/identifiants/nombres-affiches';
import type { BudgetBalance } from './budget-types.ts';
import './balance-bar.css';

/**
 * Says whether the two sides are equal and who pays which share. With `isSticky`, on a wide screen, the bar sticks to
 * the bottom of the window while the person fills the lists above it.
 */
export function BalanceBar(balance: BudgetBalance) {
  const { text, isBalanced, action, shares, notes = [], limit, isSticky } = balance;
  // Two equal sides are not right while more is asked than the service pays.
  const isRight = isBalanced && limit?.isPassed !== true;
  const state = isBalanced === undefined ? 'vide' : isRight ? 'juste' : 'ecart';
  return (
    <div className={`solde solde--${state}${isSticky ? ' solde--colle' : ''}`}>
      <div className="solde__tete">
        <p>
          <output aria-live="off">{text}</output>
        </p>
        {action && (
          <button type="button" className="fr-btn fr-btn--secondary fr-btn--sm" onClick={action.onPress}>
            {action.label}
          </button>
        )}
      </div>
      <div className="solde__barre" aria-hidden="true">
        {shares?.parts.map(({ label, part }) => (
          <span key={label} style={{ width: `${(100 * part) / shares.whole}%` }} />
        ))}
      </div>
      <div className="solde__pied">
        <ul className="liste-nue">
          {shares?.parts.map(({ label, part }) => (
            <li key={label}>
              {label} {formatPourcent((100 * part) / shares.cost)}
            </li>
          ))}
        </ul>
        {limit && <p className={limit.isPassed ? 'solde__depasse' : undefined}>{limit.text}</p>}
      </div>
      {notes.map((note) => (
        <p key={note} className="solde__note">
          {note}
        </p>
      ))}
    </div>
  );
}
