import type { Row } from '@asso/domain/kernel/fields';
import type { Rights } from '@asso/domain/kernel/writable';
import { useState } from 'react';
import { go } from '../../platform/page/navigation.ts';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { notify } from '../../platform/session/announcements.ts';
import { RowActs } from '../../ui/table/RowActs.tsx';
import type { ActeSuite } from '../campagne/use-acte.ts';
import { ActeDialog } from '../services/ActeDialog.tsx';

type ActeOffre = {
  /** The word of the act, in the row and in what is asked; `bouton` when the button says more. */
  mot: string;
  bouton?: string;
  /** What it changes, said before it is done, and what is said after the name of the form once it is. */
  suite: string;
  fait: string;
  isDanger?: boolean;
  send: () => Promise<ActeSuite>;
};

type Copie<M> = {
  /** The name under which the browser keeps what is typed. */
  name: string;
  code: Row;
  label: string;
  reprise: string;
  done: string;
  send: (
    code: string,
    idempotencyKey: string,
  ) => Promise<Extract<ActeSuite, { ok: false }> | { ok: true; value: M }>;
  hrefOf: (made: M) => string;
};

type OffreActesProps<M> = {
  /** The name of the form. */
  of: string;
  rights: Rights;
  /** The acts beside copying it, by the right that each asks for. */
  actes: Readonly<Record<string, ActeOffre>>;
  copie: Copie<M>;
  onDone: () => void;
};

/** The acts on a published form that the reader's rights allow; each says what it changes before it is done. */
export function OffreActes<M>({ of, rights, actes, copie, onDone }: OffreActesProps<M>) {
  const [asked, setAsked] = useState<string | null>(null);
  const close = () => setAsked(null);
  const offered = [
    ['duplicate', 'Dupliquer'],
    ...Object.entries(actes).map(([right, { mot }]) => [right, mot]),
  ].filter(([right = '']) => rights[right] === true);
  const acte = asked === null ? undefined : actes[asked];
  return (
    <>
      <RowActs
        of={of}
        acts={offered.map(([right = '', label = '']) => ({
          label,
          of: `: ${of}`,
          onPress: () => setAsked(right),
        }))}
      />
      {asked === 'duplicate' && <DupliquerOffre of={of} copie={copie} onClose={close} />}
      {acte && (
        <ActeDialog
          acte={{
            verbe: acte.bouton ?? acte.mot,
            titre: `${acte.mot} « ${of} » ?`,
            consequence: acte.suite,
            done: `${of} ${acte.fait}`,
            isDanger: acte.isDanger,
            send: acte.send,
            after: onDone,
            refused: onDone,
          }}
          onClose={close}
        />
      )}
    </>
  );
}

type DupliquerOffreProps<M> = { of: string; copie: Copie<M>; onClose: () => void };

/** Copies the whole form to the next year under another code; nothing is published. */
function DupliquerOffre<M>({ of, copie, onClose }: DupliquerOffreProps<M>) {
  const saisie = useSaisie({
    name: copie.name,
    value: {} as { code?: string | null },
    send: ({ code }, idempotencyKey) => copie.send(code?.trim() ?? '', idempotencyKey),
    onDone: (made) => {
      notify('succes', `${copie.done} : ses dates avancent d’un an.`);
      go(copie.hrefOf(made as M));
    },
  });
  return (
    <SaisieDialog
      title={`Dupliquer « ${of} » ?`}
      label={copie.label}
      saisie={saisie}
      fields={{ code: copie.code }}
      before={<p>{copie.reprise} sont repris, un an plus tard. Rien n’est publié.</p>}
      onClose={onClose}
    />
  );
}
