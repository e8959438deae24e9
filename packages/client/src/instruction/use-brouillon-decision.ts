import type { ActionService } from '@asso/domain/dossier/instruction.states';
import { useState } from 'react';
import { keepChanges, keptChanges } from '../platform/draft/draft-storage.ts';
import { isAction, type Montants } from './decision.ts';
import type { Coches } from './decision-points.ts';
import type { AccordSaisi } from './decision-props.ts';
import type { SorteTexte } from './decision-words.ts';

/** A decision being prepared: it outlives the page, the next dossier and a conflict, until it is sent. */
export type Brouillon = {
  action: ActionService | null;
  /** One for each kind of decision: the reason of a refusal never goes with a grant. */
  textes: Readonly<Partial<Record<SorteTexte, string>>>;
  coches: Coches;
  /** Those typed here; the others follow what is proposed. */
  montants: Montants;
  /** What a grant says beside. */
  accord: AccordSaisi;
  retireComplements: boolean;
  motifEnveloppe: string;
  /** Published templates of the letters that will leave with it; null: nobody chose, those that go by themselves. */
  courriers: readonly string[] | null;
};

export type Changes = Partial<Brouillon> | ((before: Brouillon) => Partial<Brouillon>);

const vide: Brouillon = {
  action: null,
  textes: {},
  coches: {},
  montants: {},
  accord: {},
  retireComplements: false,
  motifEnveloppe: '',
  courriers: null,
};

export function useBrouillonDecision(name: string) {
  const [brouillon, setBrouillon] = useState(() => readKept(name));
  return {
    brouillon,
    change: (changes: Changes) => {
      setBrouillon((before) => {
        const next = { ...before, ...(typeof changes === 'function' ? changes(before) : changes) };
        keepChanges(name, isEmpty(next) ? {} : { decision: { to: next } });
        return next;
      });
    },
    clear: () => {
      setBrouillon(vide);
      keepChanges(name, {});
    },
  };
}

function readKept(name: string): Brouillon {
  const kept = keptChanges(name).decision?.to as Partial<Brouillon> | undefined;
  return { ...vide, ...kept, action: isAction(kept?.action) ? kept.action : null };
}

const isEmpty = ({
  action,
  textes,
  coches,
  montants,
  accord,
  motifEnveloppe,
  courriers,
}: Brouillon): boolean =>
  action === null &&
  Object.keys(accord).length === 0 &&
  courriers === null &&
  motifEnveloppe === '' &&
  Object.values(textes).every((texte) => texte.trim() === '') &&
  Object.keys(coches).length === 0 &&
  Object.keys(montants).length === 0;
