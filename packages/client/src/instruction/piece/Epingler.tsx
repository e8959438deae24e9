import { phraseMax } from '@asso/domain/dossier/completude/completude.rules';
import { type LieuEpingle, sayEpingle } from '@asso/domain/dossier/epingle.rules';
import type { GroupePoints } from '@asso/domain/dossier/renvoi.rules';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useEffect, useRef, useState } from 'react';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { focusIfLost } from '../../ui/page/focus.ts';
import { useBrouillonDecision } from '../decision/use-brouillon-decision.ts';
import { instructionVue } from '../dossier/service-instruction.ts';
import type { PieceMontree } from './piece-ouverte.ts';

type EpinglerProps = {
  dossier: Parameters<typeof instructionVue>[0] & { id_fo: string };
  /** What the service may ask to correct of this dossier. */
  groupes: readonly GroupePoints[];
  piece: PieceMontree;
  lieu: LieuEpingle;
  onDone: () => void;
};

const texteId = 'epingle-texte';
const ouvrirId = 'epingle-ouvrir';

/**
 * Adds what is wrong on a page of a piece, or in a part of the project, to the points to correct of the decision in
 * preparation; the association reads it once the dossier is sent back.
 */
export function Epingler({ dossier, groupes, piece, lieu, onDone }: EpinglerProps) {
  const { id_service_instructeur, moves } = instructionVue(dossier);
  const { brouillon, change } = useBrouillonDecision(`decision-${dossier.id_fo}-${id_service_instructeur}`);
  const [isOpen, setIsOpen] = useState(false);
  const own = `pieces.${piece.code}`;
  const [cible, setCible] = useState(own);
  const [texte, setTexte] = useState('');
  const [error, setError] = useState<string>();
  /** Where on the page, or how, a point was asked for; null while none is. */
  const demande = lieu.y ?? (isOpen ? 'bouton' : null);
  const wasAsked = useRef(false);
  // A press on the page, or on the button, leads to the text to write; the end leads back to the button.
  useEffect(() => {
    if (demande !== null) document.getElementById(texteId)?.focus({ preventScroll: true });
    else if (wasAsked.current) focusIfLost(document.getElementById(ouvrirId));
    wasAsked.current = demande !== null;
  }, [demande]);
  if (!moves.includes('sendBack')) return null;
  const n = Object.keys(brouillon.coches).length;
  const close = () => {
    setIsOpen(false);
    setTexte('');
    setCible(own);
    setError(undefined);
    onDone();
  };
  const pin = () => {
    if (texte.trim() === '') return setError('Dites en une phrase ce qu’il faut corriger.');
    const phrase = sayEpingle(brouillon.coches[cible], { texte, lieu: cible === own ? lieu : null });
    if (phrase === null) return setError(`Ce point dit déjà beaucoup : ${phraseMax} caractères au plus.`);
    change((before) => ({
      action: before.action ?? 'sendBack',
      coches: { ...before.coches, [cible]: phrase },
    }));
    close();
    announce('Point épinglé.');
  };
  const form = (
    <FormFrame className="piece-volet__epingle" onSend={pin}>
      <SelectControl
        id="epingle-ou"
        label="Où"
        options={groupes.flatMap(({ points }) =>
          points.map((point) => ({ value: point.cible, label: point.libelle })),
        )}
        value={cible}
        onChange={(value) => setCible(String(value ?? own))}
      />
      <TextControl
        id={texteId}
        label="Que faut-il corriger ?"
        isMultiline
        max={phraseMax}
        value={texte}
        error={error}
        onChange={(value) => setTexte(String(value ?? ''))}
      />
      <div className="actions">
        <button type="submit" className="fr-btn fr-btn--secondary fr-btn--sm">
          Épingler ce point
        </button>
        <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={close}>
          Annuler
        </button>
      </div>
    </FormFrame>
  );
  if (demande !== null) return form;
  return (
    <div className="piece-volet__invite">
      <span className="discret">
        {n === 0
          ? 'Cliquez là où ça ne va pas'
          : `${count(n, 'point', 'points')} à corriger, dans la décision`}
      </span>
      <button
        type="button"
        id={ouvrirId}
        className="fr-btn fr-btn--secondary fr-btn--sm"
        onClick={() => setIsOpen(true)}
      >
        Épingler
      </button>
    </div>
  );
}
