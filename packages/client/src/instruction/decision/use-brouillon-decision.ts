import { readTexte } from '@asso/domain/courrier/texte-courrier.rules';
import type { ActionService } from '@asso/domain/dossier/instruction.states';
import type { TexteLettre } from '@asso/domain/dossier/texte-lettre.schema';
import { useEffect, useState } from 'react';
import { keepChanges, keptChanges } from '../../platform/draft/draft-storage.ts';
import { type DecisionMontants, isAction } from './decision.ts';
import type { Coches } from './decision-points.ts';
import type { AccordSaisi } from './decision-props.ts';
import type { SorteTexte } from './decision-words.ts';

/** A decision in preparation, kept in this browser until it is sent, whatever page is opened meanwhile. */
export type Brouillon = {
  action: ActionService | null;
  /** Each kind of decision keeps its own text: the reason of a refusal must not go with a grant. */
  textes: Readonly<Partial<Record<SorteTexte, string>>>;
  coches: Coches;
  /** Only amounts that the agent typed are kept; the others follow what is proposed. */
  montants: DecisionMontants;
  /** The fields of the grant that are not amounts. */
  accord: AccordSaisi;
  retireComplements: boolean;
  motifEnveloppe: string;
  /** The codes of the signals that stand against a grant and that were seen. */
  signauxVus: readonly string[];
  /** The templates of the letters to send; null as long as nobody chose, and the letters sent by default then leave. */
  courriers: readonly string[] | null;
  /** The letters changed for this dossier alone, by the version of their template. */
  retouches: Readonly<Record<string, TexteLettre>>;
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
  signauxVus: [],
  courriers: null,
  retouches: {},
};

/** The form and the page of a piece beside it change the same draft: each is told of the changes made by the other. */
const readers = new Set<(name: string, next: Brouillon) => void>();

export function useBrouillonDecision(name: string) {
  const [brouillon, setBrouillon] = useState(() => readKept(name));
  useEffect(() => {
    const reader = (changed: string, next: Brouillon) => {
      if (changed === name) setBrouillon(next);
    };
    readers.add(reader);
    return () => void readers.delete(reader);
  }, [name]);
  const tell = (next: Brouillon) => {
    for (const reader of readers) reader(name, next);
  };
  return {
    brouillon,
    change: (changes: Changes) => {
      setBrouillon((before) => {
        const next = { ...before, ...(typeof changes === 'function' ? changes(before) : changes) };
        keepChanges(name, isEmpty(next) ? {} : { decision: { to: next } });
        // React must have applied this change before the others are told.
        queueMicrotask(() => tell(next));
        return next;
      });
    },
    clear: () => {
      setBrouillon(vide);
      keepChanges(name, {});
      tell(vide);
    },
  };
}

function readKept(name: string): Brouillon {
  const kept = keptChanges(name).decision?.to as Partial<Brouillon> | undefined;
  const retouches = Object.fromEntries(
    Object.entries(kept?.retouches ?? {}).map(([version, own]) => [version, lue(own)]),
  );
  return { ...vide, ...kept, retouches, action: isAction(kept?.action) ? kept.action : null };
}

/** Returns a kept letter; those kept by an older version of the portal are plain text, and are read for a month. */
const lue = (own: TexteLettre | string): TexteLettre => (typeof own === 'string' ? readTexte(own) : own);

const isEmpty = ({
  action,
  textes,
  coches,
  montants,
  accord,
  motifEnveloppe,
  signauxVus,
  courriers,
  retouches,
}: Brouillon): boolean =>
  action === null &&
  Object.keys(accord).length === 0 &&
  courriers === null &&
  Object.keys(retouches).length === 0 &&
  motifEnveloppe === '' &&
  signauxVus.length === 0 &&
  Object.values(textes).every((texte) => texte.trim() === '') &&
  Object.keys(coches).length === 0 &&
  Object.keys(montants).length === 0;
