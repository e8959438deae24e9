import { useState } from 'react';
import { Dialog } from '../Dialog.tsx';
import { Link } from '../Link.tsx';
import { MenuButton } from '../MenuButton.tsx';
import type { PlainLine, PlainSide } from './budget-types.ts';

type AddLineProps = {
  side: PlainSide;
  /** The lines already shown in the budget, which the menu does not offer. */
  shown: readonly PlainLine[];
  onAdd: (line: PlainLine) => void;
};

/** Adds a line by its plain word; « Autre » opens the chart of accounts, with its numbers. */
export function AddLine({ side: { ajout }, shown, onAdd }: AddLineProps) {
  const [isPlanOpen, setIsPlanOpen] = useState(false);
  const isOffered = ({ code }: PlainLine) => !shown.some((one) => one.code === code);
  return (
    <>
      <MenuButton
        className="fr-btn fr-btn--tertiary-no-outline fr-btn--icon-left fr-icon-add-line mots__ajouter"
        panelClassName="mots__choix"
        label={ajout.label}
      >
        {(close) => (
          <ul className="liste-nue">
            {ajout.courantes.filter(isOffered).map((line) => (
              <li key={line.code}>
                <button
                  type="button"
                  onClick={() => {
                    close();
                    onAdd(line);
                  }}
                >
                  {line.mot}
                </button>
              </li>
            ))}
            {ajout.ailleurs && (
              <li>
                <Link href={ajout.ailleurs.href}>{ajout.ailleurs.label}</Link>
              </li>
            )}
            <li>
              <button
                type="button"
                onClick={() => {
                  close();
                  setIsPlanOpen(true);
                }}
              >
                Autre : tout le plan de comptes
              </button>
            </li>
          </ul>
        )}
      </MenuButton>
      {isPlanOpen && (
        <Dialog title={`${ajout.label} : le plan de comptes`} size="lg" onClose={() => setIsPlanOpen(false)}>
          <Plan
            groups={ajout.plan.map(({ titre, lignes }) => ({ titre, lignes: lignes.filter(isOffered) }))}
            onChoose={(line) => {
              setIsPlanOpen(false);
              // The dialog must close first: while it is open, the page behind it cannot take the focus.
              setTimeout(() => onAdd(line));
            }}
          />
        </Dialog>
      )}
    </>
  );
}

type PlanProps = { groups: PlainSide['ajout']['plan']; onChoose: (line: PlainLine) => void };

const Plan = ({ groups, onChoose }: PlanProps) => (
  <div className="mots__plan">
    {groups
      .filter(({ lignes }) => lignes.length > 0)
      .map(({ titre, lignes }) => (
        <section key={titre}>
          <h3>{titre}</h3>
          <ul className="liste-nue">
            {lignes.map((line) => (
              <li key={line.code}>
                <button type="button" onClick={() => onChoose(line)}>
                  <span className="budget__numero">{line.code}</span> {line.mot}
                  {line.label !== line.mot && <span className="mots__officiel">{line.label}</span>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
  </div>
);
