import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { Evenement } from '@asso/contract/dossier/dossier.schemas';
import type { ActionService } from '@asso/domain/dossier/instruction.states';
import { motsActions } from '@asso/domain/dossier/instruction-labels';
import { formatEuros } from '@asso/domain/identifiants/affichage';
import { useRef, useState } from 'react';
import { call } from '../platform/call.ts';
import { useReread } from '../platform/use-read.ts';
import { announce } from '../ui/announcer.ts';
import { newId } from '../ui/new-id.ts';
import { corpsDe, type Saisie, totalAccorde } from './decision.ts';
import type { DecisionPanelProps } from './decision-props.ts';
import { useKeptText } from './use-kept-text.ts';

const conflictStatus = 409;

export type Faite = { action: ActionService; text: string };
/** Found when confirming; then, once the dossier is read again, what the other person did. */
export type Conflit = { isReloaded: boolean; dernier: Evenement | null };

export type Decision = {
  faite: Faite | null;
  conflit: Conflit | null;
  /** The panel shows what was done, and a conflict; gives the sentence of any other refusal. */
  confirm: (saisie: Saisie) => Promise<string | null>;
  reloadConflict: () => Promise<void>;
  /** What is written to the association, kept in this browser until it is sent. */
  texte: string;
  setTexte: (texte: string) => void;
};

/** Makes one move, once: what was decided meanwhile by somebody else is never overwritten. */
export function useDecision({ dossier, instruction, lignes, reload }: DecisionPanelProps): Decision {
  const [faite, setFaite] = useState<Faite | null>(null);
  const [conflit, setConflit] = useState<Conflit | null>(null);
  const reread = useReread();
  const sent = useRef({ body: '', key: newId() });
  const { id_fo, version } = dossier;
  const kept = useKeptText(`decision-${id_fo}-${instruction.id_service_instructeur}`);

  const confirm: Decision['confirm'] = async (saisie) => {
    const { action } = saisie;
    if (action === null) return null;
    const body = corpsDe(saisie, lignes);
    // The same decision tried again keeps its key; another one, or another version, is another act.
    const content = JSON.stringify([action, body, version]);
    if (sent.current.body !== content) sent.current = { body: content, key: newId() };
    const outcome = await call(dossierEndpoints.moveInstruction, {
      params: { id: id_fo, service: instruction.id_service_instructeur, action },
      body,
      ifMatch: version,
      idempotencyKey: sent.current.key,
    });
    if (!outcome.ok && outcome.problem.status === conflictStatus) {
      setFaite(null);
      setConflit({ isReloaded: false, dernier: null });
      return null;
    }
    if (!outcome.ok) return outcome.problem.message;
    const montant =
      action === 'grant' && lignes ? ` : ${formatEuros(totalAccorde(lignes, saisie.montants))}` : '';
    const text = `${motsActions[action].fait}${montant}.`;
    kept.setText('');
    await readAgain();
    setConflit(null);
    setFaite({ action, text });
    announce(text);
    return null;
  };

  const readAgain = async () => {
    await reload();
    await Promise.all([dossierEndpoints.readHistorique, dossierEndpoints.listDossiers].map(reread));
  };

  const reloadConflict = async () => {
    const outcome = await call(dossierEndpoints.readHistorique, { params: { id: id_fo } });
    await readAgain();
    setConflit({ isReloaded: true, dernier: outcome.ok ? (outcome.value.evenements[0] ?? null) : null });
  };

  return { faite, conflit, confirm, reloadConflict, texte: kept.text, setTexte: kept.setText };
}
