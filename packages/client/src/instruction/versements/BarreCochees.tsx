import { count, formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { sumEuros } from '@asso/domain/kernel/money';
import type { ReactNode } from 'react';

type BarreCocheesProps = {
  montants: readonly number[];
  /** What the sum is, before it: « retiennent ». */
  dits?: string;
  onNone: () => void;
  /** The acts on the ticked lines. */
  children: ReactNode;
};

/** The bar under a list: how many lines are ticked, their sum, and what is done on them. */
export const BarreCochees = ({ montants, dits, onNone, children }: BarreCocheesProps) => (
  <section className="versements-barre" aria-label="Lignes cochées">
    <p>
      <strong>{count(montants.length, 'cochée', 'cochées')}</strong>, {dits && `${dits} `}
      {formatEurosCents(sumEuros(montants))}
    </p>
    <div className="actions">
      <button type="button" className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm" onClick={onNone}>
        Tout décocher
      </button>
      {children}
    </div>
  </section>
);
