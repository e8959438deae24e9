import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import type { PointCompletude } from '@asso/domain/dossier/completude/completude.rules';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { useState } from 'react';
import { DocumentLink } from '../../document/DocumentLink.tsx';
import {
  askedComplements,
  type ComplementDemande,
  emptyDemande,
  toDemandeComplements,
} from '../../dossier/completude.ts';
import { Echeance } from '../../dossier/Echeance.tsx';
import type { InstructionView } from '../../dossier/etat-dossier.ts';
import { useCompletude } from '../../dossier/use-completude.ts';
import { now } from '../../platform/clock.ts';
import { keepChanges, keptChanges } from '../../platform/draft/draft-storage.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { DecisionFaite } from '../decision/DecisionFaite.tsx';
import type { DecisionSuite } from '../decision/decision-props.ts';
import { CompletudeApercu } from './CompletudeApercu.tsx';
import { CompletudeForm } from './CompletudeForm.tsx';
import '../../dossier/completude.css';
import './service-dossier.css';

type CompletudePanelProps = {
  titre: string;
  dossier: Pick<DossierHead, 'id_fo' | 'version' | 'description'>;
  instruction: InstructionView;
  points: readonly PointCompletude[];
  fuseau: string;
  /** Proposes a sentence for a ticked point. */
  phraseOf?: (code: string) => string;
  /** The link offered to the agent once the request is sent. */
  suite: DecisionSuite;
  /** Finds a file among those joined to the dossier. */
  fichierOf: (uuid: string) => Fichier | undefined;
  reload: () => Promise<unknown>;
};

/**
 * Shows what was asked from the association and what it gave; the agent asks again, or declares the dossier complete.
 */
export function CompletudePanel(props: CompletudePanelProps) {
  const { dossier, instruction, points, fuseau, fichierOf, reload } = props;
  const { completude, id_service_instructeur } = instruction;
  const kept = useDemandeGardee(`demande-${dossier.id_fo}-${id_service_instructeur}`);
  const [isAsking, setIsAsking] = useState(kept.demande !== null);
  const [faite, setFaite] = useState<string | null>(null);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const acts = useCompletude({ ...dossier, id_service_instructeur, reload });
  const id = `completude-${id_service_instructeur}`;
  const canAsk = completude.moves.includes('ask');
  if (!canAsk && completude.etat === 'complet') return null;
  const demande =
    kept.demande ?? (completude.etat === 'complet' ? emptyDemande : toDemandeComplements(instruction));
  const focusTitle = () => setTimeout(() => document.getElementById(id)?.focus());
  const close = () => {
    setIsAsking(false);
    kept.keep(null);
    focusTitle();
  };
  const startAsking = () => {
    setFaite(null);
    setIsAsking(true);
    focusTitle();
  };
  const ask = async () => {
    const found = await acts.ask({ manques: askedComplements(demande), avant_le: demande.avantLe });
    if (found.length > 0) return found;
    setIsAsking(false);
    kept.keep(null);
    setFaite('Compléments demandés.');
    return found;
  };
  return (
    <section className="cadre pile completude" aria-labelledby={id}>
      <h2 id={id} className="fr-h5" tabIndex={-1}>
        {props.titre}
      </h2>
      <ErrorSummary errors={errors} />
      {faite && !isAsking && <DecisionFaite faite={{ text: faite }} suite={props.suite} id={`${id}-suite`} />}
      {!(isAsking && completude.etat === 'complet') && <Etat instruction={instruction} />}
      {completude.etat !== 'complet' && <CompletudePoints completude={completude} fichierOf={fichierOf} />}
      {isAsking ? (
        <CompletudeForm
          points={points}
          demande={demande}
          onChange={kept.keep}
          phraseOf={props.phraseOf}
          onAsk={ask}
          apercu={(given) => (
            <CompletudeApercu {...{ dossier, instruction, demande, points, fuseau }} {...given} />
          )}
          onCancel={close}
        />
      ) : (
        <div className="actions">
          {completude.moves.includes('accept') && (
            <ActionButton
              kind="secondaire"
              onPress={async () => {
                const found = await acts.accept();
                setErrors(found);
                if (found.length > 0) return;
                close();
                setFaite('Dossier déclaré complet.');
              }}
            >
              Déclarer le dossier complet
            </ActionButton>
          )}
          {canAsk && (
            <button type="button" className="fr-btn fr-btn--tertiary touche-p" onClick={startAsking}>
              {completude.etat === 'complet' ? 'Demander des compléments' : 'Demander à nouveau'}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** Says whether the dossier is complete and since when; a deadline that has passed changes nothing by itself. */
function Etat({ instruction: { completude } }: { instruction: InstructionView }) {
  const { etat, le, avant_le } = completude;
  const depuis = le ? formatHorodatage(new Date(le)) : '';
  if (etat === 'complet') return <p>Le dossier est complet.</p>;
  if (etat === 'repondu') {
    return (
      <p>
        <strong>L’association a répondu le {depuis}.</strong> Vérifiez, puis déclarez le dossier complet ou
        demandez à nouveau.
      </p>
    );
  }
  const isLate = avant_le !== null && new Date(avant_le).getTime() < now().getTime();
  return (
    <>
      <p>
        <strong className="non-transmis">Dossier à compléter.</strong> Demandé le {depuis}
        {avant_le && (
          <>
            , attendu avant le <Echeance le={avant_le} />
          </>
        )}
        .
      </p>
      {isLate && (
        <p>
          La date est passée et rien n’est automatique. L’association peut encore répondre : attendez,
          demandez à nouveau ou décidez.
        </p>
      )}
    </>
  );
}

type Fichier = { uuid: string; nom: string; taille: number; etat_analyse: string };

type CompletudePointsProps = {
  completude: InstructionView['completude'];
  fichierOf: (uuid: string) => Fichier | undefined;
};

/** Lists each point with what was asked and what the association gave. */
const CompletudePoints = ({ completude, fichierOf }: CompletudePointsProps) => (
  <ul className="liste-nue completude__points" aria-label="Points à compléter">
    {completude.manques.map(({ code, libelle, phrase }) => {
      const reponse = completude.reponses.find((one) => one.code === code);
      const fichier = reponse?.uuid ? fichierOf(reponse.uuid) : undefined;
      return (
        <li key={code} className="completude__point">
          <p>
            <strong>{libelle}</strong>
          </p>
          <p className="completude__phrase">{phrase}</p>
          {reponse && (
            <div className="completude__reponse">
              <span className="discret">Réponse : </span>
              {fichier ? <DocumentLink {...fichier} /> : reponse.nom}
              {reponse.texte && <p className="completude__phrase">{reponse.texte}</p>}
            </div>
          )}
        </li>
      );
    })}
  </ul>
);

/** Keeps the request for complements in the browser while it is written; null when there is none. */
function useDemandeGardee(name: string) {
  const [demande, setDemande] = useState(
    () => (keptChanges(name).demande?.to ?? null) as ComplementDemande | null,
  );
  return {
    demande,
    keep: (next: ComplementDemande | null) => {
      setDemande(next);
      keepChanges(name, next === null ? {} : { demande: { to: next } });
    },
  };
}
