import { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import type { CourrierView } from '@asso/contract/courrier/courrier.schemas';
import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import { useEffect, useState } from 'react';
import { CourrierApercu } from '../../courrier/CourrierApercu.tsx';
import type { InstructionView } from '../../dossier/etat-dossier.ts';
import { call } from '../../platform/call/call.ts';
import { Notice } from '../../ui/Notice.tsx';
import { type DecisionTyped, type LigneMontant, toDecision } from '../decision/decision.ts';

type LettresApercuProps = {
  dossier: DossierHead;
  instruction: InstructionView;
  saisie: DecisionTyped;
  lignes?: readonly LigneMontant[];
};

type Lu = { courriers: readonly CourrierView[]; refus: string | null };

/** Shows the letters that leave with the decision, as the server fills them; nothing when none is chosen. */
export function LettresApercu({ dossier, instruction, saisie, lignes }: LettresApercuProps) {
  const [lu, setLu] = useState<Lu | null>(null);
  const { action, courriers = [] } = saisie;
  const { id_fo } = dossier;
  const service = instruction.id_service_instructeur;
  const { motif, points, montants, retouches, agrement } = toDecision(saisie, lignes);
  const asked = JSON.stringify({ action, motif, points, montants, versions: courriers, retouches, agrement });
  useEffect(() => {
    const body = JSON.parse(asked);
    if (body.versions.length === 0) return;
    const leaving = new AbortController();
    const read = () =>
      call(courrierEndpoints.previewCourriers, {
        params: { id: id_fo, service },
        body,
        signal: leaving.signal,
      }).then(
        (outcome) =>
          setLu(
            outcome.ok
              ? { courriers: outcome.value.courriers, refus: null }
              : { courriers: [], refus: outcome.problem.message },
          ),
        () => undefined,
      );
    // The preview is asked for once the typing pauses, not at each letter.
    const timer = setTimeout(read, 300);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked, id_fo, service]);
  if (courriers.length === 0) return null;
  if (lu === null) return <p aria-busy="true">La lettre se prépare…</p>;
  return (
    <div className="pile">
      {lu.refus !== null && (
        <Notice tone="erreur" title="La lettre ne peut pas être faite">
          {lu.refus}
        </Notice>
      )}
      {lu.courriers.map((courrier) => (
        <CourrierApercu key={courrier.objet} courrier={courrier} />
      ))}
    </div>
  );
}
