import type { Grille } from '@asso/contract/instruction/note.endpoints';
import { isBlank } from '@asso/domain/kernel/asks';
import { useId } from 'react';
import './grille.css';

type Critere = Grille['criteres'][number];

/** The most points that are given by a press: more of them would not stand on one line. */
const presseMax = 10;

/** Tells whether a criterion is given by a press: few points, and a whole number of them until now. */
export const isPresse = ({ points }: Critere, value: unknown): boolean =>
  points <= presseMax && (isBlank(value) || Number.isInteger(value));

type GrilleRangProps = {
  critere: Critere;
  value: number | null | undefined;
  onGive: (value: number | null) => void;
};

/** A criterion and its points on one line; a press on those already given, or « Suppr », takes them away. */
export function GrilleRang({
  critere: { label, aide, points: most, poids },
  value,
  onGive,
}: GrilleRangProps) {
  const name = useId();
  const said = [aide, poids && poids > 1 && `Compte ${poids} fois.`].filter(Boolean).join(' ');
  return (
    <div
      className="rang-grille"
      role="radiogroup"
      aria-labelledby={name}
      aria-describedby={said ? `${name}-aide` : undefined}
      onKeyDown={({ key }) => {
        if (key === 'Delete' || key === 'Backspace') onGive(null);
      }}
    >
      <span className="rang-grille__nom" id={name} title={said || undefined}>
        {label}
        <span className="invisible">, sur {most}</span>
        {poids && poids > 1 && (
          <span className="discret" aria-hidden="true">
            {' '}
            × {poids}
          </span>
        )}
      </span>
      {said && (
        <span className="invisible" id={`${name}-aide`}>
          {said}
        </span>
      )}
      <span className="rang-grille__points">
        {[...Array(most + 1).keys()].map((given) => (
          <label
            key={given}
            className={
              given === value ? 'rang-grille__point rang-grille__point--donne' : 'rang-grille__point'
            }
          >
            <input
              type="radio"
              name={name}
              checked={given === value}
              onChange={() => onGive(given)}
              onClick={() => {
                if (given === value) onGive(null);
              }}
            />
            {given}
          </label>
        ))}
      </span>
    </div>
  );
}
