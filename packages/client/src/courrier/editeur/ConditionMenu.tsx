import { conditionsOffertes, sayCondition } from '@asso/domain/courrier/cas-courrier.rules';
import { type CasDecision, casDecision } from '@asso/domain/dossier/texte-lettre.schema';
import { announce } from '../../ui/page/announcer.ts';
import { addCondition, conditionAround, dropCondition, setCas } from './commands.ts';
import type { Editeur } from './use-editeur.ts';

type ConditionMenuProps = {
  editeur: Editeur;
  /** The cases of the decisions with which the letter leaves. */
  cas: readonly CasDecision[];
  onDone: () => void;
};

/** Puts a block under a condition; inside one, changes its cases or removes it. */
export function ConditionMenu({ editeur, cas: said, onDone }: ConditionMenuProps) {
  const around = editeur.state && conditionAround(editeur.state);
  const act = (command: Parameters<Editeur['run']>[0], done: string) => {
    onDone();
    if (editeur.run(command)) announce(done);
  };
  if (!around) {
    return (
      <ul className="liste-nue">
        {conditionsOffertes(said).map((cas) => {
          const condition = sayCondition(cas);
          return (
            <li key={condition}>
              <button
                type="button"
                className="editeur__choix"
                onClick={() => act(addCondition(cas), `Bloc « ${condition} » ajouté.`)}
              >
                {condition}
              </button>
            </li>
          );
        })}
      </ul>
    );
  }
  return (
    <div className="pile pile--serree">
      <ul className="liste-nue">
        {casDecision
          .filter((one) => said.includes(one) || around.includes(one))
          .map((one) => {
            const isOn = around.includes(one);
            const next = isOn ? around.filter((other) => other !== one) : [...around, one];
            return (
              <li key={one}>
                <button
                  type="button"
                  className="editeur__choix"
                  aria-pressed={isOn}
                  // A block keeps at least one case.
                  aria-disabled={next.length === 0 || undefined}
                  onClick={() => {
                    if (next.length > 0) act(setCas(next), `Bloc « ${sayCondition(next)} ».`);
                  }}
                >
                  <span aria-hidden="true">{isOn ? '☑' : '☐'}</span> <span>{sayCondition([one])}</span>
                </button>
              </li>
            );
          })}
      </ul>
      <button
        type="button"
        className="editeur__choix"
        onClick={() => act(dropCondition, 'Condition retirée, son texte reste.')}
      >
        Retirer la condition, garder le texte
      </button>
    </div>
  );
}
