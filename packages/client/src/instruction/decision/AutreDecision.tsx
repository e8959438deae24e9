import type { ConclusionView } from '@asso/contract/instruction/bureau.schemas';
import { conclusionEndpoints } from '@asso/contract/instruction/conclusion.endpoints';
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import { actionMots } from '@asso/domain/dossier/instruction.words';
import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { withElision } from '@asso/domain/identifiants/elision';
import { sayConclusion } from '@asso/domain/instruction/conclusion.words';
import { useEffect, useRef, useState } from 'react';
import { RefusNotice } from '../../dossier/RefusNotice.tsx';
import { type Refus, toRefus } from '../../dossier/refus.ts';
import { call } from '../../platform/call/call.ts';
import { notify } from '../../platform/session/announcements.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { newId } from '../../ui/page/new-id.ts';
import { DecisionNonEnregistree } from './DecisionNonEnregistree.tsx';
import type { DecisionTyped, LigneMontant } from './decision.ts';
import { UneDecision } from './UneDecision.tsx';

type AutreDecisionProps = {
  id_fo: string;
  service: string;
  genre: GenreDossier;
  attente: ConclusionView;
  /** The decision that the agent was preparing. */
  saisie: DecisionTyped;
  lignes?: readonly LigneMontant[] | undefined;
  readAgain: () => Promise<void>;
  onKeep: () => void;
};

/**
 * Shown in the dialog that decides when a colleague decided first: both decisions side by side, theirs alone being
 * recorded, and what the agent may do about it. What the agent typed stays.
 */
export function AutreDecision(props: AutreDecisionProps) {
  const { id_fo, service, genre, attente, saisie, lignes, readAgain, onKeep } = props;
  const { par, prise_le, part_le, action, montant, motif, echec } = attente;
  const box = useRef<HTMLDivElement>(null);
  const [key, setKey] = useState(newId);
  const [refus, setRefus] = useState<Refus | null>(null);
  useEffect(() => box.current?.focus(), []);
  const takeBack = async () => {
    const outcome = await call(conclusionEndpoints.reprendreDecision, {
      params: { id: id_fo, service },
      idempotencyKey: key,
    });
    setKey(newId());
    setRefus(outcome.ok ? null : toRefus(outcome.problem));
    await readAgain();
    if (outcome.ok)
      notify('succes', `Décision ${withElision(par.nom)} reprise : rien n’est parti. Confirmez la vôtre.`);
  };
  return (
    <div className="pile">
      <div ref={box} role="alert" tabIndex={-1}>
        <Notice
          tone="info"
          title={`${par.nom} ${sayConclusion({ action, montant })} à ${formatHeure(new Date(prise_le))}, pendant que vous écriviez.`}
        >
          <p>Votre décision n’est pas enregistrée ; rien de ce que vous avez écrit n’est perdu.</p>
        </Notice>
      </div>
      {refus && <RefusNotice titre="Sa décision n’est pas reprise" refus={refus} />}
      <h3 className="fr-h6">Deux décisions, une seule enregistrée</h3>
      <div className="conclure__deux">
        <UneDecision
          titre={`${par.nom}, enregistrée`}
          issue={`${actionMots(action, genre).verbe}${echec === null ? `, part à ${formatHeure(new Date(part_le))}` : ''}`}
          montant={montant}
          texte={motif}
        />
        <DecisionNonEnregistree genre={genre} saisie={saisie} lignes={lignes} />
      </div>
      <div className="actions">
        <ActionButton kind="secondaire" onPress={onKeep}>
          Garder sa décision
        </ActionButton>
        <ActionButton kind="secondaire" busyText="Reprise…" onPress={takeBack}>
          Reprendre sa décision pour la vôtre
        </ActionButton>
      </div>
      <p className="discret">
        Votre montant et vos mots restent ici, même après un rechargement. Sa décision se reprend jusqu’à{' '}
        {formatHeure(new Date(part_le))}.
      </p>
    </div>
  );
}
