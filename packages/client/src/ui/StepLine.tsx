import type { ReactNode } from 'react';
import './step-line.css';

export type LineStep = {
  name: string;
  state: 'fait' | 'en-cours' | 'attendu' | 'arret';
  /** The date of the step in words, such as « vers le 22 janv. 2027 »; null when none is known. */
  when: string | null;
  /** The amount that this step settles, as people read it. */
  sum?: ReactNode;
};

const saidStates: Record<LineStep['state'], string> = {
  fait: 'fait',
  'en-cours': 'en cours',
  attendu: 'à venir',
  arret: 'fin',
};

/**
 * Draws steps that follow each other, with their dates and amounts: across a large screen, from top to bottom on a
 * phone.
 */
export const StepLine = ({ label, steps }: { label: string; steps: readonly LineStep[] }) => (
  <ol className="ligne-etapes" aria-label={label}>
    {steps.map(({ name, state, when, sum }) => (
      <li
        key={name}
        className={`ligne-etapes__pas ligne-etapes__pas--${state}`}
        aria-current={state === 'en-cours' ? 'step' : undefined}
      >
        <span className="ligne-etapes__rond" aria-hidden="true" />
        <span className="ligne-etapes__dit">
          <strong>{name}</strong>
          <span className="invisible"> ({saidStates[state]})</span>
          {when && <span className="discret petit">{when}</span>}
          {sum && <span className="ligne-etapes__somme nombre">{sum}</span>}
        </span>
      </li>
    ))}
  </ol>
);
