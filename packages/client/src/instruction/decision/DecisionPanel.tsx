import { ailleursEndpoints } from '@asso/contract/instruction/ailleurs.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { isIssue } from '@asso/domain/dossier/decision.rules';
import { reasonsByEtat } from '@asso/domain/dossier/instruction.words';
import { veilleSecondes } from '@asso/domain/dossier/veille.rules';
import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { etatBeforeConclusion, listIssues } from '@asso/domain/instruction/conclusion.rules';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { InstructionView } from '../../dossier/etat-dossier.ts';
import { AideLink } from '../../platform/AideLink.tsx';
import { call } from '../../platform/call/call.ts';
import { useSignedInUser } from '../../platform/session/session.ts';
import { useRead } from '../../platform/use-read.ts';
import { CopyText } from '../../ui/CopyText.tsx';
import { Conclure } from './Conclure.tsx';
import { ConclureDialog } from './ConclureDialog.tsx';
import { ConclusionPrise } from './ConclusionPrise.tsx';
import { DecisionConflit } from './DecisionConflit.tsx';
import { DecisionFaite } from './DecisionFaite.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import type { DecisionPanelProps } from './decision-props.ts';
import {
  champsTexte,
  describeDecided,
  describeUndecided,
  type SorteTexte,
  sortesTexte,
} from './decision-words.ts';
import { ModifierDecision } from './ModifierDecision.tsx';
import { MouvementEmpeche } from './MouvementEmpeche.tsx';
import { useDecision } from './use-decision.ts';
import '../../dossier/dossier.css';
import '../dossier/service-dossier.css';

/**
 * Shows the changes of state that the server allows: one dialog decides, a form does the rest, and a decision not sent
 * yet says until when it can be taken back.
 */
export function DecisionPanel(props: DecisionPanelProps) {
  const { dossier, instruction, suite } = props;
  const decision = useDecision(props);
  const { etat, moves, motif, id_service_instructeur: service } = instruction;
  const bureau = useRead(bureauEndpoints.readBureauDossier, { params: { id: dossier.id_fo, service } });
  const attente = bureau.state === 'lu' ? bureau.value.conclusion : null;
  const conclut = listIssues(moves).length > 0;
  /** The instruction as it was when the dialog opened: the dialog stays, whatever a colleague does meanwhile. */
  const [ouverte, setOuverte] = useState<InstructionView | null>(null);
  const conclure = useCallback(() => setOuverte(instruction), [instruction]);
  const { _id: moi } = useSignedInUser();
  const isElsewhere = attente !== null && (decision.conflit !== null || attente.par.id !== moi);
  const empeches = bureau.state === 'lu' ? bureau.value.empechements : [];
  const [isModifying, setIsModifying] = useState(false);
  const autres = moves.filter((move) => !isIssue(move) && !empeches.some(({ action }) => action === move));
  const apres = describeDecided(etat, dossier.genre);
  return (
    <section className="decision pile" aria-labelledby="decision-titre">
      <h2 id="decision-titre" className="fr-h4" tabIndex={-1}>
        {reasonsByEtat[etat].titre}
      </h2>
      {moves.length > 0 && (
        <DecisionPresence
          id_fo={dossier.id_fo}
          service={instruction.id_service_instructeur}
          isOpen={decision.brouillon.action !== null}
        />
      )}
      {decision.faite && <DecisionFaite faite={decision.faite} suite={suite} />}
      {decision.conflit && !ouverte && !attente && <DecisionConflit conflit={decision.conflit} />}
      {moves.length === 0 ? (
        <>
          <p>{describeUndecided(etat, dossier.genre)}</p>
          {motif && <blockquote className="citation">{motif}</blockquote>}
        </>
      ) : attente ? (
        <ConclusionPrise
          id_fo={dossier.id_fo}
          genre={dossier.genre}
          service={service}
          attente={attente}
          suite={suite}
          readAgain={decision.readAgain}
        />
      ) : (
        <>
          {conclut && <Conclure isSecond={props.isSecond} onOpen={conclure} />}
          {autres.length > 0 && (
            <AutreSuite isFolded={conclut} moves={autres} isAsked={decision.brouillon.action === 'sendBack'}>
              {/* The form is not shown under a dialog, which has the same fields: a page must not have two fields
                  of the same id. */}
              {!ouverte && !isModifying && bureau.state !== 'attente' && (
                <DecisionForm
                  key={etat}
                  {...props}
                  instruction={{ ...instruction, moves: autres }}
                  isSecond={props.isSecond || conclut}
                  decision={decision}
                />
              )}
            </AutreSuite>
          )}
        </>
      )}
      {ouverte && (
        <ConclureDialog
          {...props}
          decision={decision}
          instruction={pourConclure(conclut ? instruction : ouverte)}
          autre={isElsewhere ? attente : null}
          decideEn={conclut || attente ? null : etat}
          minutes={bureau.state === 'lu' ? bureau.value.choix.reprise_minutes : 0}
          onClose={() => setOuverte(null)}
        />
      )}
      {attente === null &&
        empeches
          .filter(({ action }) => !isIssue(action))
          .map((one) => (
            <MouvementEmpeche
              key={one.action}
              empechement={one}
              lieu={{ id_fo: dossier.id_fo, id_siret: dossier.demandeur.id_siret, service }}
            />
          ))}
      {attente === null && bureau.state === 'lu' && (
        <ModifierDecision {...props} bureau={bureau.value} isOpen={isModifying} onOpen={setIsModifying} />
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

/** Deciding on a dossier just received also begins its study, and is offered as on a dossier under study. */
const pourConclure = (instruction: InstructionView): InstructionView => ({
  ...instruction,
  moves: listIssues(instruction.moves),
  etat: etatBeforeConclusion(instruction.etat, 'grant'),
});

type AutreSuiteProps = {
  isFolded: boolean;
  moves: readonly string[];
  /** True when the dossier is being sent back, for example because a page of a piece was marked for correction. */
  isAsked: boolean;
  children: ReactNode;
};

/** The other changes of state, folded under one line where the agent may also decide. */
const AutreSuite = ({ isFolded, moves, isAsked, children }: AutreSuiteProps) =>
  isFolded ? (
    <details className="plis" open={isAsked}>
      <summary className="touche-r">{sansConclureSaid(moves)}</summary>
      {children}
    </details>
  ) : (
    children
  );

const sansConclureSaid = (moves: readonly string[]): string => {
  if (!moves.includes('start')) return 'Renvoyer sans conclure';
  return moves.includes('sendBack') ? 'Commencer ou renvoyer sans conclure' : 'Commencer sans conclure';
};

type DecisionPresenceProps = { id_fo: string; service: string; isOpen: boolean };
type Presents = readonly { id: string; nom: string; depuis: string; decide: boolean }[];

/**
 * Tells the agent that colleagues read this dossier, or have opened its decision, at the same time (« Sacha Petit a
 * ouvert la décision à 14h02. »); nothing is locked.
 */
function DecisionPresence({ id_fo, service, isOpen }: DecisionPresenceProps) {
  const [presents, setPresents] = useState<Presents>([]);
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      if (document.hidden || !navigator.onLine) return;
      const seen = await call(ailleursEndpoints.readPresence, {
        params: { id: id_fo, service },
        query: isOpen ? { ouvre: 'true' } : {},
      });
      if (seen.ok && !isLeft) setPresents(seen.value.presents);
    };
    void look();
    const timer = setInterval(look, veilleSecondes * 1000);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [id_fo, service, isOpen]);
  return (
    <div role="status">
      {presents.map(({ id, nom, depuis, decide }) => (
        <p key={id} className="discret">
          {nom} {decide ? 'a ouvert la décision à' : 'lit aussi ce dossier, depuis'}{' '}
          {formatHeure(new Date(depuis))}.
        </p>
      ))}
    </div>
  );
}

const labels: Record<SorteTexte, string> = {
  correction: 'Ce qu’il faut corriger',
  motif: 'Motif',
  message: 'Message à l’association',
};

type DecisionNonEnvoyeeProps = {
  moves: readonly string[];
  textes: Readonly<Partial<Record<SorteTexte, string>>>;
  onForget: () => void;
};

/**
 * When a colleague decided first, shows the text written for the decision that was not made, to be copied, until the
 * agent removes it.
 */
function DecisionNonEnvoyee({ moves, textes, onForget }: DecisionNonEnvoyeeProps) {
  const usable = new Set(
    Object.entries(champsTexte).flatMap(([action, { sorte }]) => (moves.includes(action) ? [sorte] : [])),
  );
  const left = sortesTexte.filter((sorte) => !usable.has(sorte) && textes[sorte]?.trim());
  if (left.length === 0) return null;
  return (
    <section className="pile pile--serree" aria-labelledby="texte-non-envoye">
      <h3 id="texte-non-envoye" className="fr-h6">
        Votre texte non envoyé
      </h3>
      {left.map((sorte) => (
        <div key={sorte} className="decision__non-envoye">
          <span className="discret">{labels[sorte]} : </span>
          <CopyText text={textes[sorte] ?? ''} what="ce texte" />
        </div>
      ))}
      <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={onForget}>
        Ne plus le garder
      </button>
    </section>
  );
}
