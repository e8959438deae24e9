import { AideLink } from '../../platform/AideLink.tsx';
import { DecisionConflit } from './DecisionConflit.tsx';
import { DecisionFaite } from './DecisionFaite.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { DecisionNonEnvoyee } from './DecisionNonEnvoyee.tsx';
import { DecisionPresence } from './DecisionPresence.tsx';
import type { DecisionPanelProps } from './decision-props.ts';
import { apresDecisionDe, sansDecisionDe } from './decision-words.ts';
import { useDecision } from './use-decision.ts';
import '../../dossier/dossier.css';
import '../dossier/service-dossier.css';

/**
 * « Puis-je décider, que va-t-il se passer ? » The panel offers only the moves the server allows, each with its
 * effect.
 */
export function DecisionPanel(props: DecisionPanelProps) {
  const { dossier, instruction, suite } = props;
  const decision = useDecision(props);
  const { etat, moves, motif } = instruction;
  const apres = apresDecisionDe(etat, dossier.genre);
  return (
    <section className="decision pile" aria-labelledby="decision-titre">
      <h2 id="decision-titre" className="fr-h4" tabIndex={-1}>
        Décision
      </h2>
      {moves.length > 0 && (
        <DecisionPresence
          id_fo={dossier.id_fo}
          service={instruction.id_service_instructeur}
          isOpen={decision.brouillon.action !== null}
        />
      )}
      {decision.faite && <DecisionFaite faite={decision.faite} suite={suite} />}
      {decision.conflit && (
        <DecisionConflit
          conflit={decision.conflit}
          onReload={decision.reloadConflict}
          id_fo={dossier.id_fo}
        />
      )}
      {moves.length === 0 ? (
        <>
          <p>{sansDecisionDe(etat, dossier.genre)}</p>
          {motif && <blockquote className="citation">{motif}</blockquote>}
        </>
      ) : (
        <DecisionForm key={etat} {...props} decision={decision} />
      )}
      {apres && (
        <p className="discret">
          {apres} <AideLink sujet="instruction">Écrire à l’assistance</AideLink>
        </p>
      )}
      <DecisionNonEnvoyee moves={moves} textes={decision.brouillon.textes} onForget={decision.forget} />
    </section>
  );
}
